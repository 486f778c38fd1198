import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mainCall } from '../../../src/lib/call.ts'
import { readValidators, type ValidatorSet } from '../../../src/ton/proof/validators.ts'
import { hashOf, keyBlockOf, type Made, type Round, roundOf } from '../../attacks/support/blocks.ts'
import { createWorlds } from '../../attacks/support/world.ts'
import { bagOf } from '../ton/proof/support/merkle.ts'
import { type Answers, answersFrom, openPage, signedBy } from './support/proof-providers.ts'

const { rounds, strangers, anchors, world } = createWorlds()
const { blocks } = world
const honest = answersFrom(world, rounds)
const call = mainCall(new AbortController().signal)

let answers: Answers
beforeEach(() => {
  answers = { ...honest }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function setOf({ cell }: Round): Promise<ValidatorSet> {
  const checked = await readValidators(bagOf(cell))
  if (checked.kind !== 'proved') throw new Error('no validators')
  return checked.facts
}

async function open(now = 2110) {
  const { calls } = await openPage(answers, now, anchors)
  return { calls, ...(await import('../../../src/stores/rotations.ts')) }
}

/** Seqno of the key block before it, in the header of every block of these tests. */
const PREVIOUS_KEY = 9

/** Answers with these key blocks, each by its signers; `named` is the one that the node names. */
const withKeys = (named: number, ...keys: [key: Made, signers: Round][]): Partial<Answers> => {
  const find = (seqno: number) => keys.find(([key]) => key.id.seqno === seqno)!
  return {
    getPreviousKeySeqno: async () => named,
    getBlockBytes: async (_, { seqno }) => bagOf(find(seqno)[0].root),
    getSignatures: async (_, seqno) => signedBy(find(seqno)[0].id, find(seqno)[1])(),
  }
}

test('a key block signed by unknown validators does not replace the set', async () => {
  const begin = keyBlockOf(PREVIOUS_KEY, 1001, rounds.first)
  Object.assign(answers, withKeys(22, [blocks.key, strangers.first], [begin, strangers.first]))
  const { nextRotation } = await open()
  expect(await nextRotation(call, await setOf(rounds.first))).toBeUndefined()
})

test('a key block with the same validators does not replace the set, whoever signed it', async () => {
  answers.getPreviousKeySeqno = async () => blocks.begin.id.seqno
  answers.getSignatures = signedBy(blocks.begin.id, rounds.first)
  const { calls, nextRotation } = await open()
  expect(await nextRotation(call, await setOf(rounds.first))).toBeUndefined()
  expect(calls).not.toContain('getSignatures')
})

/** Rounds of 1,000 seconds from second 1,000 on, each with the key block at which it begins. */
const long = Array.from({ length: 7 }, (_, place) => {
  const round = roundOf([1000 * (place + 1), 1000 * (place + 2)])
  return { round, key: keyBlockOf(100 * (place + 1), 1000 * (place + 1) + 1, round) }
})
const placeOf = (seqno: number) => Math.floor(seqno / 100) - 1
const keyOf = (seqno: number) => long[placeOf(seqno)]!.key

/** Providers of the long chain: a block a second, seqno by tenths. */
const longAnswers = (): Partial<Answers> => ({
  getBlockAt: async (_, utime) => ({ ...keyOf(Math.floor(utime / 10)).id, seqno: Math.floor(utime / 10) }),
  getPreviousKeySeqno: async (_, { seqno }) => keyOf(seqno).id.seqno,
  getBlockBytes: async (_, { seqno }) => bagOf(keyOf(seqno).root),
  getSignatures: async (_, seqno) => signedBy(keyOf(seqno).id, long[placeOf(seqno) - 1]!.round)(),
})
const pinned = { made: 1600, sets: [{ hash: hashOf(long[0]!.round.cell), until: 2000, seqno: 150 }] }

test.each([
  ['the next round', 1, 1],
  ['the round after that', 2, 2],
  ['the fifth round', 5, 5],
])('validators of %s are proved over %i rotations', async (_, place, hops) => {
  Object.assign(answers, longAnswers())
  const { findRotations } = await open(9000)
  const link = await findRotations(call, await setOf(long[place]!.round), pinned)
  expect(link?.hops.map(({ block }) => block.seqno)).toEqual(Array.from({ length: hops }, (_, hop) => 100 * (hop + 2)))
})

test('validators of the sixth round are not proved by rotations', async () => {
  Object.assign(answers, longAnswers())
  const { findRotations } = await open(9000)
  expect(await findRotations(call, await setOf(long[6]!.round), pinned)).toBeUndefined()
})

test('rotations begin at the newest pinned set', async () => {
  Object.assign(answers, longAnswers())
  const { findRotations } = await open(9000)
  const newer = { hash: hashOf(long[1]!.round.cell), until: 3000, seqno: 250 }
  const link = await findRotations(call, await setOf(long[2]!.round), { ...pinned, sets: [...pinned.sets, newer] })
  expect(link?.start.block.seqno).toBe(200)
  expect(link?.hops).toHaveLength(1)
})

test('the key block of a rotation is found behind a later key block', async () => {
  const rotation = keyBlockOf(PREVIOUS_KEY, 2001, rounds.second)
  const later = keyBlockOf(25, 2030, rounds.second)
  Object.assign(answers, withKeys(25, [later, rounds.second], [rotation, rounds.first]))
  const { nextRotation } = await open()
  expect(await nextRotation(call, await setOf(rounds.first))).toMatchObject({ block: rotation.id })
})

test('the block after a validator set’s rotation is searched one minute after its round', async () => {
  const asked: number[] = []
  answers.getBlockAt = async (_, utime) => {
    asked.push(utime)
    return blocks.late.id
  }
  const { nextRotation } = await open()
  await nextRotation(call, await setOf(rounds.first))
  expect(asked).toEqual([2060])
})
