import { type BlockId, formatBlockId, isMasterchain } from '../domain/block/block.ts'
import type { Anchors } from '../domain/proof/anchors.ts'
import type { Claim, ClaimHint, Link } from '../domain/proof/claim.ts'
import type { Reached } from '../domain/proof/reached.ts'
import type { Call } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { getIndexedParameter } from '../providers/indexer/config.ts'
import { getAccountProof, getBlockBytes, getTransactionProof } from '../providers/indexer/proofs.ts'
import { getBlockOfTransaction } from '../providers/node/block-at.ts'
import { type Commitment, getCommitment, getSignatures, getValidatorsAfter } from '../providers/node/proofs.ts'
import { type FullBlockId, formatFullId } from '../ton/proof/block-id.ts'
import type { SignatureSet } from '../ton/proof/signatures.ts'
import { ROUND_MS } from './base/times.ts'
import { orUndefined } from './or-undefined.ts'
import { readSignedHead, type SignedHead, writeSignedHead } from './signed-head.ts'

/** The call that fetched a link's bytes; null if the browser had saved them. */
export type Route = { provider: string; path: string }

/** Thrown to stop a proof at a contradiction. */
export class Stopped extends Error {}

/** Context of a proof. `verifyLink` checks a link and returns the facts proved so far, or undefined if the link proves nothing. */
export type ProofContext = {
  call: Call
  claim: Claim
  hint: ClaimHint | undefined
  verifyLink: (link: Link, route: Route | null) => Promise<Reached | undefined>
  anchors: Anchors
}

const node = (path: string): Route => ({ provider: 'toncenter', path })
const indexer = (path: string): Route => ({ provider: 'tonapi', path })

/** Proves a claim as far as the providers' bytes allow. Throws ProviderError if bytes are unavailable, `Stopped` at a contradiction. */
export async function proveClaim(context: ProofContext): Promise<void> {
  const { claim } = context
  if (claim.kind === 'account') return proveAccount(context, claim)
  if (claim.kind === 'block') return proveBlock(context, claim.block)
  return proveTransaction(context, claim)
}

async function proveTransaction(context: ProofContext, claim: Extract<Claim, { kind: 'transaction' }>) {
  const { call, hint, verifyLink } = context
  const place = hint?.block ?? (await getBlockOfTransaction(call, claim))
  const commitment = await commit(context, place)
  const { block } = commitment
  // Started early: it uses the other provider, whose queue is slower.
  const signed = askSignatures(call, commitment.head)
  const shown = await showTransaction()
  if (shown) await proveCommitted(context, commitment, shown, signed)

  async function showTransaction(): Promise<Reached | undefined> {
    const listed = hint?.hasOthers ? undefined : await orUndefined(getTransactionProof(call, block, claim))
    const route = indexer('liteserver/list_block_transactions')
    const found = listed && (await verifyLink({ kind: 'transaction', block, boc: listed }, route))
    return found || verifyLink({ kind: 'transaction', block, boc: await wholeBlock(call, block) }, BLOCK_BYTES)
  }
}

/** Memoized answers that several claims of a page share, such as steps of a trace. Failures are not kept. */
const answers = new Map<string, unknown>()
async function memoized<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const answer = (answers.get(key) as T | undefined) ?? (await ask())
  answers.set(key, answer)
  return answer
}

const BLOCK_BYTES = indexer('blockchain/blocks/{id}/boc')
const COMMITMENT = node('getShardBlockProof')
const wholeBlock = (call: Call, block: FullBlockId) => memoized(formatFullId(block), () => getBlockBytes(call, block))

async function proveAccount(context: ProofContext, { account, at }: Extract<Claim, { kind: 'account' }>) {
  const { call, verifyLink } = context
  const answer = await getAccountProof(call, account, at)
  const { masterchainBlock, block, shardProof, proof, state } = answer
  const route = indexer('liteserver/get_account_state')
  const found = await verifyLink({ kind: 'account', block, proof, state }, route)
  if (!found) return
  const links = [{ proof: shardProof, id: block }]
  const committed = isMasterchain(block) ? found : await verifyLink({ kind: 'shard', masterchainBlock, links }, route)
  if (!committed) return
  // A past block is proved by a newer block whose validators are known.
  if (at) return proveCommitted(context, await commit(context, masterchainBlock), committed)
  await proveSignatures(context, masterchainBlock, committed, true)
}

async function proveBlock(context: ProofContext, block: FullBlockId) {
  const { call, hint, verifyLink } = context
  const bytes = await orUndefined(wholeBlock(call, block))
  const shown = bytes && (await verifyLink({ kind: 'header', boc: bytes }, BLOCK_BYTES))
  const isRecent = hint && Date.now() - 1000 * hint.utime < ROUND_MS
  // A recent block was signed by the current or the previous validators. An older one is proved by a newer block whose validators are
  // known.
  if (shown && isMasterchain(block) && isRecent) return proveSignatures(context, block, shown, false)
  return proveCommitted(context, await commit(context, block), shown)
}

/** Loads the proof from a newer block down to `block`. It starts at the saved signed block if that is newer, else at the newest block. */
async function commit({ call, hint }: ProofContext, block: BlockId): Promise<Commitment> {
  const head = readSignedHead()
  const isOlder = head && hint && 1000 * hint.utime < head.at - MINUTE
  const from = isOlder ? head.block.seqno : undefined
  const known =
    from && (await orUndefined(memoized(`${formatBlockId(block)} ${from}`, () => getCommitment(call, block, from))))
  return known || getCommitment(call, block)
}

/** Proves that a committing block leads to the claim. `shown` contains the facts proved by the claim's own links. */
async function proveCommitted(
  context: ProofContext,
  commitment: Commitment,
  shown: Reached | undefined,
  signed?: Promise<Signatures>,
) {
  const { block, masterchainBlock, links, back, head } = commitment
  const { verifyLink } = context
  let reached = shown
  if (!isMasterchain(block)) {
    reached = await verifyLink({ kind: 'shard', masterchainBlock, links }, COMMITMENT)
    if (!reached) return
  }
  if (back) {
    reached = await verifyLink({ kind: 'older', newer: head, ...back }, COMMITMENT)
    if (!reached) return
  }
  await proveSignatures(context, back ? head : masterchainBlock, reached, true, signed)
}

/** Signatures of a block, or a complete saved signature link. `isKept`: the validators were saved from an earlier proof. */
type Signatures = SignedHead | { block: FullBlockId; set: SignatureSet; validators: Uint8Array; isKept: boolean }

async function fetchSignatures(call: Call, block: FullBlockId): Promise<Signatures> {
  const saved = readSignedHead()
  if (saved && formatFullId(saved.block) === formatFullId(block)) return saved
  const { set } = await getSignatures(call, block.seqno)
  const validators = saved?.link.validators ?? (await getValidatorsAfter(call, block.seqno - 1))
  return { block, set, validators, isKept: saved !== undefined }
}

function askSignatures(call: Call, block: FullBlockId): Promise<Signatures> {
  const signatures = fetchSignatures(call, block)
  // Prevents an unhandled rejection: the error is thrown when the signatures are awaited, which may not happen.
  signatures.catch(() => {})
  return signatures
}

/** Proves the time of a block by its header. Signatures are only valid within the validation round of that time. */
async function showTime({ call, verifyLink }: ProofContext, block: FullBlockId, reached: Reached | undefined) {
  if (reached && 'blockTime' in reached && reached.blockTime !== null) return reached
  return verifyLink({ kind: 'header', boc: await wholeBlock(call, block) }, BLOCK_BYTES)
}

/** `isNewest`: the block was the newest when requested. It is then saved as the start of proofs of older blocks. */
async function proveSignatures(
  context: ProofContext,
  block: FullBlockId,
  from: Reached | undefined,
  isNewest: boolean,
  signed = askSignatures(context.call, block),
) {
  const { call, verifyLink } = context
  if (!(await showTime(context, block, from))) return
  const found = await signed
  if ('link' in found) {
    const reached = await verifyLink(found.link, null)
    return reached && proveAuthority(context, reached)
  }
  const { set, validators, isKept } = found
  async function verifySignatures(validators: Uint8Array) {
    const link = { kind: 'signatures', set, validators } as const
    const reached = await verifyLink(link, node('getMasterchainBlockSignatures'))
    if (reached && 'signedAt' in reached && isNewest)
      writeSignedHead({ block, at: Math.min(1000 * reached.signedAt, Date.now()), link })
    return reached
  }
  // The saved validators may have been replaced since.
  const retryWithCurrent = async () =>
    isKept ? verifySignatures(await getValidatorsAfter(call, block.seqno - 1)) : undefined
  const reached = (await verifySignatures(validators)) ?? (await retryWithCurrent())
  if (reached) await proveAuthority(context, reached)
}

/** Proves validators that this build does not pin: by rotations from pinned ones, or else by agreement of both providers. */
async function proveAuthority({ call, anchors, verifyLink }: ProofContext, reached: Reached) {
  if (!('authority' in reached) || reached.authority.kind !== 'named') return
  const { validators } = reached
  // Lazy: most builds pin the current validators.
  const { findRotations, isNextRound } = await import('./rotations.ts')
  const rotations = await orUndefined(findRotations(call, validators, anchors))
  if (rotations && (await verifyLink(rotations, BLOCK_BYTES))) return
  // The other provider only names the current validators. For older ones the proof says who named them, and no more.
  if (Date.now() > 1000 * validators.until) return
  const named = await orUndefined(getIndexedParameter(call, 34))
  if (!named || (await isNextRound(named, validators))) return
  await verifyLink({ kind: 'agreed', provider: 'tonapi', validators: named }, indexer('blockchain/config/raw'))
}
