import type { RawAddress } from '../../ton/address.ts'
import { compareAmounts, sumAmounts } from '../notation/amount.ts'

/** A validator of the running round. */
export type Validator = {
  /** its position in the provider's answer, from 0 */
  id: number
  address: RawAddress | null
  /** what stands in the address's place when it is none */
  written: string | null
  /** network address: 64 hex digits, or the provider's own text */
  adnl: string | null
  /** nanoTON */
  stake: string
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

/** Highest stake first; equal ones in the provider's order. */
export const byStake = (validators: Validator[]): Validator[] =>
  validators.toSorted((a, b) => compareAmounts(b.stake, a.stake))

/** Percent of `whole` to a thousandth, at most 100; null of nothing. */
export function sharePercent(part: string, whole: string): number | null {
  if (BigInt(whole) <= 0n) return null
  return Math.min(100, Number((BigInt(part) * 100_000n) / BigInt(whole)) / 1000)
}

/** Percent that the largest stake, the two largest, and so on hold together of all that is listed. */
export function cumulativeShares(sorted: Validator[]): number[] {
  const whole = BigInt(sumAmounts(sorted.map(({ stake }) => stake)))
  let sum = 0n
  return sorted.map(({ stake }) => {
    sum += BigInt(stake)
    return whole ? Number((sum * 100_000n) / whole) / 1000 : 0
  })
}

/** How many of the largest stakes it takes to hold one `nth` of all; 0 when there is no stake. */
export function largestHolding(sorted: Validator[], nth: bigint): number {
  const whole = BigInt(sumAmounts(sorted.map(({ stake }) => stake)))
  let sum = 0n
  return whole
    ? sorted.findIndex(({ stake }) => {
        sum += BigInt(stake)
        return sum * nth >= whole
      }) + 1
    : 0
}
