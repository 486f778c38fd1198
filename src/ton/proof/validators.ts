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

/** `key` is an Ed25519 public key. */
type Validator = { key: Uint8Array; weight: bigint }

/** Validators that sign masterchain blocks. */
export type ValidatorSet = {
  /** hash of the parameter's cell */
  hash: Hash
  /** elected start in unix seconds; a round's last block may be slightly later than its end */
  since: number
  until: number
  /** by short id in hex */
  members: ReadonlyMap<Hash, Validator>
  /** total weight of the members; other validators of the round only sign shard blocks */
  weight: bigint
}

const [VALIDATORS_EXT, VALIDATOR, VALIDATOR_ADDR, ED25519_KEY] = [0x12, 0x53, 0x73, 0x8e81278a]
/** TL constructor id of `pub.ed25519`, little endian. */
const PUB_ED25519 = [0xc6, 0xb4, 0x13, 0x48]
const [CURRENT, CURRENT_TEMPORARY] = [34, 35]

/** Reads `ValidatorDescr`, with or without an ADNL address. */
function readValidator(from: Slice): Validator {
  const tag = from.uint(8)
  if ((tag !== VALIDATOR && tag !== VALIDATOR_ADDR) || from.uint(32) !== ED25519_KEY) refuse('no validator')
  return { key: from.bytes(32), weight: BigInt(from.decimal(8)) }
}

/** Reads `validators_ext#12` (block.tlb). The members are the first `main` validators of its list. */
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

/** Finds the set in force. Parameter 35, a temporary set, takes precedence over 34, so that its absence must be proved. */
function findSet(config: Cell, hashOf: (cell: Cell) => Hash): ValidatorSet {
  const leaf = findLeaf(open(config), bitsOf(CURRENT_TEMPORARY, 32)) ?? findLeaf(open(config), bitsOf(CURRENT, 32))
  const parameter = leaf?.ref() ?? refuse('no validators')
  return readSet(parameter, hashOf(parameter))
}

/**
 * Proves that the set with this `hash` has these members, from the cell of `ConfigParam 34` (block.tlb). Does not prove whose set it is.
 * Contradicted by other cells and by duplicate validators.
 */
export const readValidators = (parameter: Uint8Array): Promise<Checked<ValidatorSet>> =>
  prove(() => {
    const { root, hash } = readTree(parameter)
    return readSet(root, hash)
  })

/** Like `readValidators`, from a `Hashmap 32 ^Cell` of all parameters. */
export const readConfigValidators = (config: Uint8Array): Promise<Checked<ValidatorSet>> =>
  prove(() => {
    const { root, hashOf } = readTree(config)
    return findSet(root, hashOf)
  })

/** Seconds by which a round's last block may be later than the round's elected end. */
const ROUND_SLACK_SECONDS = 60

/** True if a set signs blocks at this time, in unix seconds. */
export const isInRound = ({ since, until }: ValidatorSet, utime: number): boolean =>
  utime >= since && utime <= until + ROUND_SLACK_SECONDS

/** Leaves the claim unproved if the set does not sign blocks at this time, in unix seconds. */
export function requireRound(set: ValidatorSet, utime: number): void {
  const { since, until } = set
  if (!isInRound(set, utime)) leaveUnproved({ why: 'other round', since, until, utime })
}

/**
 * Proves that a block names these validators. Reads `ConfigParams` (block.tlb) from a key block or its proof: one root. Otherwise from a
 * masterchain block and its state: two roots, or two bags as in `liteServer.configInfo`. Contradicted by another block, or by one that is
 * not a key block. Unproved if parameter 34, or the presence of 35, is pruned.
 */
export const proveValidators = (bags: readonly Uint8Array[], block: FullBlockId): Promise<Checked<ValidatorSet>> =>
  prove(() => findSetOf(bags, block))

export function findSetOf(bags: readonly Uint8Array[], block: FullBlockId): ValidatorSet {
  const { config, hashOf } = openConfig(bags, block)
  return findSet(config, hashOf)
}
