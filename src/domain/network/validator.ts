import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { compareAmounts } from '../notation/amount.ts'

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

/** Highest stake first; equal ones in the provider's order. */
export const byStake = (validators: Validator[]): Validator[] =>
  validators.toSorted((a, b) => compareAmounts(b.stake, a.stake))

/** Percent of `whole` to a thousandth, at most 100; null of nothing. */
export function sharePercent(part: string, whole: string): number | null {
  if (BigInt(whole) <= 0n) return null
  return Math.min(100, Number((BigInt(part) * 100_000n) / BigInt(whole)) / 1000)
}

/** Sums of the largest stake, the two largest, and so on, in nanoTON; the last is the total. */
export function cumulativeStakes(validators: Validator[]): bigint[] {
  let sum = 0n
  return byStake(validators).map(({ stake }) => {
    sum += BigInt(stake)
    return sum
  })
}

/** Percent that each of `cumulativeStakes` is of the whole. */
export function cumulativeShares(sums: bigint[]): number[] {
  const whole = sums.at(-1)
  return sums.map(sum => (whole ? Number((sum * 100_000n) / whole) / 1000 : 0))
}

/** Number of largest stakes that hold one `nth` of all; 0 when there is no stake. */
export function largestHolding(sums: bigint[], nth: bigint): number {
  const whole = sums.at(-1)
  return whole ? sums.findIndex(sum => sum * nth >= whole) + 1 : 0
}

/** A factor of 1. */
const ONE = 65_536n

/**
 * NanoTON of the stakes that count: the elector takes of each at most its own factor times the least stake elected (elector-code.fc,
 * `try_elect`). Null of no validators, and where a factor is not known.
 */
export function effectiveStake(validators: Validator[]): string | null {
  const stakes = validators.map(({ stake }) => BigInt(stake))
  const least = stakes.reduce((a, b) => (b < a ? b : a), stakes[0] ?? 0n)
  let sum = 0n
  for (const [i, { maxFactor }] of validators.entries()) {
    if (maxFactor === null) return null
    const [stake, most] = [stakes[i] ?? 0n, (least * BigInt(maxFactor)) / ONE]
    sum += stake < most ? stake : most
  }
  return validators.length > 0 ? String(sum) : null
}

/** By what validators are sorted; with a minus the other way round. Stakes begin with the largest, all else with the first. */
export const VALIDATOR_SORTS = ['stake', '-stake', 'place', '-place', 'address', '-address', 'adnl', '-adnl'] as const
export type ValidatorSort = (typeof VALIDATOR_SORTS)[number]
export type SortedColumn = 'stake' | 'place' | 'address' | 'adnl'

/** Compares two texts by their characters; a missing one comes last in both directions. */
function compareTexts(a: string | null, b: string | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -sign : Number(a > b) * sign
}

/** Equal ones in the provider's order. Addresses by their account, which orders their friendly forms too. */
export function sortValidators(validators: Validator[], sort: ValidatorSort): Validator[] {
  const sign = sort.startsWith('-') ? -1 : 1
  switch (sort.replace('-', '')) {
    case 'place':
      return validators.toSorted((a, b) => (a.id - b.id) * sign)
    case 'address':
      return validators.toSorted((a, b) => compareTexts(a.address ?? a.written, b.address ?? b.written, sign))
    case 'adnl':
      return validators.toSorted((a, b) => compareTexts(a.adnl, b.adnl, sign))
    default:
      return validators.toSorted((a, b) => compareAmounts(b.stake, a.stake) * sign)
  }
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
