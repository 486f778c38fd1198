/** Plan of splits and merges of the basechain, at steps in which no scenario needs immediate delivery. */
import type { ShardPlan } from '../chain/shard-plan.ts'

const WHOLE: readonly string[] = ['']
const HALVES: readonly string[] = ['0', '1']
/** One half is split again. */
const UNEVEN: readonly string[] = ['00', '01', '1']

/** Shards from a step of the round on. */
const ROUND: readonly (readonly [from: number, shards: readonly string[]])[] = [
  [0, WHOLE],
  [4, HALVES],
  [8, UNEVEN],
  [14, HALVES],
  [18, WHOLE],
]
const ROUND_STEPS = 24

/** The first round ends before the last act (parts/names.ts). From ROUNDS_FROM on, rounds repeat without end. */
const FIRST_ROUND_FROM = 66
const ROUNDS_FROM = 106

export const splitsAndMerges: ShardPlan = step => {
  const since = step - (step < ROUNDS_FROM ? FIRST_ROUND_FROM : ROUNDS_FROM)
  if (since < 0 || (step < ROUNDS_FROM && since >= ROUND_STEPS)) return WHOLE
  const at = since % ROUND_STEPS
  return ROUND.findLast(([from]) => from <= at)?.[1] ?? WHOLE
}
