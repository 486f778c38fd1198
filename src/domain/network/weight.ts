import * as numberWords from '#words/number.ts'
import { compareAmounts } from '../notation/amount.ts'
import { roundHalfUp } from '../text/format.ts'
import type { Validator } from './validator.ts'

/** A factor of 1 in 16.16 fixed point. */
const ONE = 65_536n

/**
 * Effective stakes in nanoTON, in the order of `validators`. The elector caps each stake at its factor times the lowest elected stake
 * (elector-code.fc, `try_elect`); weights are proportional to the result. Null if a factor is unknown.
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

/** A validator with its rank by weight from 1, and its effective stake in nanoTON; null if unknown. */
export type Ranked = Validator & { rank: number; counted: string | null }

/** Ranks validators by weight, then by stake. By stake alone if a factor is unknown or the set is incomplete. */
export function rankValidators(validators: Validator[], isWhole = true): Ranked[] {
  const counted = isWhole ? countedStakes(validators) : null
  return validators
    .map((validator, i) => ({ ...validator, counted: counted ? String(counted[i]) : null }))
    .toSorted((a, b) => compareAmounts(b.counted ?? b.stake, a.counted ?? a.stake) || compareAmounts(b.stake, a.stake))
    .map((validator, i) => ({ ...validator, rank: i + 1 }))
}

/** Weight of a validator: its effective stake, or its stake if unknown. */
export const weightOf = ({ counted, stake }: Ranked): string => counted ?? stake

/** A factor as text: 3, 2.5. */
export const factorText = (factor: number): string =>
  `${String(Number(roundHalfUp(factor / Number(ONE), 2))).replace('.', numberWords.point)}×`
