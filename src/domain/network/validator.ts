import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { compareAmounts } from '../notation/amount.ts'

/** A validator of the running round. */
export type Validator = {
  /** its position in the provider's answer, from 0 */
  id: number
  address: RawAddress | null
  /** text that the provider gave as the address, when it is no address */
  written: string | null
  /** network address: 64 hex digits, or the provider's own text */
  adnl: string | null
  /** nanoTON */
  stake: string
  /** limit of its effective stake, as a multiple of the lowest elected stake, in 16.16 fixed point; null when unknown */
  maxFactor: number | null
}

/** Amounts are nanoTON, times unix seconds; null what the provider leaves out. */
export type ValidatorSet = {
  validators: Validator[]
  total: number
  totalStake: string | null
  minStake: string | null
  electAt: number | null
  electClose: number | null
  unreadable: number
}

/** Percent of `whole` to a thousandth, at most 100; null of nothing. */
export function sharePercent(part: string, whole: string): number | null {
  if (BigInt(whole) <= 0n) return null
  return Math.min(100, Number((BigInt(part) * 100_000n) / BigInt(whole)) / 1000)
}

/** Sums of the largest amount, the two largest, and so on, in nanoTON; the last is the whole. */
export function cumulativeSums(amounts: string[]): bigint[] {
  let sum = 0n
  return amounts
    .toSorted((a, b) => compareAmounts(b, a))
    .map(amount => {
      sum += BigInt(amount)
      return sum
    })
}

/** Percent that each of `cumulativeSums` is of the whole. */
export function cumulativeShares(sums: bigint[]): number[] {
  const whole = sums.at(-1)
  return sums.map(sum => (whole ? Number((sum * 100_000n) / whole) / 1000 : 0))
}

/** Number of the largest that hold one `nth` of all; 0 when there is no stake. */
export function largestHolding(sums: bigint[], nth: bigint): number {
  const whole = sums.at(-1)
  return whole ? sums.findIndex(sum => sum * nth >= whole) + 1 : 0
}

/** A round of validators in unix seconds, and how many were elected. */
export type Round = { since: number; until: number; total: number }

/** A validator as the chain elected it: key of Ed25519 and network address in hex; the address is null where it named none. */
export type ElectedMember = { place: number; key: Hash; adnl: Hash | null; weight: string }

/** The elected set by the network's configuration (`ConfigParam 34`, block.tlb), which has weights in place of stakes. */
export type ElectedSet = Round & { members: ElectedMember[]; totalWeight: string }

/** Part of a round that is over at `now`, in percent. */
export const roundPercent = ({ since, until }: Round, now: number) =>
  Math.max(0, Math.min(100, ((now - since) / (until - since)) * 100))
