import type { ScreenRequest } from './request.ts'

/** Domains on auction (indexer, dns/auctions). */
export const auctionsRequest: ScreenRequest = {
  key: 'auctions',
  of: () => ['/dns/auctions', {}],
}
