import type { Auction, Bid } from './domain.ts'

/** Accepted bids, highest first, and rejected bids, newest first. */
export function sortBids(bids: readonly Bid[]): { taken: Bid[]; refused: Bid[] } {
  const height = (one: Bid, other: Bid) => Number(BigInt(other.value) - BigInt(one.value)) || other.utime - one.utime
  return {
    taken: bids.filter(({ succeeded }) => succeeded).sort(height),
    refused: bids.filter(({ succeeded }) => !succeeded).sort((one, other) => other.utime - one.utime),
  }
}

/** Splits auctions into running and ended ones; keeps the order. */
export function splitAuctions(auctions: readonly Auction[], now: number): { running: Auction[]; ended: Auction[] } {
  const isOver = (auction: Auction) => auctionState(auction, now) === 'ended'
  return { running: auctions.filter(auction => !isOver(auction)), ended: auctions.filter(isOver) }
}

/** State of an auction by its end, else by the provider's status; unknown without both. */
export function auctionState({ endsAt, status }: Auction, now: number): 'active' | 'ended' | 'unknown' {
  if (endsAt !== null) return endsAt > now ? 'active' : 'ended'
  if (status === null) return 'unknown'
  return status === 'active' ? 'active' : 'ended'
}
