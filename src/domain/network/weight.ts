import * as numberWords from '#words/number.ts'
import { compareAmounts } from '../notation/amount.ts'
import { roundHalfUp } from '../text/format.ts'
import type { Validator } from './validator.ts'

/** A factor of 1. */
const ONE = 65_536n

/**
 * NanoTON of each stake that counts, in the order of `validators`: the elector takes of each at most its own factor times the least stake
 * elected (elector-code.fc, `try_elect`). A validator's weight is its part of them. Null where a factor is not known.
 */
export function countedStakes(validators: Validator[]): bigint[] | null {
  const stakes = validators.map(({ stake }) => BigInt(stake))
  const least = stakes.reduce((a, b) => (b < a ? b : a), stakes[0] ?? 0n)
  const counted: bigint[] = []
  for (const [i, { maxFactor }] of validators.entries()) {
    if (maxFactor === null) return null
    const [stake, most] = [stakes[i] ?? 0n, (least * BigInt(maxFactor)) / ONE]
    counted.push(stake < most ? stake : most)
  }
  return counted
}

/** A validator with its rank by weight, from 1, and the nanoTON of its stake that count; null where that is not known. */
export type Ranked = Validator & { rank: number; counted: string | null }

/** Validators by weight, the heaviest first; those of equal weight by stake. By stake alone where a factor is not known, or not the whole set. */
export function rankValidators(validators: Validator[], isWhole = true): Ranked[] {
  const counted = isWhole ? countedStakes(validators) : null
  return validators
    .map((validator, i) => ({ ...validator, counted: counted ? String(counted[i]) : null }))
    .toSorted((a, b) => compareAmounts(b.counted ?? b.stake, a.counted ?? a.stake) || compareAmounts(b.stake, a.stake))
    .map((validator, i) => ({ ...validator, rank: i + 1 }))
}

/** Weight of a validator: the stake that counts, or all of it where that is not known. */
export const weightOf = ({ counted, stake }: Ranked): string => counted ?? stake

/** A factor as people write it: 3, 2.5. */
export const factorText = (factor: number): string =>
  `${String(Number(roundHalfUp(factor / Number(ONE), 2))).replace('.', numberWords.point)}×`
