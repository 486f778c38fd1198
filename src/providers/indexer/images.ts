import type { Images } from '../../domain/token/image.ts'
import type { Trust } from '../../domain/token/trust.ts'
import { indexer } from './provider.ts'

/** Hosts of tonapi's copies (`cache.tonapi.io`). */
const COPIES = /(?:^|\.)tonapi\.io$/

/** True for a picture among the indexer's own copies, which only the indexer sees a request for. */
function isCopy(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, origin } = new URL(url)
  return COPIES.test(hostname) || origin === new URL(indexer.baseUrl, globalThis.location?.href ?? 'http://none').origin
}

/**
 * Pictures of a token, of addresses in order of preference. `image` loads by itself: a copy of the indexer's, or any picture of a
 * whitelisted token. Without one `original` is on a host of a stranger's choice, which learns who looks: it loads on click alone.
 */
export function imagesOf(urls: readonly (string | null | undefined)[], trust: Trust): Images {
  const given = urls.filter(url => typeof url === 'string')
  const image = given.find(isCopy) ?? (trust === 'whitelist' ? given[0] : undefined)
  return image ? { image } : { image: null, ...(given[0] && { original: given[0] }) }
}
