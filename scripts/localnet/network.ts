/** The embedded local TON network: opens a chain with its scenario, freshly played or out of a dump. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { CACHE_FOLDER, dumpFile, readDump, writeDump } from './cache.ts'
import { Chain } from './chain/chain.ts'
import { Config } from './chain/config.ts'
import { dumpChain, restoreChain } from './chain/dump.ts'
import { Machine } from './chain/machine.ts'
import { RETENTION, type Retention } from './chain/retention.ts'
import type { Network } from './chain/types.ts'
import { FRESH_BLOCKS, LiveNetwork } from './live-network.ts'
import { reasonOf } from './reason.ts'
import { type Profile, profiles, type Story } from './scenario/profiles.ts'

export type NetworkOptions = {
  profile: Profile
  /** where all keys and all chance come from */
  seed?: string
  /** unix seconds of the zerostate; a fixed time makes the whole chain repeatable */
  genesisTime?: number
  /** folder of dumps, so that the same history need not be played twice; false for none */
  dump?: string | false
  /** how much of the past is kept, where it differs from RETENTION */
  retention?: Partial<Retention>
}

/** Not mainnet's (-239) nor testnet's (-3), so that no block can be taken for theirs. */
const GLOBAL_ID = -217
/** Source of the keys and the chance of a history that no other seed is named for. */
export const DEFAULT_SEED = 'nanoscope'
/** 2026-05-28T20:26:40Z: the zerostate of histories that are the same on every machine, for tests and for figures. */
export const FIXED_GENESIS = 1_780_000_000
/** Seconds. An older live history is played again: its auctions and elections would be over. */
const HISTORY_LIFE = 5 * 3600

/** Without `genesisTime` the history ends a minute ago, and blocks up to the present are made before this returns. */
export async function openNetwork(options: NetworkOptions): Promise<Network> {
  const { profile, seed = DEFAULT_SEED, genesisTime, dump = CACHE_FOLDER } = options
  const story = profiles[profile]
  // Node cuts small buffers out of pools of 64 kB, and one hash that is kept keeps its whole pool: a network would grow by 6 MB a minute.
  Buffer.poolSize = 0
  const machine = await Machine.start()
  const ground = { machine, seed, story, retention: { ...RETENTION, ...options.retention } }
  const file = dump && dumpFile(dump, { profile, seed, genesis: genesisTime ?? 'live' })
  const reopen = () => (file ? restore(file, ground, genesisTime) : null)
  let network = reopen()
  if (!network && dump) {
    if (await playApart({ ...options, dump })) network = reopen()
  }
  network ??= await play(ground, genesisTime ?? presentGenesis(story))
  if (genesisTime === undefined) await network.catchUp()
  network.settle()
  return network
}

/** Plays a history and keeps its dump; says so where that is impossible. */
export async function keepHistory({ profile, seed = DEFAULT_SEED, genesisTime, dump }: NetworkOptions): Promise<void> {
  if (!dump) return
  const story = profiles[profile]
  const ground = { machine: await Machine.start(), seed, story, retention: RETENTION }
  const { chain } = await play(ground, genesisTime ?? presentGenesis(story))
  try {
    writeDump(dump, dumpFile(dump, { profile, seed, genesis: genesisTime ?? 'live' }), dumpChain(chain))
  } catch (error) {
    console.error(`The history of the network cannot be kept, and is played at every start: ${reasonOf(error)}`)
  }
}

/** Playing leaves hundreds of megabytes behind that a process does not give back, so another one does it. Tells whether it could. */
function playApart(options: NetworkOptions): Promise<boolean> {
  const script = join(import.meta.dirname, 'keep-history.ts')
  return new Promise(resolve => {
    const player = spawn(process.execPath, [script, JSON.stringify(options)], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    player.on('error', () => resolve(false))
    player.on('close', code => resolve(code === 0))
  })
}

type Ground = { machine: Machine; seed: string; story: Story; retention: Retention }

async function play({ machine, seed, story, retention }: Ground, genesis: number): Promise<LiveNetwork> {
  const config = Config.genesis(story.config(seed, genesis))
  const chain = new Chain({ machine, globalId: GLOBAL_ID, seed, config, plan: story.plan, retention })
  const scenario = story.open({ chain, seed, genesis, restored: false })
  chain.genesis(genesis)
  const network = new LiveNetwork(chain, scenario, story.interval)
  await network.play(story.steps)
  return network
}

/** Null when there is no dump, or one of a present that is past. */
function restore(file: string, { machine, seed, story, retention }: Ground, genesisTime: number | undefined) {
  const bytes = readDump(file)
  if (!bytes) return null
  // The configuration in force comes with the accounts.
  const chain = new Chain({
    machine,
    globalId: GLOBAL_ID,
    seed,
    config: Config.genesis(new Map()),
    plan: story.plan,
    retention,
  })
  try {
    restoreChain(chain, bytes)
  } catch (error) {
    console.error(`The kept history of the network cannot be read, and is played again: ${reasonOf(error)}`)
    return null
  }
  if (genesisTime === undefined && Date.now() / 1000 - chain.now > HISTORY_LIFE) return null
  const genesis = chain.archive.find(0, 0)?.genUtime ?? chain.now
  const scenario = story.open({ chain, seed, genesis, restored: true })
  return new LiveNetwork(chain, scenario, story.interval)
}

/** The history ends when the fresh blocks begin. */
function presentGenesis({ steps, interval, pauses }: Story): number {
  const seconds = pauses + (steps + FRESH_BLOCKS) * interval
  return Math.floor(Date.now() / 1000 - seconds)
}
