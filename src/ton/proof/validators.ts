import { toHex } from '../bytes.ts'
import { type Cell, refuse } from '../cell.ts'
import type { Hash } from '../hash.ts'
import { sha256 } from '../sha256.ts'
import type { Slice } from '../slice.ts'
import type { FullBlockId } from './block-id.ts'
import { type Checked, leaveUnproved, prove } from './checked.ts'
import { bitsOf, findLeaf, findLeafE } from './find-leaf.ts'
import { openConfig } from './masterchain.ts'
import { open, openTagged, readTree } from './merkle.ts'

/** `key` is a public key of Ed25519. */
type Validator = { key: Uint8Array; weight: bigint }

/** Those who sign masterchain blocks. */
export type ValidatorSet = {
  /** of the cell of the parameter */
  hash: Hash
  /** unix seconds, as elected: a block that ends a round may be stamped a second later */
  since: number
  until: number
  /** by their short ids, in hex */
  members: ReadonlyMap<Hash, Validator>
  /** of the members alone: others of the round sign only shard blocks */
  weight: bigint
}

const [VALIDATORS_EXT, VALIDATOR, VALIDATOR_ADDR, ED25519_KEY] = [0x12, 0x53, 0x73, 0x8e81278a]
/** TL constructor of `pub.ed25519`, little endian. */
const PUB_ED25519 = [0xc6, 0xb4, 0x13, 0x48]
const [CURRENT, CURRENT_TEMPORARY] = [34, 35]

/** `ValidatorDescr`, with an ADNL address or without. */
function readValidator(from: Slice): Validator {
  const tag = from.uint(8)
  if ((tag !== VALIDATOR && tag !== VALIDATOR_ADDR) || from.uint(32) !== ED25519_KEY) refuse('no validator')
  return { key: from.bytes(32), weight: BigInt(from.decimal(8)) }
}

/** `validators_ext#12` (block.tlb). The members are the first `main` of its list. */
function readSet(parameter: Cell, hash: Hash): ValidatorSet {
  const from = openTagged(parameter, 8, VALIDATORS_EXT)
  const [since = 0, until = 0] = from.uints(2, 32)
  const [total = 0, main = 0] = from.uints(2, 16)
  if (main < 1 || main > total) refuse('wrong number of validators')
  from.skip(64)
  const list = from.fork()
  const members = new Map<Hash, Validator>()
  let weight = 0n
  for (let place = 0; place < main; place++) {
    const validator = readValidator(findLeafE(list.fork(), bitsOf(place, 16)) ?? refuse('no validator'))
    members.set(toHex(sha256(Uint8Array.of(...PUB_ED25519, ...validator.key))), validator)
    weight += validator.weight
  }
  if (members.size < main) refuse('a validator twice')
  return { hash, since, until, members, weight }
}

/** Parameter 35, a set that stands in for a time, goes before 34: only a configuration that shows there is none has 34 count. */
function findSet(config: Cell, hashOf: (cell: Cell) => Hash): ValidatorSet {
  const leaf = findLeaf(open(config), bitsOf(CURRENT_TEMPORARY, 32)) ?? findLeaf(open(config), bitsOf(CURRENT, 32))
  const parameter = leaf?.ref() ?? refuse('no validators')
  return readSet(parameter, hashOf(parameter))
}

/**
 * Reads `ConfigParam 34` (block.tlb) from its own cell. Proves that a set of this `hash` has these members: whose set it is must be known otherwise.
 * Refuses what is no set of validators, or names one twice.
 */
export const readValidators = (parameter: Uint8Array): Promise<Checked<ValidatorSet>> =>
  prove(() => {
    const { root, hash } = readTree(parameter)
    return readSet(root, hash)
  })

/** The same from a `Hashmap 32 ^Cell` of all parameters. */
export const readConfigValidators = (config: Uint8Array): Promise<Checked<ValidatorSet>> =>
  prove(() => {
    const { root, hashOf } = readTree(config)
    return findSet(root, hashOf)
  })

/** By how many seconds the last block of a round may be later than the end for which its validators were elected. */
const ROUND_SLACK_SECONDS = 60

/** True if a set signs at the time of a block, in unix seconds. */
export const isInRound = ({ since, until }: ValidatorSet, utime: number): boolean =>
  utime >= since && utime <= until + ROUND_SLACK_SECONDS

/** Leaves a claim unproved when the set does not sign at the time of a block, in unix seconds. */
export function requireRound(set: ValidatorSet, utime: number): void {
  const { since, until } = set
  if (!isInRound(set, utime)) leaveUnproved({ why: 'other round', since, until, utime })
}

/**
 * Reads `ConfigParams` (block.tlb) from a key block, whole or a proof of it (one root), or from a masterchain block and its state (two roots, or two
 * bags of cells as in `liteServer.configInfo`). Proves that the block names these validators. Refuses another block, one that is no key block,
 * and a proof that leaves out parameter 34, or whether there is a 35.
 */
export const proveValidators = (bags: readonly Uint8Array[], block: FullBlockId): Promise<Checked<ValidatorSet>> =>
  prove(() => findSetOf(bags, block))

export function findSetOf(bags: readonly Uint8Array[], block: FullBlockId): ValidatorSet {
  const { config, hashOf } = openConfig(bags, block)
  return findSet(config, hashOf)
}
