import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { NO_ANCHORS } from '../../../src/domain/proof/anchors.ts'
import type { Claim } from '../../../src/domain/proof/claim.ts'
import { createVerifier } from '../../../src/domain/proof/verifier.ts'
import { ALICE } from '../../support/transaction.ts'
import { bagOf, proofOf } from '../ton/proof/support/merkle.ts'

const inside = beginCell().storeUint(7, 8).endCell()
const cell = beginCell().storeUint(1, 32).storeRef(inside).endCell()
const hash = cell.hash().toString('hex')
const claim: Claim = { kind: 'transaction', account: ALICE, lt: '10', hash }
const check = async (boc: Uint8Array) => (await createVerifier(claim, NO_ANCHORS)({ kind: 'bytes', boc })).checked

test('bytes of a transaction prove its hash when they are complete', async () => {
  expect(await check(bagOf(cell))).toMatchObject({ kind: 'proved', facts: { hasBytes: true } })
  expect(await check(bagOf(inside))).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'transaction', expected: hash, found: inside.hash().toString('hex') },
  })
})

test('a proof that lacks cells of a transaction is not taken for its bytes', async () => {
  expect(await check(bagOf(proofOf(cell, inside)))).toEqual({ kind: 'unproved', missing: { why: 'incomplete' } })
  expect(await check(bagOf(proofOf(cell)))).toMatchObject({ kind: 'proved', facts: { hasBytes: true } })
})

test('bytes of a transaction with a pruned cell are a contradiction', async () => {
  expect(await check(bagOf(proofOf(cell, inside).refs[0]!))).toEqual({
    kind: 'contradicted',
    evidence: { what: 'bytes', why: 'pruned outside of a proof' },
  })
})
