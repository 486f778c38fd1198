import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Claim } from '../../../src/domain/proof/claim.ts'
import { readEntry, writeEntry } from '../../../src/lib/saved.ts'
import { createWorlds, linkOf } from '../../attacks/support/world.ts'
import { type Answers, answersFrom, openPage, signedBy } from './support/proof-providers.ts'

const { past, rounds, anchors, world } = createWorlds()
const { blocks } = world
const claims = Object.fromEntries(world.honest.map(({ name, claim }) => [name, claim])) as Record<string, Claim>
const [first, second] = [claims['transaction, signed'], claims['other transaction, signed']] as [Claim, Claim]
const honest = answersFrom(world, rounds)
const hint = { block: null, utime: 1400 }

let answers: Answers
beforeEach(() => {
  answers = { ...honest }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const SIGNED = { grade: 5, tone: 'good' }

test('a second proof uses the signed block cached by the first, dated by its header', async () => {
  const page = await openPage(answers, 1600, anchors)
  expect(await page.prove(first)).toMatchObject(SIGNED)
  expect(page.readSignedHead()).toMatchObject({ block: blocks.head.id, at: 1_510_000 })
  const before = page.calls.length
  expect(await page.prove(second, hint)).toMatchObject(SIGNED)
  expect(page.calls.slice(before)).toEqual(['getBlockOfTransaction', 'getCommitment', 'getTransactionProof'])
})

test('a block newer than the cached signed block is proved by a newer one', async () => {
  const page = await openPage(answers, 1600, anchors)
  await page.prove(first)
  const asked: unknown[] = []
  answers.getCommitment = async (call, block, from) => {
    asked.push(from)
    return honest.getCommitment(call, block, from)
  }
  // By the visitor's clock the block was kept a minute and a half after it was made.
  await page.prove(second, { block: null, utime: 1500 })
  expect(asked).toEqual([undefined])
})

test('an old block presented as the newest does not replace a newer cached signed block', async () => {
  const page = await openPage(answers, 1600, anchors)
  await page.prove(first)
  answers.getCommitment = (call, block) => honest.getCommitment(call, block, blocks.early.id.seqno)
  expect(await page.prove(second)).toMatchObject(SIGNED)
  expect(page.readSignedHead()).toMatchObject({ block: blocks.head.id, at: 1_510_000 })
})

test('an old block presented as the newest is cached with its own time', async () => {
  answers.getCommitment = (call, block) => honest.getCommitment(call, block, blocks.early.id.seqno)
  const page = await openPage(answers, 1900, anchors)
  expect(await page.prove(first)).toMatchObject(SIGNED)
  expect(page.readSignedHead()).toMatchObject({ block: blocks.early.id, at: 1_505_000 })
})

test('a masterchain block that is itself to be proved is not cached as the newest', async () => {
  const page = await openPage(answers, 1600, anchors)
  const claim: Claim = { kind: 'block', block: blocks.head.id }
  expect(await page.prove(claim, { block: blocks.head.id, utime: 1510 })).toMatchObject(SIGNED)
  expect(page.readSignedHead()).toBeUndefined()
})

test('a block ahead of a slow device clock is cached with the device’s time', async () => {
  const page = await openPage(answers, 1300, anchors)
  await page.prove(first)
  expect(page.readSignedHead()).toMatchObject({ at: 1_300_000 })
})

test('the bytes of the cached signed block are checked again', async () => {
  const { storage } = await openPage(answers, 1600, anchors).then(async page => {
    await page.prove(first)
    return page
  })
  const key = Object.keys(storage).find(name => readEntry(name, storage.getItem(name))) ?? ''
  const text = JSON.stringify(readEntry(key, storage.getItem(key)))
  const spoilt = text.replace(/"signature":"./g, '"signature":"_')
  expect(spoilt).not.toBe(text)
  storage.setItem(key, writeEntry(key, JSON.parse(spoilt)))
  const page = await openPage(answers, 1600, anchors, storage)
  expect(await page.prove(second, hint)).toMatchObject({ tone: 'bad', grade: 3 })
})

test('a block without valid signatures is not cached as signed', async () => {
  answers.getSignatures = signedBy(blocks.head.id, past)
  const page = await openPage(answers, 1600, anchors)
  expect(await page.prove(first)).toMatchObject({ grade: 3, tone: 'plain' })
  expect(page.readSignedHead()).toBeUndefined()
})

test('validators elected after the cached signed block are fetched', async () => {
  const page = await openPage(answers, 1600, anchors)
  await page.prove(first)
  answers.getCommitment = (call, block) => honest.getCommitment(call, block, blocks.late.id.seqno)
  vi.setSystemTime(2_150_000)
  const { state, ...rest } = await page.prove(second)
  expect(rest).toMatchObject({ ...SIGNED, kinds: ['transaction', 'shard', 'older', 'signatures', 'rotations'] })
  expect(page.readSignedHead()).toMatchObject({ block: blocks.late.id, at: 2_100_000 })
  expect(state.stuck).toBeUndefined()
})

test('a proof detects a node whose signatures are of another block than the one it names', async () => {
  const link = linkOf.signatures(blocks.early.id, rounds.first)
  if (link.kind !== 'signatures') throw new Error('no signatures')
  answers.getSignatures = async () => ({ block: blocks.head.id, set: link.set })
  const page = await openPage(answers, 1600, anchors)
  const { state, tone } = await page.prove(first)
  expect(tone).toBe('bad')
  expect(state.stuck?.checked).toMatchObject({ evidence: { what: 'signed block' } })
  expect(page.readSignedHead()).toBeUndefined()
})

test('a signed block is cached for one round of validators', async () => {
  const page = await openPage(answers, 1600, anchors)
  await page.prove(first)
  const made = 1_510_000
  vi.setSystemTime(made + 18 * 3_600_000 - 1)
  expect(page.readSignedHead()).toMatchObject({ at: made })
  vi.setSystemTime(made + 18 * 3_600_000 + 1)
  expect(page.readSignedHead()).toBeUndefined()
})
