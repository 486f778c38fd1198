/** Plan of the basechain's shards and load: a function of the step only, so that all runs are equal. */
import { childrenOf, parentOf, prefixOf } from './shard.ts'

/** Prefixes of the active shards in a step (from 1), sorted. */
export type ShardPlan = (step: number) => readonly string[]

export const oneShard: ShardPlan = () => ['']

/** Steps for which a split or merge is requested in advance. */
const WISHED = 3

const covers = (plan: ShardPlan, step: number, shard: string): boolean => plan(step).includes(prefixOf(shard))

const splitsAt = (plan: ShardPlan, step: number, shard: string): boolean =>
  covers(plan, step, childrenOf(shard)[0]) && !covers(plan, step, shard)

const mergesAt = (plan: ShardPlan, step: number, shard: string): boolean =>
  prefixOf(shard) !== '' && covers(plan, step, parentOf(shard)) && !covers(plan, step, shard)

const soon = (step: number): number[] => Array.from({ length: WISHED }, (_, at) => step + 1 + at)

/** Header flags about future splits and merges, for a shard's block of a step. */
export const outlook = (plan: ShardPlan, step: number, shard: string) => ({
  beforeSplit: splitsAt(plan, step + 1, shard),
  beforeMerge: mergesAt(plan, step + 1, shard),
  wantSplit: soon(step).some(later => splitsAt(plan, later, shard)),
  wantMerge: soon(step).some(later => mergesAt(plan, later, shard)),
})

const REST = 7

/** Number of blocks that a shard creates in a step: sometimes none or two, but one around splits and merges. */
export function blocksOfStep(plan: ShardPlan, step: number, shard: string): 0 | 1 | 2 {
  const prefix = prefixOf(shard)
  const isSteady = [step - 1, step, step + 1].every(at => covers(plan, at, shard))
  if (prefix === '' || !isSteady) return 1
  const turn = (step + Number.parseInt(`1${prefix}`, 2)) % REST
  if (turn === 3) return 0
  return turn === 5 ? 2 : 1
}
