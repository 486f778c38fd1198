import { expect, test } from 'vitest'
import { type FoundRow, foundRows } from '../../../src/domain/trace/found-steps.ts'
import type { Message, Transaction } from '../../../src/domain/transaction/transaction.ts'
import { external, sent, step } from '../../support/trace.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const NONE = new Set<string>()
const made = (account: typeof ALICE, inMessage: Message | null, outMessages: Message[] = []) =>
  step(null, account, inMessage, outMessages).transaction as Transaction

/** A row in short form: its level and its content. */
const short = (row: FoundRow) =>
  row.kind === 'step'
    ? `${row.level} step ${row.step}`
    : row.kind === 'run'
      ? `${row.level} ${row.found} of ${row.count} × ${row.name}, ${row.total}`
      : `${row.level} ${row.end} ${row.message.hash}`
const rows = (found: Transaction[], open: ReadonlySet<string> = NONE) => foundRows(found, open).map(short)

const [first, second, third] = [sent(ALICE, BOB), sent(BOB, CAROL), sent(CAROL, ALICE)]
const root = made(ALICE, external(ALICE), [first])
const middle = made(BOB, first, [second])
const last = made(CAROL, second, [third])

test('the found steps begin with the shown transaction, between its sender and receivers', () => {
  expect(rows([middle])).toEqual([`0 sender ${first.hash}`, '0 step 0', `0 receiver ${second.hash}`])
})

test('a found receiver replaces its message, followed by its own messages', () => {
  expect(rows([middle, last])).toEqual([`0 sender ${first.hash}`, '0 step 0', '0 step 1', `0 receiver ${third.hash}`])
})

test('a found sender goes first, and an external message has no sender', () => {
  expect(rows([middle, last, root])).toEqual(['0 step 2', '0 step 0', '0 step 1', `0 receiver ${third.hash}`])
})

test('external outgoing messages and tick transactions have no receiver row', () => {
  const log: Message = { ...sent(ALICE, BOB), kind: 'external-out', destination: null }
  expect(rows([made(ALICE, null, [log])])).toEqual(['0 step 0'])
})

test('branches of found steps are indented, and steps after a branch once more', () => {
  const [one, other] = [sent(ALICE, BOB), sent(ALICE, CAROL)]
  const [next, after] = [sent(BOB, CAROL), sent(CAROL, ALICE)]
  const found = [made(ALICE, external(ALICE), [one, other]), made(BOB, one, [next]), made(CAROL, next, [after])]
  expect(rows(found)).toEqual([
    '0 step 0',
    '1 step 1',
    '2 step 2',
    `2 receiver ${after.hash}`,
    `1 receiver ${other.hash}`,
  ])
})

test('nine similar messages are one row until expanded, and found ones stay visible', () => {
  const many = Array.from({ length: 9 }, () => sent(ALICE, BOB))
  const [, , found] = many as [Message, Message, Message]
  const both = [made(ALICE, external(ALICE), many), made(BOB, found)]
  expect(rows(both)).toEqual(['0 step 0', '1 1 of 9 × Transfer, 900', '2 step 1'])
  const run = foundRows(both, NONE).find(row => row.kind === 'run')
  expect(rows(both, new Set([run!.key]))).toEqual([
    '0 step 0',
    '1 1 of 9 × Transfer, 900',
    ...many.map(message => (message === found ? '2 step 1' : `2 receiver ${message.hash}`)),
  ])
})

test('eight similar messages are separate rows, and so are runs split by another message', () => {
  const many = Array.from({ length: 8 }, () => sent(ALICE, BOB))
  const comment = sent(ALICE, CAROL, { body: { kind: 'comment', text: 'hi' } })
  expect(rows([made(ALICE, external(ALICE), [...many, comment, ...many.map(() => sent(ALICE, BOB))])])).toHaveLength(18)
})
