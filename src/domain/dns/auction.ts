import type { Auction, Bid } from './domain.ts'

/** Bids that were taken, the highest first, and those that were refused, the newest first. */
export function sortBids(bids: readonly Bid[]): { taken: Bid[]; refused: Bid[] } {
  const height = (one: Bid, other: Bid) => Number(BigInt(other.value) - BigInt(one.value)) || other.utime - one.utime
  return {
    taken: bids.filter(({ succeeded }) => succeeded).sort(height),
    refused: bids.filter(({ succeeded }) => !succeeded).sort((one, other) => other.utime - one.utime),
  }
}

/** Running auctions, and those that are over, each in their order. */
export function splitAuctions(auctions: readonly Auction[], now: number): { running: Auction[]; ended: Auction[] } {
  const isOver = (auction: Auction) => auctionState(auction, now) === 'ended'
  return { running: auctions.filter(auction => !isOver(auction)), ended: auctions.filter(isOver) }
}

/** State of an auction; without an end the status of the provider counts, and without both it is unknown. */
export function auctionState({ endsAt, status }: Auction, now: number): 'active' | 'ended' | 'unknown' {
  if (endsAt !== null) return endsAt > now ? 'active' : 'ended'
  if (status === null) return 'unknown'
  return status === 'active' ? 'active' : 'ended'
}
