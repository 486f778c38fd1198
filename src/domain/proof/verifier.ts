import { proveAccount } from '../../ton/proof/account-proof.ts'
import { type FullBlockId, requireBlock, requireOrder } from '../../ton/proof/block-id.ts'
import { type Checked, contradict, leaveUnproved, prove, requireFacts, requireSame } from '../../ton/proof/checked.ts'
import { proveHeader, proveTime } from '../../ton/proof/header.ts'
import { readTree } from '../../ton/proof/merkle.ts'
import { proveOlderBlock } from '../../ton/proof/older-block.ts'
import { proveShardBlock } from '../../ton/proof/shard-blocks.ts'
import { proveSigned } from '../../ton/proof/signatures.ts'
import { proveTransaction } from '../../ton/proof/transaction-proof.ts'
import { proveValidators, readValidators, requireRound, type ValidatorSet } from '../../ton/proof/validators.ts'
import { MASTERCHAIN } from '../../ton/workchain.ts'
import type { Anchors } from './anchors.ts'
import type { Claim, Link } from './claim.ts'
import {
  type AtClaim,
  type AtSignatures,
  type Authority,
  type InBlock,
  nextKinds,
  type Reached,
  startOf,
} from './reached.ts'

/** A link with its result. Only the last link may have proved nothing. */
export type CheckedLink = { link: Link; checked: Checked<Reached> }

type LinkOf<Kind extends Link['kind']> = Extract<Link, { kind: Kind }>

/** `fromFile`: an agreement of providers is then only claimed by the file's author, and does not count. */
type Context = { claim: Claim; anchors: Anchors; fromFile: boolean }

/** Time of a block, if the bytes contain its header. */
const timeIn = async (boc: Uint8Array, block: FullBlockId) => requireFacts(await proveTime(boc, block))

/** A claim about a past account is bound to its masterchain block. */
function requireMeant(claim: Claim, masterchainBlock: FullBlockId) {
  if (claim.kind === 'account' && claim.at) requireBlock('block', claim.at, masterchainBlock)
}

function refuse(link: Link, claim: Claim, from: Reached): never {
  contradict({ what: 'link', expected: nextKinds(claim, from).join(', ') || null, found: link.kind })
}

async function followClaim(link: Link, from: AtClaim, { claim }: Context): Promise<Reached> {
  if (claim.kind === 'transaction' && link.kind === 'bytes') {
    const { root, hash } = readTree(link.boc)
    requireSame('transaction', claim.hash, hash)
    // A proof may lack cells; its hash is the same.
    if (root.levelMask) leaveUnproved({ why: 'incomplete' })
    return { ...from, hasBytes: true }
  }
  if (claim.kind === 'transaction' && link.kind === 'transaction') {
    const { boc, block } = link
    requireFacts(await proveTransaction(boc, block, { ...claim, lt: BigInt(claim.lt) }))
    const utime = await timeIn(boc, block)
    return { ...from, stage: 'in block', block, blockTime: utime, utime }
  }
  if (claim.kind === 'account' && link.kind === 'account') {
    const { block, proof, state } = link
    if (block.workchain === MASTERCHAIN) requireMeant(claim, block)
    const account = requireFacts(await proveAccount(proof, state, block, claim.account))
    const utime = await timeIn(proof, block)
    return { ...from, stage: 'in block', block, blockTime: utime, account, utime }
  }
  return refuse(link, claim, from)
}

async function followBlock(link: Link, from: InBlock, { claim, anchors }: Context): Promise<Reached> {
  const { block, blockTime } = from
  switch (link.kind) {
    case 'header': {
      const { utime } = requireFacts(await proveHeader(link.boc, block))
      return { ...from, blockTime: utime, utime: from.stage === 'in block' ? utime : from.utime }
    }
    case 'shard': {
      const { links, masterchainBlock } = link
      requireMeant(claim, masterchainBlock)
      requireFacts(await proveShardBlock(links, masterchainBlock, block))
      const utime = await timeIn(links[0]?.proof ?? new Uint8Array(), masterchainBlock)
      return { ...from, stage: 'committed', block: masterchainBlock, blockTime: utime, committedBy: masterchainBlock }
    }
    case 'older':
      requireFacts(await proveOlderBlock(link.proof, link.stateProof, link.newer, block))
      return { ...from, stage: 'preceded', block: link.newer, blockTime: await timeIn(link.proof, link.newer) }
    case 'signatures': {
      const set = requireFacts(await readValidators(link.validators))
      const signed = requireFacts(await proveSigned(link.set, block, set))
      if (blockTime === null) return leaveUnproved({ why: 'incomplete' })
      requireRound(set, blockTime)
      const { block: _block, blockTime: _time, ...shown } = from
      return {
        ...shown,
        stage: 'signed',
        signed,
        validators: set,
        signedAt: blockTime,
        authority: authorityOfSet(set, anchors),
      }
    }
    default:
      return refuse(link, claim, from)
  }
}

async function followSignatures(
  link: Link,
  from: AtSignatures,
  { claim, anchors, fromFile }: Context,
): Promise<Reached> {
  const { authority, validators } = from
  const vouched = { ...from, stage: 'vouched' } as const
  // If this build pins the validators, rotations are not needed: builds pin different sets.
  if (authority.kind === 'pinned') return vouched
  if (link.kind === 'rotations') {
    const { set, authority } = await readRotations(link, anchors)
    requireSame('validators', set.hash, validators.hash)
    return { ...vouched, authority }
  }
  if (link.kind !== 'agreed') return refuse(link, claim, from)
  if (fromFile) return vouched
  requireSame('validators', requireFacts(await readValidators(link.validators)).hash, validators.hash)
  return { ...vouched, authority: { kind: 'agreed', provider: link.provider } }
}

/** Verifies rotations from pinned validators: each set is signed by the previous one, within its round. */
async function readRotations({ start, hops }: LinkOf<'rotations'>, anchors: Anchors) {
  let set = requireFacts(await proveValidators([start.boc], start.block))
  const first = authorityOfSet(set, anchors)
  if (first.kind !== 'pinned') contradict({ what: 'validators', expected: null, found: set.hash })
  let last = start.block
  for (const { block, boc, signatures } of hops) {
    requireOrder(last, block)
    requireFacts(await proveSigned(signatures, block, set))
    requireRound(set, requireFacts(await proveHeader(boc, block)).utime)
    set = requireFacts(await proveValidators([boc], block))
    last = block
  }
  return { set, authority: { ...first, rotations: hops.length } }
}

function authorityOfSet({ hash }: ValidatorSet, { made, sets }: Anchors): Authority {
  const pin = sets.find(pinned => pinned.hash === hash)
  return pin ? { kind: 'pinned', made, rotations: 0 } : { kind: 'named' }
}

/** Returns the next stage, or ends by `contradict` or `leaveUnproved`. */
async function follow(link: Link, from: Reached, context: Context): Promise<Reached> {
  if (!nextKinds(context.claim, from).includes(link.kind)) return refuse(link, context.claim, from)
  if (from.stage === 'claim') return followClaim(link, from, context)
  return 'signed' in from ? followSignatures(link, from, context) : followBlock(link, from, context)
}

/**
 * Creates a verifier of links in sequence: each starts where the previous ended. A link that proves nothing may be replaced by another.
 * `fromFile`: the links are not from providers.
 */
export function createVerifier(claim: Claim, anchors: Anchors, { fromFile = false } = {}) {
  let reached: Reached = startOf(claim)
  return async function verify(link: Link): Promise<CheckedLink> {
    const checked = await prove(() => follow(link, reached, { claim, anchors, fromFile }))
    if (checked.kind === 'proved') reached = checked.facts
    return { link, checked }
  }
}
