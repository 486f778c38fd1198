import { expect, test } from 'vitest'
import { frequentParties, partiesOf } from '../../../src/domain/transaction/parties.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { ALICE, BOB, CAROL, transaction } from '../../support/transaction.ts'

const row = (parts: { party?: RawAddress | null; from?: RawAddress | null; to?: RawAddress[] }) => {
  const plain = transaction()
  return { ...plain, summary: { ...plain.summary, party: null, from: null, to: [], ...parts } }
}

test('partiesOf a row are those of its sentence and messages, once each, without the account itself', () => {
  expect(partiesOf(row({ party: CAROL, from: BOB, to: [ALICE, BOB, CAROL] }))).toEqual([CAROL, BOB])
  expect(partiesOf(row({ from: ALICE }))).toEqual([])
})

test('frequentParties are sorted by number of rows, then by order of rows', () => {
  const rows = [row({ from: BOB }), row({ party: CAROL, to: [CAROL] }), row({ from: CAROL }), row({ to: ['0:dd'] })]
  expect(frequentParties(rows)).toEqual([
    { raw: CAROL, count: 2 },
    { raw: BOB, count: 1 },
    { raw: '0:dd', count: 1 },
  ])
})

test('frequentParties returns at most thirty', () => {
  const to = Array.from({ length: 40 }, (_, n): RawAddress => `0:${n}`)
  expect(frequentParties([row({ to })])).toHaveLength(30)
})
