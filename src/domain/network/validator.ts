import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { compareAmounts } from '../notation/amount.ts'

/** A validator of the current round. */
export type Validator = {
  /** its position in the provider's answer, from 0 */
  id: number
  address: RawAddress | null
  /** the provider's text, if it is not a valid address */
  written: string | null
  /** network address: 64 hex digits, or the provider's own text */
  adnl: string | null
  /** nanoTON */
  stake: string
  /** maximum of the effective stake as a multiple of the lowest elected stake, in 16.16 fixed point; null if unknown */
  maxFactor: number | null
}

/** Amounts are nanoTON, times unix seconds; null if the provider omits one. */
export type ValidatorSet = {
  validators: Validator[]
  total: number | null
  totalStake: string | null
  minStake: string | null
  electAt: number | null
  electClose: number | null
  unreadable: number
}

/** Percentage with three decimals, at most 100; null if `whole` is 0. */
export function sharePercent(part: string, whole: string): number | null {
  if (BigInt(whole) <= 0n) return null
  return Math.min(100, Number((BigInt(part) * 100_000n) / BigInt(whole)) / 1000)
}

/** Running sums of the amounts, largest first, in nanoTON; the last is the total. */
export function cumulativeSums(amounts: string[]): bigint[] {
  let sum = 0n
  return amounts
    .toSorted((a, b) => compareAmounts(b, a))
    .map(amount => {
      sum += BigInt(amount)
      return sum
    })
}

/** `cumulativeSums` as percentages of the total. */
export function cumulativeShares(sums: bigint[]): number[] {
  const whole = sums.at(-1)
  return sums.map(sum => (whole ? Number((sum * 100_000n) / whole) / 1000 : 0))
}

/** Number of largest stakes that together reach one `nth` of the total; 0 without stake. */
export function largestHolding(sums: bigint[], nth: bigint): number {
  const whole = sums.at(-1)
  return whole ? sums.findIndex(sum => sum * nth >= whole) + 1 : 0
}

/** A validation round in unix seconds, and its number of validators. */
export type Round = { since: number; until: number; total: number }

/** A validator elected by the chain: Ed25519 key and ADNL address in hex; `adnl` is null if absent. */
export type ElectedMember = { place: number; key: Hash; adnl: Hash | null; weight: string }

/** The elected set in the configuration (`ConfigParam 34`, block.tlb), with weights instead of stakes. */
export type ElectedSet = Round & { members: ElectedMember[]; totalWeight: string }

/** Elapsed part of a round at `now`, in percent. */
export const roundPercent = ({ since, until }: Round, now: number) =>
  Math.max(0, Math.min(100, ((now - since) / (until - since)) * 100))
