import { expect, test } from 'vitest'
import { frequentParties, partiesOf } from '../../../src/domain/transaction/parties.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { ALICE, BOB, CAROL, transaction } from '../../support/transaction.ts'

const row = (parts: { party?: RawAddress | null; from?: RawAddress | null; to?: RawAddress[] }) => {
  const plain = transaction()
  return { ...plain, summary: { ...plain.summary, party: null, from: null, to: [], ...parts } }
}

test('are those of the sentence and of the messages, each once, without the account itself', () => {
  expect(partiesOf(row({ party: CAROL, from: BOB, to: [ALICE, BOB, CAROL] }))).toEqual([CAROL, BOB])
  expect(partiesOf(row({ from: ALICE }))).toEqual([])
})

test('come by the number of rows they occur in, and else in the order of the rows', () => {
  const rows = [row({ from: BOB }), row({ party: CAROL, to: [CAROL] }), row({ from: CAROL }), row({ to: ['0:dd'] })]
  expect(frequentParties(rows)).toEqual([
    { raw: CAROL, count: 2 },
    { raw: BOB, count: 1 },
    { raw: '0:dd', count: 1 },
  ])
})

test('are thirty at most', () => {
  const to = Array.from({ length: 40 }, (_, n): RawAddress => `0:${n}`)
  expect(frequentParties([row({ to })])).toHaveLength(30)
})
