import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Anchors } from '../../../src/domain/proof/anchors.ts'
import type { Claim } from '../../../src/domain/proof/claim.ts'
import { mainCall } from '../../../src/lib/call.ts'
import { readValidators } from '../../../src/ton/proof/validators.ts'
import { hashOf, roundOf } from '../../attacks/support/blocks.ts'
import { createWorlds, worldOf } from '../../attacks/support/world.ts'
import { bagOf } from '../ton/proof/support/merkle.ts'
import { type Answers, absent, answersFrom, openPage, signedBy } from './support/proof-providers.ts'

const { past, rounds, strangers, anchors, world, forged } = createWorlds()
const { blocks } = world
const honest = answersFrom(world, rounds)
const newest: Claim = { kind: 'block', block: blocks.late.id }
const hint = { block: blocks.late.id, utime: 2100 }
/** A time in the second round, for which the build pins no validators. */
const NOW = 2110

let answers: Answers
beforeEach(() => {
  answers = { ...honest, getIndexedParameter: async () => bagOf(rounds.second.cell) }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const prove = async (build: Anchors = anchors) => (await openPage(answers, NOW, build)).prove(newest, hint)

const ROTATED = { grade: 5, tone: 'good', kinds: ['header', 'signatures', 'rotations'] }
const AGREED = { grade: 4, tone: 'warn', kinds: ['header', 'signatures', 'agreed'] }

test('current validators are proved by a key block that pinned validators signed', async () => {
  const { state, ...rest } = await prove()
  expect(rest).toMatchObject(ROTATED)
  expect(state.chain.at(-1)?.checked).toMatchObject({ facts: { authority: { kind: 'pinned', rotations: 1 } } })
})

/** Answers about rotations that are false, each alone. */
const LIES: Record<string, Partial<Answers>> = {
  'the key block is not to be had': { getBlockBytes: keyBytes(absent) },
  'another key block is given': { getBlockBytes: keyBytes(async () => bagOf(forged.blocks.key.root)) },
  'a block is given that is no key block': { getBlockBytes: keyBytes(async () => bagOf(blocks.head.root)) },
  'strangers signed the key block': { getSignatures: keySignatures(signedBy(blocks.key.id, strangers.first)) },
  'a round of long ago signed the key block': { getSignatures: keySignatures(signedBy(blocks.key.id, past)) },
  'the next round signed its own key block': { getSignatures: keySignatures(signedBy(blocks.key.id, rounds.second)) },
  'no block is found after the round': { getBlockAt: absent },
  'the block after the round is one within it': { getBlockAt: async () => blocks.head.id },
  'no key block is named': { getPreviousKeySeqno: absent },
}

function keyBytes(answer: () => Promise<Uint8Array>): Answers['getBlockBytes'] {
  return (call, asked) => (asked.seqno === blocks.key.id.seqno ? answer() : honest.getBlockBytes(call, asked))
}
function keySignatures(answer: ReturnType<typeof signedBy>): Answers['getSignatures'] {
  return (call, seqno) => (seqno === blocks.key.id.seqno ? answer() : honest.getSignatures(call, seqno))
}

test.each(Object.entries(LIES))('a rotation from pinned validators is not proved when %s', async (_, lies) => {
  Object.assign(answers, lies)
  expect(await prove()).toMatchObject(AGREED)
})

test.each<[string, Anchors]>([
  ['pins no validators', { made: 0, sets: [] }],
  [
    'pins a set that the chain never had',
    { made: 1600, sets: [{ hash: hashOf(strangers.first.cell), until: 2000, seqno: 21 }] },
  ],
  [
    'pins a set of more than five rounds ago',
    { made: 1600, sets: [{ hash: hashOf(past.cell), until: -4000, seqno: 21 }] },
  ],
  [
    'pins a set of a later round alone',
    { made: 1600, sets: [{ hash: hashOf(rounds.first.cell), until: 3001, seqno: 21 }] },
  ],
])('no rotation is proved in a build that %s', async (_, build) => {
  expect(await prove(build)).toMatchObject(AGREED)
})

test('a forged chain with its own validators is accepted only if both providers name them, with a warning', async () => {
  const lying = answersFrom(forged, strangers)
  const claim: Claim = { kind: 'block', block: forged.blocks.late.id }
  const prove = async (raw: Answers['getIndexedParameter']) =>
    (await openPage({ ...lying, getIndexedParameter: raw }, NOW, anchors)).prove(claim, { ...hint, block: claim.block })
  expect(await prove(async () => bagOf(strangers.second.cell))).toMatchObject({
    ...AGREED,
    text: 'Signed by validators that both providers name, not this build',
  })
  expect(await prove(async () => bagOf(rounds.second.cell))).toMatchObject({ tone: 'bad', grade: 3 })
  expect(await prove(absent)).toMatchObject({
    tone: 'warn',
    grade: 3,
    text: 'Signed by validators that only toncenter names',
  })
})

test.each([
  [2000 + 1799, { tone: 'warn', grade: 3, text: 'Signed by validators that only toncenter names' }],
  [2000 + 1800, { tone: 'bad', grade: 3 }],
])('at second %i, tonapi still names the round before, which ended at second 2000', async (now, badge) => {
  const late = { ...rounds, second: roundOf([2000, 9000]) }
  const build = { made: 1600, sets: [] }
  const chain = worldOf(late, 5n)
  const claim: Claim = { kind: 'block', block: chain.blocks.late.id }
  const before = async () => bagOf(rounds.first.cell)
  const page = await openPage({ ...answersFrom(chain, late), getIndexedParameter: before }, now, build)
  expect(await page.prove(claim, { ...hint, block: claim.block })).toMatchObject(badge)
})

test('a validator set far from a pinned one makes no call', async () => {
  const page = await openPage(answers, NOW, {
    made: 1600,
    sets: [{ hash: hashOf(past.cell), until: -4000, seqno: 21 }],
  })
  await page.prove(newest, hint)
  expect(page.calls).toEqual(['getBlockBytes', 'getSignatures', 'getValidatorsAfter', 'getIndexedParameter'])
})

test('validators whose round was over cannot prove the next ones', async () => {
  answers.getBlockAt = async () => blocks.late.id
  await openPage(answers, NOW, anchors)
  const { nextRotation } = await import('../../../src/stores/rotations.ts')
  const members = await readValidators(bagOf(rounds.first.cell))
  if (members.kind !== 'proved') throw new Error('no validators')
  const { facts: set } = members
  const call = mainCall(new AbortController().signal)
  expect(await nextRotation(call, set)).toMatchObject({ block: blocks.key.id })
  // The key block is of second 2001.
  expect(await nextRotation(call, { ...set, until: 1941 })).toMatchObject({ block: blocks.key.id })
  await expect(nextRotation(call, { ...set, until: 1940 })).rejects.toThrow('not there')
})
