import { type AccountFacts, proveAccount } from '../../ton/proof/account-proof.ts'
import { type FullBlockId, requireBlock } from '../../ton/proof/block-id.ts'
import { type Checked, contradict, prove, requireFacts, requireSame } from '../../ton/proof/checked.ts'
import { proveHeader } from '../../ton/proof/header.ts'
import { readTree } from '../../ton/proof/merkle.ts'
import { proveOlderBlock } from '../../ton/proof/older-block.ts'
import { proveShardBlock } from '../../ton/proof/shard-blocks.ts'
import { proveSigned, type SignedFacts } from '../../ton/proof/signatures.ts'
import { proveTransaction } from '../../ton/proof/transaction-proof.ts'
import { proveValidators, readValidators, type ValidatorSet } from '../../ton/proof/validators.ts'
import { MASTERCHAIN } from '../block/block.ts'
import type { Anchors } from './anchors.ts'
import type { Claim, Link } from './claim.ts'

/** Who says that these are the validators, the strongest first. */
export type Authority =
  /** this build, which pinned their set, or one from which so many rotations lead to it */
  | { kind: 'pinned'; made: number; rotations: number }
  | { kind: 'agreed'; provider: string }
  /** the provider of the signatures alone */
  | { kind: 'named' }

/** What the links so far have shown, if all that they lead on to is true. */
export type Reached = {
  /** the block that the rest has to prove */
  block: FullBlockId | null
  /** of that block, unix seconds; null where the proof does not show it */
  utime: number | null
  account?: AccountFacts
  /** the masterchain block that commits what is claimed */
  committedBy?: FullBlockId
  signed?: SignedFacts
  validators?: ValidatorSet
  authority?: Authority
}

/** A link and what it comes to. Only the last one may have proved nothing: nothing is built on it. */
export type Rung = { link: Link; checked: Checked<Reached> }

type LinkOf<Kind extends Link['kind']> = Extract<Link, { kind: Kind }>

/** Where a claim starts: a block stands for itself. */
const startOf = (claim: Claim): Reached => ({ block: claim.kind === 'block' ? claim.block : null, utime: null })

/** When the block was made, where its header is among the bytes. */
async function timeIn(boc: Uint8Array, block: FullBlockId): Promise<number | null> {
  const header = await proveHeader(boc, block)
  return header.kind === 'proved' ? header.facts.utime : null
}

/** An account of the past is meant after that very masterchain block. */
function requireMeant(claim: Claim, masterchainBlock: FullBlockId) {
  if (claim.kind === 'account' && claim.at) requireBlock('block', claim.at, masterchainBlock)
}

const out = (what: string) => contradict({ what: 'bytes', why: `${what} is not the next link` })

/** From validators that the build pins, each set is signed for by the one before it. */
async function readRotations({ start, hops }: LinkOf<'rotations'>, anchors: Anchors) {
  let set = requireFacts(await proveValidators([start.boc], start.block))
  const first = authorityOf(set, anchors)
  if (first.kind !== 'pinned') contradict({ what: 'validators', expected: null, found: set.hash })
  for (const { block, boc, signatures } of hops) {
    requireFacts(await proveSigned(signatures, block, set))
    set = requireFacts(await proveValidators([boc], block))
  }
  return { set, authority: { ...first, rotations: hops.length } }
}

/** The next state, or an end by `contradict` or `leaveUnproved`. */
async function follow(link: Link, claim: Claim, from: Reached, anchors: Anchors): Promise<Reached> {
  const { block, validators } = from
  switch (link.kind) {
    case 'bytes':
      requireSame('transaction', claim.kind === 'transaction' ? claim.hash : null, readTree(link.boc).hash)
      return from
    case 'transaction':
      if (claim.kind !== 'transaction') return out(link.kind)
      requireFacts(await proveTransaction(link.boc, link.block, { ...claim, lt: BigInt(claim.lt) }))
      return { ...from, block: link.block, utime: await timeIn(link.boc, link.block) }
    case 'account': {
      if (claim.kind !== 'account') return out(link.kind)
      if (link.block.workchain === MASTERCHAIN) requireMeant(claim, link.block)
      const account = requireFacts(await proveAccount(link.proof, link.state, link.block, claim.account))
      return { ...from, block: link.block, account, utime: await timeIn(link.proof, link.block) }
    }
    case 'shard': {
      if (!block) return out(link.kind)
      requireMeant(claim, link.masterchainBlock)
      requireFacts(await proveShardBlock(link.links, link.masterchainBlock, block))
      return { ...from, block: link.masterchainBlock, committedBy: link.masterchainBlock }
    }
    case 'older':
      if (!block) return out(link.kind)
      requireFacts(await proveOlderBlock(link.proof, link.stateProof, link.newer, block))
      return { ...from, block: link.newer }
    case 'signatures': {
      if (!block) return out(link.kind)
      const set = requireFacts(await readValidators(link.validators))
      const signed = requireFacts(await proveSigned(link.set, block, set))
      return { ...from, signed, validators: set, authority: authorityOf(set, anchors) }
    }
    case 'rotations': {
      if (!validators) return out(link.kind)
      const { set, authority } = await readRotations(link, anchors)
      requireSame('validators', set.hash, validators.hash)
      return { ...from, authority }
    }
    case 'agreed': {
      if (!validators) return out(link.kind)
      const { hash } = requireFacts(await readValidators(link.validators))
      requireSame('validators', hash, validators.hash)
      return { ...from, authority: { kind: 'agreed', provider: link.provider } }
    }
  }
}

function authorityOf({ hash }: ValidatorSet, { made, sets }: Anchors): Authority {
  const pin = sets.find(pinned => pinned.hash === hash)
  return pin ? { kind: 'pinned', made, rotations: 0 } : { kind: 'named' }
}

/** Checks links one after another, as they come: each starts where the one before it ended. A link that proves nothing may be followed by another one in its place. */
export function createLadder(claim: Claim, anchors: Anchors) {
  let reached = startOf(claim)
  return async function climb(link: Link): Promise<Rung> {
    const checked = await prove(() => follow(link, claim, reached, anchors))
    if (checked.kind === 'proved') reached = checked.facts
    return { link, checked }
  }
}
