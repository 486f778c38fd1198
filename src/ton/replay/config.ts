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
/** Length of `size_limits_config_v2` (block.tlb) as the emulator knows it. It refuses a configuration whose limits have more fields. */
const KNOWN_LIMITS_BITS = 368

/** Version of the network's rules in a configuration (`ConfigParam 8`); null where it has none. Throws a `TonBytesError`. */
export function versionOf(config: Cell): number | null {
  const leaf = findLeaf(new Slice(config), bitsOf(VERSION_AT, KEY_BITS))
  if (!leaf) return null
  const from = new Slice(leaf.ref())
  return from.uint(8) === 0xc4 ? from.uint(32) : null
}

/** The configuration with limits that the emulator knows. */
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

/** Limits with fields that the emulator does not know; undefined where it knows all. */
function newerLimits(config: Cell): Cell | undefined {
  const limits = findLeaf(new Slice(config), LIMITS_AT)?.ref()
  return limits && limits.bits > KNOWN_LIMITS_BITS ? limits : undefined
}

/** True if the emulator takes a configuration without some fields of its `ConfigParam 43`. Throws a `TonBytesError`. */
export const isShortened = (boc: Uint8Array): boolean => newerLimits(readBoc(boc)) !== undefined

/**
 * A configuration as the emulator takes it (bag of cells, base64): without fields of `ConfigParam 43` that are newer than itself. A replay
 * whose result depends on one has another hash. The bag is written again: its cells are those read here, whose hashes may be proved. Throws a
 * `TonBytesError`.
 */
export function emulatedConfig(boc: Uint8Array): string {
  const config = readBoc(boc)
  const limits = newerLimits(config)
  return bagOf(limits ? withKnownLimits(config, limits) : config)
}
