import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Claim } from '../../../src/domain/proof/claim.ts'
import { createWorlds } from '../../attacks/support/world.ts'
import { bagOf, proofOf } from '../ton/proof/support/merkle.ts'
import { type Answers, absent, answersFrom, openPage, signedBy } from './support/proof-providers.ts'

const { past, rounds, anchors, world, forged } = createWorlds()
const { blocks } = world
const claimOf = (name: string, of = world): Claim => of.honest.find(one => one.name === `${name}, signed`)!.claim
const [transaction, account, block] = ['transaction', 'account', 'block'].map(name => claimOf(name)) as [
  Claim,
  Claim,
  Claim,
]
const honest = answersFrom(world, rounds)
/** A moment of the first round, after its newest block. */
const NOW = 1600

let answers: Answers
beforeEach(() => {
  answers = { ...honest }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const open = (now = NOW) => openPage(answers, now, anchors)
const SIGNED = { grade: 5, tone: 'good' }
const FALSE = { tone: 'bad', text: 'A proof does not fit' }

test('a proof makes no calls after a contradiction, which remains', async () => {
  answers.getTransactionProof = async () => bagOf(forged.blocks.block.root)
  const page = await open()
  expect(await page.prove(transaction)).toMatchObject({ ...FALSE, kinds: [] })
  expect(page.calls).not.toContain('getBlockBytes')
})

test('a commitment that lacks needed cells ends the proof before later links', async () => {
  const { early, next } = blocks
  const link = { proof: bagOf(proofOf(early.root, early.extra)), id: next.id }
  answers.getCommitment = async (call, asked) => ({ ...(await honest.getCommitment(call, asked)), links: [link] })
  const { state, ...rest } = await (await open()).prove(transaction)
  expect(rest).toMatchObject({ grade: 2, tone: 'plain', kinds: ['transaction'] })
  expect(state.stuck).toMatchObject({ link: { kind: 'shard' }, checked: { kind: 'unproved' } })
})

test('a proof of an older block that lacks needed cells ends the proof before signatures', async () => {
  const proof = bagOf(proofOf(blocks.head.root))
  const back = { proof, stateProof: bagOf(proofOf(blocks.head.state, ...blocks.head.state.refs)) }
  answers.getCommitment = async (call, asked) => ({ ...(await honest.getCommitment(call, asked)), back })
  const { state, ...rest } = await (await open()).prove(block)
  expect(rest).toMatchObject({ grade: 3, tone: 'plain', kinds: ['header', 'shard'] })
  expect(state.stuck).toMatchObject({ link: { kind: 'older' }, checked: { kind: 'unproved' } })
})

test('without a link to an older block, the committing block must be signed itself', async () => {
  answers.getCommitment = async (call, asked) => ({ ...(await honest.getCommitment(call, asked)), back: null })
  expect(await (await open()).prove(block)).toMatchObject({ ...SIGNED, kinds: ['header', 'shard', 'signatures'] })
})

test('an account proof that lacks needed cells ends the proof', async () => {
  answers.getAccountProof = async (call, raw, at) => {
    const answer = await honest.getAccountProof(call, raw, at)
    return {
      ...answer,
      proof: bagOf(proofOf(blocks.next.root), proofOf(blocks.next.state, ...blocks.next.state.refs)),
    }
  }
  const page = await open()
  const { state, ...rest } = await page.prove(account)
  expect(rest).toMatchObject({ grade: 0, tone: 'plain', kinds: [] })
  expect(state.stuck).toMatchObject({ link: { kind: 'account' }, checked: { kind: 'unproved' } })
  expect(page.calls).toEqual(['getAccountProof'])
})

test('a proof ends when the fetched block bytes lack the transaction', async () => {
  Object.assign(answers, {
    getTransactionProof: absent,
    getBlockBytes: async () => bagOf(proofOf(blocks.block.root, blocks.block.extra)),
  })
  const { state, ...rest } = await (await open()).prove(transaction)
  expect(rest).toMatchObject({ grade: 1, tone: 'plain', kinds: [] })
  expect(state.stuck).toMatchObject({ link: { kind: 'transaction' }, checked: { kind: 'unproved' } })
})

test('a masterchain block of an earlier round is proved by a newer block', async () => {
  const old: Claim = { kind: 'block', block: blocks.early.id }
  const page = await open(1505 + 18 * 3600)
  const { kinds } = await page.prove(old, { block: blocks.early.id, utime: 1504 })
  expect(kinds).toEqual(['header', 'older', 'signatures'])
})

test('an incomplete proof can be retried', async () => {
  answers.getSignatures = absent
  const page = await open()
  expect(await page.prove(transaction)).toMatchObject({ grade: 3 })
  answers.getSignatures = honest.getSignatures
  expect(await page.prove(transaction)).toMatchObject(SIGNED)
  expect((await page.prove(transaction)).state.stuck).toBeUndefined()
})

test('signatures of another round end a proof and are left out of its file', async () => {
  answers.getSignatures = signedBy(blocks.head.id, past)
  answers.getValidatorsAfter = async () => bagOf(past.cell)
  const page = await open()
  const { proof, state } = await page.prove(transaction)
  expect(state.stuck).toMatchObject({ link: { kind: 'signatures' }, checked: { kind: 'unproved' } })
  const { formatSaved } = await import('../../../src/stores/save-proof.ts')
  const { readProof } = await import('../../../src/providers/site/proof-file.ts')
  const { links } = readProof(await formatSaved(proof, 'mainnet'))
  expect(links.map(({ kind }) => kind)).toEqual(['bytes', 'transaction', 'shard', 'older'])
})

test('a new shard block is proved by its commitment, not by signatures of its seqno', async () => {
  const hint = { block: blocks.block.id, utime: 1500 }
  expect(await (await open()).prove(block, hint)).toMatchObject({
    ...SIGNED,
    kinds: ['header', 'shard', 'older', 'signatures'],
  })
})

test('signatures of a block are not checked when its time is unproved', async () => {
  const back = {
    proof: bagOf(proofOf(blocks.head.root, blocks.head.header)),
    stateProof: bagOf(proofOf(blocks.head.state)),
  }
  answers.getCommitment = async (call, asked) => ({ ...(await honest.getCommitment(call, asked)), back })
  answers.getBlockBytes = async (call, asked) =>
    asked.seqno === blocks.head.id.seqno
      ? bagOf(proofOf(blocks.head.root, blocks.head.header))
      : honest.getBlockBytes(call, asked)
  const { state, ...rest } = await (await open()).prove(block)
  expect(rest).toMatchObject({ grade: 3, tone: 'plain', kinds: ['header', 'shard', 'older'] })
  expect(state.stuck).toMatchObject({ link: { kind: 'header' }, checked: { kind: 'unproved' } })
})
