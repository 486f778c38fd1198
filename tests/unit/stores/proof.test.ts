import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Claim } from '../../../src/domain/proof/claim.ts'
import { createWorlds, linkOf } from '../../attacks/support/world.ts'
import { bagOf, proofOf } from '../ton/proof/support/merkle.ts'
import { type Answers, absent, answersFrom, openPage, signedBy } from './support/proof-providers.ts'

const worlds = createWorlds()
const { past, rounds, strangers, anchors, world, forged } = worlds
const { blocks } = world
const claimOf = (name: string, of = world): Claim => of.honest.find(one => one.name === `${name}, signed`)!.claim
const [transaction, account, block] = ['transaction', 'account', 'block'].map(name => claimOf(name)) as [
  Claim,
  Claim,
  Claim,
]
const newest: Claim = { kind: 'block', block: blocks.head.id }
/** A moment of the first round, ten seconds after its newest block. */
const NOW = 1520
const honest = answersFrom(world, rounds)
const lying = answersFrom(forged, strangers)
/** Members of a set of validators. */
const cellOf = (round: typeof past) => async () => bagOf(round.cell)

let answers: Answers
beforeEach(() => {
  answers = { ...honest }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const open = (build = anchors, now = NOW) => openPage(answers, now, build)
const nothingPinned = { made: 0, sets: [] }

const SIGNED = { grade: 5, tone: 'good', text: 'Signed by 3 of 4 validators, checked here' }
const NAMED = { grade: 3, tone: 'warn', text: 'Signed by validators that only toncenter names' }
const AGREED = { grade: 4, tone: 'warn', text: 'Signed by validators that both providers name, not this build' }
const FALSE = { tone: 'bad', text: 'A proof does not fit' }

test.each([
  ['a transaction', transaction, ['transaction', 'shard', 'older', 'signatures']],
  ['a masterchain transaction', claimOf('masterchain transaction'), ['transaction', 'older', 'signatures']],
  ['an account', account, ['account', 'shard', 'signatures']],
  ['an account of the masterchain', { kind: 'account', account: `-1:${'1a'.repeat(32)}` }, ['account', 'signatures']],
  ['an account then', claimOf('account then'), ['account', 'shard', 'older', 'signatures']],
  ['a block', block, ['header', 'shard', 'older', 'signatures']],
  ['an old masterchain block', claimOf('masterchain block'), ['header', 'older', 'signatures']],
] satisfies [string, Claim, string[]][])('honest answers prove %s', async (_, claim, kinds) => {
  const page = await open()
  expect(await page.prove(claim)).toMatchObject({ ...SIGNED, kinds })
})

test('a new masterchain block is proved by its own signatures', async () => {
  const page = await open()
  const hint = { block: blocks.head.id, utime: 1510 }
  expect(await page.prove(newest, hint)).toMatchObject({ ...SIGNED, kinds: ['header', 'signatures'] })
  expect(page.calls).toEqual(['getBlockBytes', 'getSignatures', 'getValidatorsAfter'])
})

test('a header missing from the proof chain is fetched before the block’s signatures are accepted', async () => {
  const link = linkOf.shard(blocks.early, blocks.next, blocks.block)
  const [first, ...rest] = link.kind === 'shard' ? link.links : []
  const links = [{ ...first!, proof: bagOf(proofOf(blocks.early.root, blocks.early.header)) }, ...rest]
  answers.getCommitment = async (call, asked) => ({ ...(await honest.getCommitment(call, asked, 20)), links })
  const page = await open()
  expect(await page.prove(transaction)).toMatchObject({
    ...SIGNED,
    kinds: ['transaction', 'shard', 'header', 'signatures'],
  })
  answers.getBlockBytes = absent
  const { grade, state } = await (await open()).prove(transaction)
  expect(grade).toBe(3)
  expect(state.problem).toMatchObject({ kind: 'not-found' })
})

test.each([
  [
    'a forged block, by the node alone',
    { kind: 'block', block: forged.blocks.block.id },
    { ...lying, getIndexedParameter: honest.getIndexedParameter },
  ],
  ['a forged transaction', claimOf('transaction', forged), lying],
  ['a forged account, by both', account, lying],
] satisfies [string, Claim, Answers][])('a proof never turns green over %s', async (_, claim, lies) => {
  for (const build of [anchors, nothingPinned]) {
    answers = lies
    const { tone, grade, text } = await (await open(build)).prove(claim)
    expect(tone).not.toBe('good')
    expect(grade).toBeLessThan(5)
    expect(text).not.toMatch(/Signed by \d/)
  }
})

test('the proof says who names validators that the build does not pin', async () => {
  expect(await (await open(nothingPinned)).prove(transaction)).toMatchObject(AGREED)
  answers.getIndexedParameter = absent
  expect(await (await open(nothingPinned)).prove(transaction)).toMatchObject(NAMED)
  answers.getIndexedParameter = cellOf(strangers.first)
  const { state, ...badge } = await (await open(nothingPinned)).prove(transaction)
  expect(badge).toMatchObject(FALSE)
  expect(state.stuck?.checked).toMatchObject({ evidence: { what: 'validators' } })
})

test('agreement of both providers counts only for validators in force', async () => {
  const page = await open(nothingPinned, 2000)
  expect(await page.prove(transaction)).toMatchObject(AGREED)
  const later = await open(nothingPinned, 2001)
  expect(await later.prove(transaction)).toMatchObject(NAMED)
  expect(later.calls).not.toContain('getIndexedParameter')
})

test('signatures of a past round do not prove a current block', async () => {
  answers.getValidatorsAfter = cellOf(past)
  answers.getSignatures = signedBy(blocks.head.id, past)
  const { state, grade, tone } = await (await open()).prove(transaction)
  expect({ grade, tone }).toEqual({ grade: 3, tone: 'plain' })
  expect(state.stuck?.checked).toEqual({
    kind: 'unproved',
    missing: { why: 'other round', since: 100, until: 1000, utime: 1510 },
  })
})

test('a block whose id differs from its header is a contradiction', async () => {
  const moved = { ...blocks.head.id, seqno: 4_000_000 }
  answers.getBlockBytes = async () => bagOf(blocks.head.root)
  const { state, ...badge } = await (await open()).prove({ kind: 'block', block: moved }, { block: moved, utime: 1510 })
  expect(badge).toMatchObject({ ...FALSE, grade: 0 })
  expect(state.stuck?.checked).toMatchObject({ kind: 'contradicted', evidence: { what: 'header' } })
})

test('the full block is fetched when a list does not prove its transaction', async () => {
  for (const list of [absent, async () => new Uint8Array()]) {
    answers.getTransactionProof = list
    const page = await open()
    expect(await page.prove(transaction)).toMatchObject(SIGNED)
    expect(page.calls).toContain('getBlockBytes')
  }
  const page = await open()
  expect(await page.prove(transaction, { block: null, utime: 1500, hasOthers: true })).toMatchObject(SIGNED)
  expect(page.calls).not.toContain('getTransactionProof')
  expect(page.calls[0]).toBe('getBlockOfTransaction')
})

test('the last transaction of an account is known from a current proof by pinned validators', async () => {
  const last = { lastHash: `${'0'.repeat(62)}42`, lastLt: '77', utime: 1502 }
  const page = await open()
  await page.prove(account)
  expect(page.$provedAccounts.get()).toEqual({ [account.kind === 'account' ? account.account : '']: last })
  for (const [build, claim] of [
    [anchors, claimOf('account then')],
    [anchors, claimOf('no account')],
    [nothingPinned, account],
  ] as const) {
    const other = await open(build)
    await other.prove(claim)
    expect(other.$provedAccounts.get()).toEqual({})
  }
})

test('an account with an incomplete proof is not known as proved', async () => {
  answers.getSignatures = absent
  const page = await open()
  const { state, grade } = await page.prove(account)
  expect(grade).toBe(3)
  expect(state.problem).toMatchObject({ kind: 'not-found' })
  expect(page.$provedAccounts.get()).toEqual({})
})

test('a proof stops with its last holder, and a second start has no effect', async () => {
  const page = await open()
  const proof = page.$proof(transaction)
  expect(page.$proof({ ...transaction })).toBe(proof)
  const releases = [proof.hold(), proof.hold()]
  proof.start()
  proof.start()
  releases[0]!()
  expect(proof.get().status).toBe('running')
  releases[1]!()
  expect(proof.get()).toEqual({ status: 'idle', chain: [] })
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(proof.get().status).toBe('idle')
  expect(await page.prove(transaction)).toMatchObject(SIGNED)
  expect(page.calls.filter(name => name === 'getCommitment')).toHaveLength(2)
})
