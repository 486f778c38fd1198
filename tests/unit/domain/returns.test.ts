import { expect, test } from 'vitest'
import { withReturns } from '../../../src/domain/summary/returns.ts'
import type { Message, Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { write } from '../../support/summary.ts'
import { ALICE, BOB, CAROL, external, message, threw, transaction } from '../../support/transaction.ts'

const sent = (createdLt: string, parts: Partial<Message> = {}) =>
  message({ source: ALICE, destination: BOB, value: '1000', createdLt, ...parts })
const payment = (...outMessages: Message[]) => transaction({ inMessage: external, outMessages })
const back = (createdLt: string, value = '990', source: RawAddress = BOB) =>
  transaction({ inMessage: message({ source, value, createdLt, bounce: false, bounced: true }) })
const told = (rows: Transaction[]) => withReturns(rows).map(({ summary }) => [write(summary.title), summary.end.tone])
const RETURN = ['Came back: refused by Bob', 'bad']
const SENT = ['Sent to Bob', 'none']

test('a payment whose return is in the list is marked as returned', () => {
  const rows = [back('20'), payment(sent('10'))]
  expect(told(rows)).toEqual([RETURN, ['Sent to Bob; it came back', 'bad']])
  expect(withReturns(rows)[1]?.summary.outcome).toEqual({
    kind: 'came-back',
    sum: { units: '1000', wallet: null },
    back: { units: '990', wallet: null },
    step: 0,
  })
})

test.each<[string, Transaction, Message]>([
  ['was before it', back('9'), sent('10')],
  ['was at the same time', back('10'), sent('10')],
  ['is of more', back('20', '1001'), sent('10')],
  ['is of another account', back('20', '990', CAROL), sent('10')],
  ['could not bounce', back('20'), sent('10', { bounce: false })],
])('a payment whose return %s is not marked as returned', (_, returned, message) => {
  expect(told([returned, payment(message)])[1]).toEqual(SENT)
})

test('a return of the full amount counts', () => {
  expect(told([back('20', '1000'), payment(sent('10'))])[1]).toEqual(['Sent to Bob; it came back', 'bad'])
})

test('a return belongs to the last payment before it, and counts once', () => {
  const [older, newer] = [payment(sent('10')), payment(sent('12'))]
  expect(told([back('20'), newer, older])).toEqual([RETURN, ['Sent to Bob; it came back', 'bad'], SENT])
  const both = told([back('21'), back('20'), newer, older])
  expect(both.slice(2).map(([title]) => title)).toEqual(['Sent to Bob; it came back', 'Sent to Bob; it came back'])
})

test('a payment of several messages says how many came back', () => {
  const rows = [back('20'), payment(sent('10'), sent('11', { destination: CAROL }))]
  expect(told(rows)[1]).toEqual(['Paid 2 accounts; 1 of 2 came back', 'warn'])
  expect(withReturns(rows)[1]?.summary.outcome).toEqual({ kind: 'partly', arrived: 1, back: 1, stayed: 0, of: 2 })
})

test('rows without returns stay the same objects, and failed payments have no return', () => {
  const rows = [payment(sent('10')), transaction({ inMessage: external, ...threw() })]
  expect(withReturns(rows)).toBe(rows)
  const failed = transaction({ inMessage: external, outMessages: [sent('10')], ...threw() })
  expect(withReturns([back('20'), failed])[1]).toBe(failed)
})
