/** Interface between a scenario and the network that plays it. */
import type { Chain } from '../chain/chain.ts'
import type { Fixtures } from '../chain/types.ts'

export type Opening = {
  chain: Chain
  seed: string
  /** unix seconds of the zerostate */
  genesis: number
  /** whether the accounts were restored from a dump; nothing is placed then */
  restored: boolean
}

export type Scenario = {
  fixtures: Fixtures
  /** additional seconds between the previous step and this one */
  pause(step: number): number
  /** queues the external messages of a step; the first step is 1 */
  run(step: number): void
  /** adds entries to the fixtures that are known only after the history */
  pointOut(): void
}
