import { addressIn } from '../method/address-in.ts'
import type { MethodRun } from '../method/value.ts'
import type { Auction } from './domain.ts'

/**
 * The auction of a name by the method of its item's contract (`get_auction_info` of TEP-81; `get_telemint_auction_state` of usernames), which
 * does not count bids. Null of a run that failed or of other results.
 */
export function auctionByContract(domain: string, { exitCode, stack }: MethodRun): Auction | null {
  const [bidder, bid, end] = [stack[0], stack[1], stack.at(-1)]
  if ((exitCode !== 0 && exitCode !== 1) || bid?.kind !== 'int' || end?.kind !== 'int' || stack.length < 3) return null
  return {
    domain,
    bid: bid.value === '0' ? null : bid.value,
    bids: null,
    bidder: bidder ? addressIn(bidder) : null,
    endsAt: Number(end.value) || null,
    status: null,
  }
}
