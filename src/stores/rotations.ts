import { type BlockId, masterchainBlock } from '../domain/block/block.ts'
import type { Anchors } from '../domain/proof/anchors.ts'
import type { KeyBlock, Link } from '../domain/proof/claim.ts'
import type { Call } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { getBlockBytes } from '../providers/indexer/proofs.ts'
import { getBlockAt, getPreviousKeySeqno } from '../providers/node/block-at.ts'
import { getSignatures } from '../providers/node/proofs.ts'
import type { Checked } from '../ton/proof/checked.ts'
import { nameBlock, proveHeader } from '../ton/proof/header.ts'
import { proveSigned, type SignatureSet } from '../ton/proof/signatures.ts'
import { isInRound, proveValidators, readValidators, type ValidatorSet } from '../ton/proof/validators.ts'

/** Maximum number of rounds between a pinned set and the wanted one; more would take too long. */
export const MAX_ROTATIONS = 5

/** Maximum number of key blocks tried within a minute after a change of validators. */
const MAX_KEY_BLOCKS = 4

/** Seconds after which the key block of a rotation exists. */
const KEY_BLOCK_DELAY_SECONDS = 60

/** ms around a change of rounds in which a provider may name the validators of either round. */
const MAX_CHANGE_MS = 30 * MINUTE

type KeyBlockFacts = KeyBlock & { set: ValidatorSet; previousKeySeqno: number; utime: number }

/** A key block that changes the validators, with its signatures by the previous ones. */
export type Rotation = KeyBlock & { set: ValidatorSet; signatures: SignatureSet }

const factsOf = <Facts>(checked: Checked<Facts>): Facts | undefined =>
  checked.kind === 'proved' ? checked.facts : undefined

async function readKeyBlock(call: Call, seqno: number): Promise<KeyBlockFacts | undefined> {
  const boc = await getBlockBytes(call, masterchainBlock(seqno))
  const block = factsOf(await nameBlock(boc))
  const header = block && factsOf(await proveHeader(boc, block))
  const set = block && factsOf(await proveValidators([boc], block))
  return header && set && { block, boc, set, previousKeySeqno: header.previousKeySeqno, utime: header.utime }
}

/** The key block that names the validators at the time of a block. */
export const readKeyBlockOf = async (call: Call, block: BlockId): Promise<KeyBlockFacts | undefined> =>
  readKeyBlock(call, await getPreviousKeySeqno(call, block))

/**
 * The key block that replaced this set of validators, with its verified signatures. Takes three calls to the node and one to the indexer.
 * Undefined if the set is still in force, or the answers do not prove the replacement.
 */
export async function nextRotation(call: Call, from: ValidatorSet): Promise<Rotation | undefined> {
  let seqno = await getPreviousKeySeqno(call, await getBlockAt(call, from.until + KEY_BLOCK_DELAY_SECONDS))
  for (let tried = 0; tried < MAX_KEY_BLOCKS; tried++) {
    const found = await readKeyBlock(call, seqno)
    if (!found || found.set.hash === from.hash) return undefined
    const { block, boc, set, utime } = found
    const { set: signatures } = await getSignatures(call, seqno)
    const isSigned = factsOf(await proveSigned(signatures, block, from)) !== undefined
    if (isSigned && isInRound(from, utime)) return { block, boc, set, signatures }
    seqno = found.previousKeySeqno
  }
  return undefined
}

/**
 * Rotations from the newest pinned validators to the wanted ones, at most `MAX_ROTATIONS`; undefined if there is no such chain. Checked
 * again as a link.
 */
export async function findRotations(
  call: Call,
  wanted: ValidatorSet,
  { sets }: Anchors,
): Promise<Extract<Link, { kind: 'rotations' }> | undefined> {
  const pin = sets.at(-1)
  const length = wanted.until - wanted.since
  if (!pin || pin.until > wanted.until || wanted.since - pin.until > MAX_ROTATIONS * length) return undefined
  const start = await readKeyBlockOf(call, masterchainBlock(pin.seqno))
  if (start?.set.hash !== pin.hash) return undefined
  const hops: (KeyBlock & { signatures: SignatureSet })[] = []
  for (let { set } = start; set.hash !== wanted.hash; ) {
    const next = hops.length < MAX_ROTATIONS ? await nextRotation(call, set) : undefined
    if (!next) return undefined
    const { block, boc, signatures } = next
    hops.push({ block, boc, signatures })
    set = next.set
  }
  return { kind: 'rotations', start: { block: start.block, boc: start.boc }, hops }
}

/** True if a provider names the validators (a bag of cells) of the round before or after that of `set`, and the round changes now. */
export async function isNextRound(named: Uint8Array, set: ValidatorSet): Promise<boolean> {
  const other = factsOf(await readValidators(named))
  if (!other || (other.since < set.until && set.since < other.until)) return false
  return Math.abs(Date.now() - 1000 * Math.max(other.since, set.since)) < MAX_CHANGE_MS
}
