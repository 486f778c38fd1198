import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Claim } from '../../../src/domain/proof/claim.ts'
import { createWorlds } from '../../attacks/support/world.ts'
import { type Answers, absent, answersFrom, openPage } from './support/proof-providers.ts'

const { rounds, strangers, anchors, world, forged } = createWorlds()
const { blocks } = world
const claimOf = (name: string, of = world): Claim => of.honest.find(one => one.name === `${name}, signed`)!.claim
const [transaction, account, block] = ['transaction', 'account', 'block'].map(name => claimOf(name)) as [
  Claim,
  Claim,
  Claim,
]
const honest = answersFrom(world, rounds)
const lying = answersFrom(forged, strangers)
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

test('a forged block with the seqno of the cached signed block has its own signatures fetched', async () => {
  const page = await open()
  await page.prove(transaction)
  const before = page.calls.length
  Object.assign(answers, lying)
  const { tone } = await page.prove(claimOf('block', forged))
  expect(tone).not.toBe('good')
  expect(page.calls.slice(before)).toContain('getSignatures')
})

test('validators of the cached signed block are reused for a newer block without a call', async () => {
  answers.getCommitment = (call, asked) => honest.getCommitment(call, asked, blocks.early.id.seqno)
  const page = await open()
  await page.prove(transaction)
  answers.getCommitment = honest.getCommitment
  expect(await page.prove(block)).toMatchObject(SIGNED)
  expect(page.calls.filter(name => name === 'getValidatorsAfter')).toHaveLength(1)
})

test('the proof of an older block uses the validators of its time', async () => {
  const page = await open()
  await page.prove({ kind: 'block', block: blocks.head.id }, { block: blocks.head.id, utime: 1510 })
  const asked: number[] = []
  answers.getValidatorsAfter = async (call, seqno) => {
    asked.push(seqno)
    return honest.getValidatorsAfter(call, seqno)
  }
  await page.prove(account)
  expect(asked).toEqual([blocks.head.id.seqno - 1])
})

test('data shared by several proofs of a page are fetched once', async () => {
  answers.getTransactionProof = absent
  const page = await open()
  await page.prove(transaction)
  await page.prove(claimOf('other transaction'))
  expect(page.calls.filter(name => name === 'getBlockBytes')).toHaveLength(1)
})

test('commitments are fetched from the cached signed block until a newer one replaces it', async () => {
  const page = await open()
  await page.prove(account)
  const asked: unknown[] = []
  answers.getCommitment = async (call, of, from) => {
    asked.push(from)
    return honest.getCommitment(call, of, from ?? blocks.late.id.seqno)
  }
  const hint = { block: null, utime: 1400 }
  await page.prove(transaction, hint)
  vi.setSystemTime(2_150_000)
  await page.prove(block)
  expect(page.readSignedHead()).toMatchObject({ block: blocks.late.id })
  await page.prove(claimOf('other transaction'), hint)
  expect(asked).toEqual([blocks.head.id.seqno, undefined, blocks.late.id.seqno])
})

test('validators of a newer round are fetched as of the block before', async () => {
  const page = await open()
  await page.prove(transaction)
  answers.getCommitment = (call, asked) => honest.getCommitment(call, asked, blocks.late.id.seqno)
  const asked: number[] = []
  answers.getValidatorsAfter = (call, seqno) => {
    asked.push(seqno)
    return honest.getValidatorsAfter(call, seqno)
  }
  vi.setSystemTime(2_150_000)
  expect(await page.prove(claimOf('other transaction'))).toMatchObject(SIGNED)
  expect(asked).toEqual([blocks.late.id.seqno - 1])
})

test('cached signatures are checked against the trusted validators again', async () => {
  const page = await openPage(answers, NOW, { made: 0, sets: [] })
  const agreed = { grade: 4, tone: 'warn' }
  expect(await page.prove(transaction)).toMatchObject(agreed)
  expect(await page.prove(claimOf('other transaction'), { block: null, utime: 1400 })).toMatchObject(agreed)
})
