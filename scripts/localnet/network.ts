/** The embedded local TON network: opens a chain with its scenario, freshly played or restored from a dump. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { CACHE_FOLDER, dumpFile, readDump, writeDump } from './cache.ts'
import { Chain } from './chain/chain.ts'
import { Config } from './chain/config.ts'
import { dumpChain, restoreChain } from './chain/dump.ts'
import { Machine } from './chain/machine.ts'
import { RETENTION, type Retention } from './chain/retention.ts'
import type { Network } from './chain/types.ts'
import { LiveNetwork, MAX_CATCH_UP_BLOCKS } from './live-network.ts'
import { reasonOf } from './reason.ts'
import { type Profile, profiles, type Story } from './scenario/profiles.ts'

export type NetworkOptions = {
  profile: Profile
  /** seed of all keys and random numbers */
  seed?: string
  /** unix seconds of the zerostate; a fixed time makes the whole chain repeatable */
  genesisTime?: number
  /** folder of dumps, so that a history is played only once; false for no dumps */
  dump?: string | false
  /** limits of the kept past that differ from RETENTION */
  retention?: Partial<Retention>
}

/** Differs from mainnet (-239) and testnet (-3), so that blocks cannot be confused with theirs. */
const GLOBAL_ID = -217
/** Default seed of keys and random numbers. */
export const DEFAULT_SEED = 'nanoscope'
/** 2026-05-28T20:26:40Z: zerostate of the histories for tests and measurements, which are the same on every machine. */
export const FIXED_GENESIS = 1_780_000_000
/** Maximum age of a live history, in seconds. In an older history the auctions and elections would be over. */
const MAX_HISTORY_SECONDS = 5 * 3600

/** Opens the network. Without `genesisTime` the history ends a minute ago, and the blocks up to the present are made before this resolves. */
export async function openNetwork(options: NetworkOptions): Promise<Network> {
  const { profile, seed = DEFAULT_SEED, genesisTime, dump = CACHE_FOLDER } = options
  const story = profiles[profile]
  // Node allocates small buffers from pools of 64 kB, and one kept hash keeps its whole pool. The network would grow by 6 MB a minute.
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

/** Plays a history and writes its dump. Logs an error if that fails. */
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

/** Plays the history in another process, since a process does not return the hundreds of megabytes this takes. Resolves with true on success. */
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

/** Restores a network from a dump; null if there is no usable dump or a live history is too old. */
function restore(file: string, { machine, seed, story, retention }: Ground, genesisTime: number | undefined) {
  const bytes = readDump(file)
  if (!bytes) return null
  // The current configuration is restored with the accounts.
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
  if (genesisTime === undefined && Date.now() / 1000 - chain.now > MAX_HISTORY_SECONDS) return null
  const genesis = chain.archive.find(0, 0)?.genUtime ?? chain.now
  const scenario = story.open({ chain, seed, genesis, restored: true })
  return new LiveNetwork(chain, scenario, story.interval)
}

/** Returns the time of the zerostate for which the history ends where the fresh blocks begin. */
function presentGenesis({ steps, interval, pauses }: Story): number {
  const seconds = pauses + (steps + MAX_CATCH_UP_BLOCKS) * interval
  return Math.floor(Date.now() / 1000 - seconds)
}
