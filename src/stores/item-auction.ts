import { type Auction, isUsername } from '../domain/dns/domain.ts'
import { auctionByContract } from '../domain/dns/item-auction.ts'
import { SECOND } from '../lib/time.ts'
import { ProviderError } from '../providers/http/error.ts'
import { getMethodRun } from '../providers/node/get-method.ts'
import { node } from '../providers/node/provider.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

/** The auction of a name by its item's contract. Used if no list of auctions is available. */
export const $itemAuction = query({
  key: 'item-auction',
  freshFor: 30 * SECOND,
  async load(call, name: string, item: RawAddress): Promise<Auction> {
    const method = isUsername(name) ? 'get_telemint_auction_state' : 'get_auction_info'
    const auction = auctionByContract(name, await getMethodRun(call, { address: item, method, args: [] }))
    if (!auction) throw new ProviderError('malformed', node.name, `${method}: no auction`)
    return auction
  },
})
