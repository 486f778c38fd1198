import { addressIn } from '../method/address-in.ts'
import type { MethodRun } from '../method/value.ts'
import type { Auction } from './domain.ts'

/**
 * The auction of a name by its item's get-method: `get_auction_info` (TEP-81), or `get_telemint_auction_state` for usernames. The number of
 * bids is unknown. Null for a failed run or unexpected results.
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
