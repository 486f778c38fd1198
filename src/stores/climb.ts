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

/** The call that brought a link's bytes: null where this browser had them. */
export type Route = { provider: string; path: string }

/** Carries the end of a climb at a contradiction out of it. */
export class Stopped extends Error {}

/** Context of a climb. `attempt` checks a link, and gives what it has reached, or undefined where the link proves nothing. */
export type Climb = {
  call: Call
  claim: Claim
  hint: ClaimHint | undefined
  attempt: (link: Link, route: Route | null) => Promise<Reached | undefined>
  anchors: Anchors
}

const node = (path: string): Route => ({ provider: 'toncenter', path })
const indexer = (path: string): Route => ({ provider: 'tonapi', path })

/** Proves a claim as far as the providers' bytes reach. Throws ProviderError where they give none, `Stopped` at a contradiction. */
export async function climbClaim(climb: Climb): Promise<void> {
  const { claim } = climb
  if (claim.kind === 'account') return climbAccount(climb, claim)
  if (claim.kind === 'block') return climbBlock(climb, claim.block)
  return climbTransaction(climb, claim)
}

async function climbTransaction(climb: Climb, claim: Extract<Claim, { kind: 'transaction' }>) {
  const { call, hint, attempt } = climb
  const place = hint?.block ?? (await getBlockOfTransaction(call, claim))
  const commitment = await commit(climb, place)
  const { block } = commitment
  // Asked for beside what the other provider is asked, whose queue is slower.
  const signed = askSignatures(call, commitment.head)
  const shown = await showTransaction()
  if (shown) await climbCommitted(climb, commitment, shown, signed)

  async function showTransaction(): Promise<Reached | undefined> {
    const listed = hint?.hasOthers ? undefined : await orUndefined(getTransactionProof(call, block, claim))
    const route = indexer('liteserver/list_block_transactions')
    const found = listed && (await attempt({ kind: 'transaction', block, boc: listed }, route))
    return found || attempt({ kind: 'transaction', block, boc: await wholeBlock(call, block) }, BLOCK_BYTES)
  }
}

/** Values that several claims of one page share, such as the steps of a trace. A failure is not kept. */
const answers = new Map<string, unknown>()
async function held<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const answer = (answers.get(key) as T | undefined) ?? (await ask())
  answers.set(key, answer)
  return answer
}

const BLOCK_BYTES = indexer('blockchain/blocks/{id}/boc')
const COMMITMENT = node('getShardBlockProof')
const wholeBlock = (call: Call, block: FullBlockId) => held(formatFullId(block), () => getBlockBytes(call, block))

async function climbAccount(climb: Climb, { account, at }: Extract<Claim, { kind: 'account' }>) {
  const { call, attempt } = climb
  const answer = await getAccountProof(call, account, at)
  const { masterchainBlock, block, shardProof, proof, state } = answer
  const route = indexer('liteserver/get_account_state')
  const found = await attempt({ kind: 'account', block, proof, state }, route)
  if (!found) return
  const links = [{ proof: shardProof, id: block }]
  const committed = isMasterchain(block) ? found : await attempt({ kind: 'shard', masterchainBlock, links }, route)
  if (!committed) return
  // A block of the past is proved by a newer one, whose validators are known.
  if (at) return climbCommitted(climb, await commit(climb, masterchainBlock), committed)
  await climbSignatures(climb, masterchainBlock, committed, true)
}

async function climbBlock(climb: Climb, block: FullBlockId) {
  const { call, hint, attempt } = climb
  const bytes = await orUndefined(wholeBlock(call, block))
  const shown = bytes && (await attempt({ kind: 'header', boc: bytes }, BLOCK_BYTES))
  const isRecent = hint && Date.now() - 1000 * hint.utime < ROUND_MS
  // The validators of now signed it, or those before them. What is older is proved by a newer block, whose validators are known.
  if (shown && isMasterchain(block) && isRecent) return climbSignatures(climb, block, shown, false)
  return climbCommitted(climb, await commit(climb, block), shown)
}

/** Links from a signed block, if that is new enough, or from the newest, down to a block. */
async function commit({ call, hint }: Climb, block: BlockId): Promise<Commitment> {
  const head = readSignedHead()
  const isOlder = head && hint && 1000 * hint.utime < head.at - MINUTE
  const from = isOlder ? head.block.seqno : undefined
  const known =
    from && (await orUndefined(held(`${formatBlockId(block)} ${from}`, () => getCommitment(call, block, from))))
  return known || getCommitment(call, block)
}

/** `shown` is what the claim's own links have reached. */
async function climbCommitted(
  climb: Climb,
  commitment: Commitment,
  shown: Reached | undefined,
  signed?: Promise<Signatures>,
) {
  const { block, masterchainBlock, links, back, head } = commitment
  const { attempt } = climb
  let reached = shown
  if (!isMasterchain(block)) {
    reached = await attempt({ kind: 'shard', masterchainBlock, links }, COMMITMENT)
    if (!reached) return
  }
  if (back) {
    reached = await attempt({ kind: 'older', newer: head, ...back }, COMMITMENT)
    if (!reached) return
  }
  await climbSignatures(climb, back ? head : masterchainBlock, reached, true, signed)
}

/** Signatures of a block, or all of what this browser has kept of it; `isKept` of validators says that they are from an earlier proof. */
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
  // A failure shows when they are needed, which may never be.
  signatures.catch(() => {})
  return signatures
}

/** Signatures count in the round of a block alone, whose time is in its header. */
async function showTime({ call, attempt }: Climb, block: FullBlockId, reached: Reached | undefined) {
  if (reached && 'blockTime' in reached && reached.blockTime !== null) return reached
  return attempt({ kind: 'header', boc: await wholeBlock(call, block) }, BLOCK_BYTES)
}

/** `isNewest`: there was no newer block when it was asked for, so that it serves all that is older. */
async function climbSignatures(
  climb: Climb,
  block: FullBlockId,
  from: Reached | undefined,
  isNewest: boolean,
  signed = askSignatures(climb.call, block),
) {
  const { call, attempt } = climb
  if (!(await showTime(climb, block, from))) return
  const found = await signed
  if ('link' in found) {
    const reached = await attempt(found.link, null)
    return reached && climbAuthority(climb, reached)
  }
  const { set, validators, isKept } = found
  async function trial(validators: Uint8Array) {
    const link = { kind: 'signatures', set, validators } as const
    const reached = await attempt(link, node('getMasterchainBlockSignatures'))
    if (reached && 'signedAt' in reached && isNewest)
      writeSignedHead({ block, at: Math.min(1000 * reached.signedAt, Date.now()), link })
    return reached
  }
  // Others may have taken over since.
  const again = async () => (isKept ? trial(await getValidatorsAfter(call, block.seqno - 1)) : undefined)
  const reached = (await trial(validators)) ?? (await again())
  if (reached) await climbAuthority(climb, reached)
}

/** Validators that this build does not know: from those that it knows, or by the word of both providers. */
async function climbAuthority({ call, anchors, attempt }: Climb, reached: Reached) {
  if (!('authority' in reached) || reached.authority.kind !== 'named') return
  const { validators } = reached
  // Most builds know the validators of now.
  const { findRotations } = await import('./rotations.ts')
  const rotations = await orUndefined(findRotations(call, validators, anchors))
  if (rotations && (await attempt(rotations, BLOCK_BYTES))) return
  // The other provider names those of now alone: of others nothing more is claimed than who names them.
  if (Date.now() > 1000 * validators.until) return
  const named = await orUndefined(getIndexedParameter(call, 34))
  if (named) await attempt({ kind: 'agreed', provider: 'tonapi', validators: named }, indexer('blockchain/config/raw'))
}
