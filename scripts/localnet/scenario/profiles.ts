/** Size and block interval of the embedded network, by profile. */
import type { Cell } from '@ton/core'
import { oneShard, type ShardPlan } from '../chain/shard-plan.ts'
import { Accounts } from './accounts.ts'
import { configuration } from './foundation.ts'
import { miniScenario } from './mini.ts'
import { UNTIL_ELECTED_SECONDS, UNTIL_NEW_ROUND_SECONDS, UNTIL_NEXT_ELECTION_SECONDS } from './parts/validators.ts'
import type { Opening, Scenario } from './scenario.ts'
import { splitsAndMerges } from './shards.ts'
import { standardScenario } from './standard.ts'

export type Profile = 'mini' | 'standard' | 'busy'

export type Story = {
  /** seconds between blocks */
  interval: number
  /** number of history steps when the network opens */
  steps: number
  /** total seconds skipped without blocks in the history, in addition to the steps */
  pauses: number
  /** configuration parameters that differ from mainnet's */
  config(seed: string, genesis: number): Map<number, Cell>
  open(opening: Opening): Scenario
  plan: ShardPlan
}

const config: Story['config'] = (seed, genesis) => configuration(new Accounts(seed), genesis)
const pauses = UNTIL_ELECTED_SECONDS + UNTIL_NEW_ROUND_SECONDS + UNTIL_NEXT_ELECTION_SECONDS
const sizes = { jettons: 150, holders: 1_200, items: 1_000, hoard: 1_050, entries: 30_000 }

export const profiles: Record<Profile, Story> = {
  mini: { interval: 1, steps: 12, pauses: 0, config, open: miniScenario, plan: oneShard },
  standard: {
    interval: 1,
    steps: 110,
    pauses,
    config,
    plan: splitsAndMerges,
    open: opening => standardScenario(opening, { sizes, messages: 6 }),
  },
  busy: {
    interval: 0.4,
    steps: 110,
    pauses,
    config,
    plan: splitsAndMerges,
    open: opening => standardScenario(opening, { sizes, messages: 8 }),
  },
}
