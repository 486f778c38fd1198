/** How much happens on the network, and how fast. */
import type { Chain } from '../chain/chain.ts'
import { miniScenario } from './mini.ts'
import type { Scenario } from './scenario.ts'

export type Profile = 'mini' | 'standard' | 'busy'

type Story = {
  /** seconds between blocks */
  interval: number
  /** steps of history that exist when the network opens */
  history: number
  open(chain: Chain, seed: string, now: number): Scenario
}

export const profiles: Record<Profile, Story> = {
  mini: { interval: 1, history: 12, open: miniScenario },
  standard: { interval: 1, history: 60, open: miniScenario },
  busy: { interval: 0.4, history: 60, open: miniScenario },
}
