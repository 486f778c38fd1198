/** The embedded local TON network: opens a chain with its scenario and drives it by a clock. */
import { Chain } from './chain/chain.ts'
import { Config } from './chain/config.ts'
import { Machine } from './chain/machine.ts'
import type { Network } from './chain/types.ts'
import { FRESH_BLOCKS, LiveNetwork } from './live-network.ts'
import { type Profile, profiles, type Story } from './scenario/profiles.ts'

export type NetworkOptions = {
  profile: Profile
  /** where all keys and all chance come from */
  seed?: string
  /** unix seconds of the zerostate; fixed times make the whole chain repeatable */
  genesisTime?: number
}

/** Not mainnet's (-239) nor testnet's (-3), so that nobody takes a block for theirs. */
export const GLOBAL_ID = -217
const DEFAULT_SEED = 'nanoscope'

export async function openNetwork(options: NetworkOptions): Promise<Network> {
  const { profile, seed = DEFAULT_SEED } = options
  const story = profiles[profile]
  const genesis = options.genesisTime ?? presentGenesis(story)
  const machine = await Machine.start()
  const config = Config.genesis(story.config(seed, genesis))
  const chain = new Chain({ machine, globalId: GLOBAL_ID, seed, config })
  const scenario = story.open({ chain, seed, genesis, restored: false })
  chain.genesis(genesis)
  const network = new LiveNetwork(chain, scenario, story.interval)
  await network.play(story.steps)
  chain.archive.settle()
  if (options.genesisTime === undefined) await network.catchUp()
  return network
}

/** The history ends when the minute of fresh blocks begins. */
function presentGenesis({ steps, interval, pauses }: Story): number {
  const seconds = pauses + (steps + FRESH_BLOCKS) * interval
  return Math.floor(Date.now() / 1000 - seconds)
}
