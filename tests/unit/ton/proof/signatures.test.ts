import { beginCell } from '@ton/core'
import { afterEach, expect, test, vi } from 'vitest'
import { proveSigned, type SignatureSet } from '../../../../src/ton/proof/signatures.ts'
import { readValidators, type ValidatorSet } from '../../../../src/ton/proof/validators.ts'
import { idOf, WHOLE } from './support/chain.ts'
import { bagOf } from './support/merkle.ts'
import { ordinary, setCell, simplex, testValidator } from './support/validators.ts'

afterEach(() => vi.unstubAllGlobals())

// Together 30; more than two thirds are 21.
const validators = [10n, 6n, 4n, 5n, 5n].map(testValidator)
const [ten, six, four, fiveA, fiveB] = validators as [(typeof validators)[0], ...typeof validators]
const stranger = testValidator(1_000n)
const block = idOf(beginCell().storeUint(1, 8).endCell(), { workchain: -1, shard: WHOLE, seqno: 0x01020304 })
const other = idOf(beginCell().storeUint(2, 8).endCell(), { workchain: -1, shard: WHOLE, seqno: 0x01020304 })

async function readSet(cell = setCell(validators)): Promise<ValidatorSet> {
  const read = await readValidators(bagOf(cell))
  if (read.kind !== 'proved') throw new Error('no set')
  return read.facts
}
const set = await readSet()
const forms = [
  ['ordinary', ordinary],
  ['simplex', simplex],
  ['simplex with an empty candidate', (...[id, signers]: Parameters<typeof simplex>) => simplex(id, signers, true)],
] as const

test.each(forms)('%s: signatures of more than two thirds of the weight are accepted', async (_name, sign) => {
  expect(await proveSigned(sign(block, validators), block, set)).toEqual({
    kind: 'proved',
    facts: { signers: 5, of: 5, signed: 30n, total: 30n },
  })
  expect(await proveSigned(sign(block, [ten, six!, fiveA!]), block, set)).toMatchObject({ facts: { signed: 21n } })
})

test.each(forms)('%s: signatures of two thirds of the weight or less prove nothing', async (_name, sign) => {
  for (const [signers, signed] of [
    [[ten, fiveA!, fiveB!], 20n],
    [[ten], 10n],
    [[], 0n],
  ] as const)
    expect(await proveSigned(sign(block, [...signers]), block, set)).toEqual({
      kind: 'unproved',
      missing: { why: 'too little weight', signed, total: 30n },
    })
})

test.each(forms)('%s: unknown and repeated signers are ignored', async (_name, sign) => {
  const [known] = sign(block, [ten]).signatures
  const twice = (signed: SignatureSet, times: number) => ({
    ...signed,
    signatures: [...Array.from({ length: times }, () => known!), ...signed.signatures],
  })
  const little = twice(sign(block, [stranger, six!, stranger, four!]), 50)
  expect(await proveSigned(little, block, set)).toMatchObject({ kind: 'unproved', missing: { signed: 20n } })
  const enough = twice(sign(block, [stranger, six!, four!, fiveA!]), 50)
  expect(await proveSigned(enough, block, set)).toMatchObject({ kind: 'proved', facts: { signers: 4, signed: 25n } })
})

test.each(forms)('%s: signatures of another block are a contradiction', async (_name, sign) => {
  expect((await proveSigned(sign(other, validators), block, set)).kind).toBe('contradicted')
})

test('a validator’s wrong signature is ignored, or is a contradiction when too few others signed', async () => {
  const right = simplex(block, validators)
  const wrong = (...places: number[]) => ({
    ...right,
    signatures: right.signatures.map((one, at) =>
      places.includes(at) ? { ...one, signature: one.signature.with(5, one.signature[5]! ^ 1) } : one,
    ),
  })
  expect(await proveSigned(wrong(4), block, set)).toMatchObject({ kind: 'proved', facts: { signers: 4, signed: 25n } })
  expect(await proveSigned(wrong(0), block, set)).toEqual({
    kind: 'contradicted',
    evidence: { what: 'signatures', signed: 20n, total: 30n, wrong: 1 },
  })
  // The right signature still counts after a wrong one of the same signer.
  const first = { ...right, signatures: [wrong(0).signatures[0]!, ...right.signatures] }
  expect(await proveSigned(first, block, set)).toMatchObject({ kind: 'proved', facts: { signed: 30n } })
})

test('a signature of another member does not count for its stated signer', async () => {
  const right = ordinary(block, validators)
  const swapped = right.signatures.map((one, at) => ({ ...one, signer: right.signatures[(at + 1) % 5]!.signer }))
  expect(await proveSigned({ ...right, signatures: swapped }, block, set)).toMatchObject({
    kind: 'contradicted',
    evidence: { signed: 0n, wrong: 5 },
  })
})

test('at most two signatures per member are verified', async () => {
  const right = ordinary(block, validators)
  const wrong = { ...right.signatures[0]!, signature: new Uint8Array(64) }
  const verify = vi.spyOn(crypto.subtle, 'verify')
  const many = { ...right, signatures: [...Array.from({ length: 10_000 }, () => wrong), ...right.signatures] }
  expect(await proveSigned(many, block, set)).toMatchObject({ kind: 'contradicted', evidence: { wrong: 10 } })
  expect(verify).toHaveBeenCalledTimes(10)
})

test('a candidate, session or slot other than the signed one is rejected', async () => {
  const right = simplex(block, validators)
  for (const wrong of [{ session: '0'.repeat(64) }, { slot: 1 }, { candidate: right.candidate.with(100, 9) }])
    expect(await proveSigned({ ...right, ...wrong }, block, set)).toMatchObject({
      kind: 'contradicted',
      evidence: { what: 'signatures' },
    })
  const { candidate } = simplex(other, validators)
  expect(await proveSigned({ ...right, candidate }, block, set)).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'signed block' },
  })
  for (const id of [
    { ...block, seqno: 7 },
    { ...block, fileHash: '0'.repeat(64) },
  ])
    expect((await proveSigned(right, id, set)).kind).toBe('contradicted')
  for (const bytes of [new Uint8Array(), right.candidate.with(0, 1)])
    expect(await proveSigned({ ...right, candidate: bytes }, block, set)).toMatchObject({
      kind: 'contradicted',
      evidence: { what: 'bytes' },
    })
})

test('signatures are accepted only for masterchain blocks', async () => {
  const shardBlock = { ...block, workchain: 0 }
  expect(await proveSigned(ordinary(block, validators), shardBlock, set)).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'header' },
  })
})

test('signatures prove nothing under another validator set', async () => {
  const foreign = await readSet(setCell([1n, 2n, 3n].map(testValidator)))
  const answer = await proveSigned(simplex(block, validators), block, foreign)
  expect(answer).toEqual({ kind: 'unproved', missing: { why: 'too little weight', signed: 0n, total: 6n } })
})

test('only the main validators of a set count', async () => {
  const main = await readSet(setCell(validators, 2))
  expect(main).toMatchObject({ weight: 16n, since: 100, until: 200 })
  const all = await proveSigned(simplex(block, validators), block, main)
  expect(all).toEqual({ kind: 'proved', facts: { signers: 2, of: 2, signed: 16n, total: 16n } })
  const others = await proveSigned(simplex(block, validators.slice(2)), block, main)
  expect(others).toMatchObject({ kind: 'unproved', missing: { signed: 0n } })
})

test('weights beyond 2^53 are summed exactly', async () => {
  const large = [2n ** 63n, 2n ** 62n - 1n, 1n].map(testValidator)
  const own = await readSet(setCell(large))
  const answer = await proveSigned(ordinary(block, large.slice(0, 1)), block, own)
  expect(answer).toMatchObject({ kind: 'unproved', missing: { signed: 2n ** 63n, total: 3n * 2n ** 62n } })
  expect((await proveSigned(ordinary(block, [large[0]!, large[2]!]), block, own)).kind).toBe('proved')
})

test('a browser without Ed25519, or a page without https, cannot verify signatures', async () => {
  const cannot = { kind: 'unproved', missing: { why: 'no Ed25519' } }
  vi.stubGlobal('crypto', {})
  expect(await proveSigned(ordinary(block, validators), block, set)).toEqual(cannot)
  const importKey = () => Promise.reject(new DOMException('', 'NotSupportedError'))
  vi.stubGlobal('crypto', { subtle: { importKey } })
  expect(await proveSigned(ordinary(block, validators), block, set)).toEqual(cannot)
})

test('a key that the browser cannot import counts as a wrong signature', async () => {
  const importKey = () => Promise.reject(new DOMException('', 'DataError'))
  vi.stubGlobal('crypto', { subtle: { importKey } })
  const answer = await proveSigned(ordinary(block, validators), block, set)
  expect(answer).toMatchObject({ kind: 'contradicted', evidence: { what: 'signatures', signed: 0n } })
})
