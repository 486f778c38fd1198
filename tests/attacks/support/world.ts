/** All claims of a small chain with the honest links of each. */
import type { Anchors } from '../../../src/domain/proof/anchors.ts'
import type { Claim, Link } from '../../../src/domain/proof/claim.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import type { FullBlockId } from '../../../src/ton/proof/block-id.ts'
import type { SignatureSet } from '../../../src/ton/proof/signatures.ts'
import { bagOf, proofOf } from '../../unit/ton/proof/support/merkle.ts'
import { simplex, type TestValidator } from '../../unit/ton/proof/support/validators.ts'
import {
  ALICE,
  BOB,
  blocksOf,
  contentsOf,
  hashOf,
  type Made,
  NOBODY,
  ROUNDS,
  type Round,
  type Rounds,
  roundOf,
} from './blocks.ts'

/** Signs a block in one of the two formats: ordinary or simplex. */
export type Sign = (block: FullBlockId, signers: TestValidator[]) => SignatureSet

export type Case = { name: string; claim: Claim; links: Link[] }

/** Builds links from blocks; each link is honest if its blocks are. */
export const linkOf = {
  header: (of: Made): Link => ({ kind: 'header', boc: bagOf(of.root) }),
  transaction: (of: Made): Link => ({ kind: 'transaction', block: of.id, boc: bagOf(of.root) }),
  older: (newer: Made): Link => ({
    kind: 'older',
    newer: newer.id,
    proof: bagOf(proofOf(newer.root, newer.extra)),
    stateProof: bagOf(proofOf(newer.state)),
  }),
  shard: (committing: Made, newer: Made, block: Made): Link => ({
    kind: 'shard',
    masterchainBlock: committing.id,
    links: [
      { proof: bagOf(proofOf(committing.root)), id: newer.id },
      { proof: bagOf(proofOf(newer.root)), id: block.id },
    ],
  }),
  signatures: (of: FullBlockId, { validators, cell }: Round, sign: Sign = simplex): Link => ({
    kind: 'signatures',
    set: sign(of, validators.slice(0, 3)),
    validators: bagOf(cell),
  }),
  rotations: (begin: Made, key: Made, first: Round, sign: Sign = simplex): Link => ({
    kind: 'rotations',
    start: { block: begin.id, boc: bagOf(begin.root) },
    hops: [{ block: key.id, boc: bagOf(key.root), signatures: sign(key.id, first.validators) }],
  }),
}

/** A chain in which Alice holds `balance`, in nanoTON. */
export function worldOf(rounds: Rounds, balance: bigint, sign: Sign = simplex) {
  const contents = contentsOf(balance)
  const blocks = blocksOf(rounds, contents)
  const { block, next, begin, early, head, key, late } = blocks
  const toShard = linkOf.shard(early, next, block)
  const account = (of: Made, hash: string): Link => ({
    kind: 'account',
    block: of.id,
    proof: bagOf(proofOf(of.root, of.extra), proofOf(of.state)),
    state: contents.accounts[hash] ? bagOf(contents.accounts[hash]) : new Uint8Array(),
  })
  const accountClaim = (workchain: number, hash: string, at?: FullBlockId): Claim => ({
    kind: 'account',
    account: `${workchain}:${hash}` as RawAddress,
    ...(at && { at }),
  })
  const transaction = (workchain: number, at: 0 | 1): Claim => {
    const { account, lt, cell } = contents.sent[at]!
    return { kind: 'transaction', account: `${workchain}:${account}` as RawAddress, lt: `${lt}`, hash: hashOf(cell) }
  }
  const ofBlock = ({ id }: Made): Claim => ({ kind: 'block', block: id })
  const bytes: Link = { kind: 'bytes', boc: bagOf(contents.sent[0]!.cell) }
  const signedHead = linkOf.signatures(head.id, rounds.first, sign)
  const rotated = [
    linkOf.signatures(late.id, rounds.second, sign),
    linkOf.rotations(begin, key, rounds.first, sign),
  ] as const
  const { header, older } = linkOf
  const starts: [string, Claim, Link[]][] = [
    ['transaction', transaction(0, 0), [bytes, linkOf.transaction(block), toShard]],
    ['other transaction', transaction(0, 1), [linkOf.transaction(block), toShard]],
    ['masterchain transaction', transaction(-1, 0), [linkOf.transaction(early)]],
    ['account', accountClaim(0, ALICE), [account(block, ALICE), toShard]],
    ['other account', accountClaim(0, BOB), [account(block, BOB), toShard]],
    ['no account', accountClaim(0, NOBODY), [account(block, NOBODY), toShard]],
    ['account then', accountClaim(0, ALICE, early.id), [account(block, ALICE), toShard]],
    ['block', ofBlock(block), [header(block), toShard]],
    ['masterchain block', ofBlock(early), [header(early)]],
  ]
  const honest: Case[] = [
    ...starts.flatMap(([name, claim, links]) => [
      { name: `${name}, signed`, claim, links: [...links, older(head), signedHead] },
      { name: `${name}, rotated`, claim, links: [...links, older(late), ...rotated] },
    ]),
    { name: 'masterchain account', claim: accountClaim(-1, ALICE), links: [account(head, ALICE), signedHead] },
    { name: 'newest block, signed', claim: ofBlock(head), links: [header(head), signedHead] },
    { name: 'newest block, rotated', claim: ofBlock(late), links: [header(late), ...rotated] },
  ]
  return { honest, blocks, contents, account }
}

/** Anchors of a build that pins these rounds, each given with its end. */
export const anchorsFor = (...rounds: [Round, number][]): Anchors => ({
  made: 1600,
  sets: rounds.map(([{ cell }, until]) => ({ hash: hashOf(cell), until, seqno: 21 })),
})

/** The chain, an attacker's chain with other validators, and a build that pins the validators of the first. */
export function createWorlds(sign: Sign = simplex) {
  const past = roundOf(ROUNDS.past)
  const [rounds, strangers] = [ROUNDS, ROUNDS].map(({ first, second }) => ({
    first: roundOf(first),
    second: roundOf(second),
  })) as [Rounds, Rounds]
  return {
    past,
    rounds,
    strangers,
    anchors: anchorsFor([past, ROUNDS.past[1]], [rounds.first, ROUNDS.first[1]]),
    world: worldOf(rounds, 5_000_000_000n, sign),
    forged: worldOf(strangers, 1_000_000_000_000_000_000n, sign),
  }
}
