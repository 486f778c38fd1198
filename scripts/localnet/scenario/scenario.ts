/** Interface of a scenario to the network that plays it. */
import type { Chain } from '../chain/chain.ts'
import type { Almanac } from '../chain/types.ts'

export type Opening = {
  chain: Chain
  seed: string
  /** unix seconds of the zerostate */
  genesis: number
  /** the accounts come out of a dump: nothing is to be placed */
  restored: boolean
}

export type Scenario = {
  almanac: Almanac
  /** seconds the clock runs on before a step, beside the usual interval */
  pause(step: number): number
  /** queues the external messages of a step; the first is 1 */
  act(step: number): void
  /** adds to the almanac what is known only once the history has been played */
  pointOut(): void
}
