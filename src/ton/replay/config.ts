import { readBoc } from '../boc.ts'
import { Builder } from '../builder.ts'
import { type Cell, refuse } from '../cell.ts'
import { readDictionary } from '../dictionary.ts'
import { bitsOf, findLeaf } from '../proof/find-leaf.ts'
import { Slice } from '../slice.ts'
import { type Leaf, writeDictionary } from '../write-dictionary.ts'
import { bagOf } from './bag.ts'

const KEY_BITS = 32
const VERSION_AT = 8
const LIMITS_AT = bitsOf(43, KEY_BITS)
/** Length of `size_limits_config_v2` (block.tlb) known to the emulator, which rejects longer ones. */
const KNOWN_LIMITS_BITS = 368

/** Version of the network's rules (`ConfigParam 8`); null if absent. Throws `TonBytesError`. */
export function versionOf(config: Cell): number | null {
  const leaf = findLeaf(new Slice(config), bitsOf(VERSION_AT, KEY_BITS))
  if (!leaf) return null
  const from = new Slice(leaf.ref())
  return from.uint(8) === 0xc4 ? from.uint(32) : null
}

/** The configuration with limits truncated to the known fields. */
function withKnownLimits(config: Cell, limits: Cell): Cell {
  const known = new Slice(limits).part(KNOWN_LIMITS_BITS, 0)
  const leaves: Leaf[] = []
  readDictionary(config, KEY_BITS, (from, key) => {
    const parameter = key === LIMITS_AT ? known : from.ref()
    leaves.push({ key, write: to => void to.ref(parameter) })
  })
  const to = new Builder()
  writeDictionary(to, leaves)
  return to.cell().refs[0] ?? refuse('empty dictionary')
}

/** Limits with fields unknown to the emulator; undefined if none exists. */
function newerLimits(config: Cell): Cell | undefined {
  const limits = findLeaf(new Slice(config), LIMITS_AT)?.ref()
  return limits && limits.bits > KNOWN_LIMITS_BITS ? limits : undefined
}

/** True if fields of `ConfigParam 43` must be removed for the emulator. Throws `TonBytesError`. */
export const isShortened = (boc: Uint8Array): boolean => newerLimits(readBoc(boc)) !== undefined

/**
 * The configuration for the emulator (bag of cells, base64), without newer fields of `ConfigParam 43`. Replays that depend on these have
 * another hash. Rewrites the bag from the parsed cells, whose hashes may be proved. Throws `TonBytesError`.
 */
export function emulatedConfig(boc: Uint8Array): string {
  const config = readBoc(boc)
  const limits = newerLimits(config)
  return bagOf(limits ? withKnownLimits(config, limits) : config)
}
