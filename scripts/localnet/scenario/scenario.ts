/** What a scenario is to the network that plays it. */
import type { Almanac } from '../chain/types.ts'

export type Scenario = {
  almanac: Almanac
  /** queues the external messages of a step */
  act(step: number): void
}
