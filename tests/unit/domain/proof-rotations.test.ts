import { expect, test } from 'vitest'
import type { Anchors } from '../../../src/domain/proof/anchors.ts'
import type { Claim, Link } from '../../../src/domain/proof/claim.ts'
import { createVerifier } from '../../../src/domain/proof/verifier.ts'
import { hashOf, keyBlockOf, type Made, ROUNDS, type Round, roundOf } from '../../attacks/support/blocks.ts'
import { linkOf } from '../../attacks/support/world.ts'
import { bagOf } from '../ton/proof/support/merkle.ts'
import { simplex } from '../ton/proof/support/validators.ts'

const [first, second] = [roundOf(ROUNDS.first), roundOf(ROUNDS.second)]
const [begin, key] = [keyBlockOf(10, 1001, first), keyBlockOf(20, 2001, second)]
const newest = keyBlockOf(30, 2100, second)
const claim: Claim = { kind: 'block', block: newest.id }

const pins = (...rounds: [Round, number][]): Anchors => ({
  made: 1600,
  sets: rounds.map(([{ cell }, until]) => ({ hash: hashOf(cell), until, seqno: 10 })),
})
const pinned = pins([first, 2000])
const nameOf = ({ id, root }: Made) => ({ block: id, boc: bagOf(root) })
const hop = (made: Made, signers: Round) => ({ ...nameOf(made), signatures: simplex(made.id, signers.validators) })

/** Result of a proof by rotations after the signatures of the newest block. */
async function prove(rotations: Omit<Extract<Link, { kind: 'rotations' }>, 'kind'>, anchors = pinned) {
  const verify = createVerifier(claim, anchors)
  for (const link of [linkOf.header(newest), linkOf.signatures(newest.id, second)])
    expect((await verify(link)).checked.kind).toBe('proved')
  return (await verify({ kind: 'rotations', ...rotations })).checked
}

test('a validator set is proved by a rotation from a pinned one', async () => {
  expect(await prove({ start: nameOf(begin), hops: [hop(key, first)] })).toMatchObject({
    kind: 'proved',
    facts: { authority: { kind: 'pinned', rotations: 1 } },
  })
})

test('rotations that begin at an unpinned set are a contradiction', async () => {
  expect(await prove({ start: nameOf(key), hops: [] })).toEqual({
    kind: 'contradicted',
    evidence: { what: 'validators', expected: null, found: hashOf(second.cell) },
  })
})

test.each([
  ['an older block', keyBlockOf(19, 2050, second)],
  ['the same block', key],
])('a rotation at %s is in the wrong order', async (_, made) => {
  const hops = [hop(key, first), hop(made, second)]
  expect(await prove({ start: nameOf(begin), hops })).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'order', expected: `< ${made.id.seqno}`, found: '20' },
  })
})

test('a rotation after the round of its signers proves nothing', async () => {
  const late = keyBlockOf(25, 2001 + 60, second)
  expect(await prove({ start: nameOf(begin), hops: [hop(late, first)] })).toMatchObject({
    kind: 'unproved',
    missing: { why: 'other round', utime: 2061 },
  })
})

test('rotations to other validators than the signers are a contradiction', async () => {
  const stranger = keyBlockOf(20, 2001, roundOf(ROUNDS.second))
  expect(await prove({ start: nameOf(begin), hops: [hop(stranger, first)] })).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'validators', expected: expect.any(String) },
  })
})

test.each([
  ['strangers', roundOf(ROUNDS.first)],
  ['the next validators themselves', second],
])('a rotation signed by %s is not proved', async (_, signers) => {
  expect(await prove({ start: nameOf(begin), hops: [hop(key, signers)] })).toMatchObject({
    kind: 'unproved',
    missing: { why: 'too little weight' },
  })
})
