/** The embedded local TON network: opens a chain with its scenario and drives it by a clock. */
import { Chain } from './chain/chain.ts'
import { Config } from './chain/config.ts'
import { Machine } from './chain/machine.ts'
import type { Network } from './chain/types.ts'
import { LiveNetwork } from './live-network.ts'
import { type Profile, profiles } from './scenario/profiles.ts'

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
  const { profile, seed = DEFAULT_SEED, genesisTime = Math.floor(Date.now() / 1000) - 60 } = options
  const machine = await Machine.start()
  const story = profiles[profile]
  const chain = new Chain({ machine, globalId: GLOBAL_ID, seed, config: Config.genesis(new Map()) })
  const scenario = story.open(chain, seed, genesisTime)
  chain.genesis(genesisTime)
  const network = new LiveNetwork(chain, scenario, story.interval)
  await network.play(story.history)
  chain.archive.settle()
  if (options.genesisTime === undefined) await network.catchUp()
  return network
}
