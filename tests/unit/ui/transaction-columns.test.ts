import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import { Happening, historyColumns, Moves } from '../../../src/islands/transaction/columns.tsx'
import { recentColumns } from '../../../src/islands/transactions/columns.tsx'
import { Block, Parties } from '../../../src/islands/transactions/parts.tsx'
import { HappeningMark } from '../../../src/ui/transaction/HappeningMark.tsx'
import { ALICE, action, BOB, CAROL, external, message, threw, transaction } from '../../support/transaction.ts'

/** Text of a node; addresses are cut to six characters. */
const textOf = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll(/(EQ.{4})….{4}/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
const cellOf = (label: string, row: Transaction) =>
  textOf(historyColumns.find(column => column.label === label)?.cell(row))

const body = { kind: 'comment', text: 'Thanks' } as const
const received = transaction({ inMessage: message() })
const thanked = transaction({ inMessage: message({ body }) })
const sent = transaction({ inMessage: external, outMessages: [message({ source: ALICE, destination: BOB })] })
const out = (destination: typeof BOB, value: string) => message({ source: ALICE, destination, value })
const payout = transaction({ inMessage: external, outMessages: [out(BOB, '1'), out(CAROL, '2')] })

test('a row that ends with its counterparty names that and the comment on phones, and others only one', () => {
  expect(cellOf('Comment', received)).toBe('EQC7u7')
  expect(cellOf('Comment', thanked)).toBe('EQC7u7Thanks')
  expect(cellOf('Comment', sent)).toBe('EQC7u7')
  expect(cellOf('Comment', payout)).toBe('')
})

test('a row has its sender, receivers, amount and fee in their columns', () => {
  const row = (of: Transaction) => ['From', 'To', 'Amount', 'Fee'].map(label => cellOf(label, of))
  expect(row(received)).toEqual(['EQC7u7', 'EQCqqq', '↓ received 1 TON', '<0.000001 TON'])
  expect(row(sent)).toEqual(['EQCqqq', 'EQC7u7', '↑ sent 1 TON', '<0.000001 TON'])
  expect(row(payout).slice(0, 3)).toEqual(['EQCqqq', 'EQC7u7 +1 more', '↑ sent <0.0001 TON'])
})

test('a row without a movement has “—” as its amount', () => {
  expect(textOf(createElement(Moves, { summary: { ...received.summary, moves: [] } }))).toBe('—')
})

test('a transaction that moved several amounts shows only the first on phones', () => {
  const moves = [
    { units: '1000000000', wallet: null, way: 'received' as const },
    { units: '400000000', wallet: null, way: 'sent' as const },
  ]
  const html = renderToStaticMarkup(createElement(Moves, { summary: { ...received.summary, moves } }))
  const [first, second] = html.split('</span></data></span>')
  expect([first?.includes('cards:hidden'), second?.includes('cards:hidden')]).toEqual([false, true])
  expect(textOf(createElement(Moves, { summary: { ...received.summary, moves } }))).toBe(
    '↓ received 1 TON↑ sent 0.4 TON',
  )
})

test.each<[string, Partial<Transaction>, string | null]>([
  ['succeeded', { inMessage: message() }, null],
  ['failed', { ...threw(), inMessage: external }, 'text-bad'],
  ['left something out', { inMessage: external, action: action({ skippedActions: 1, actions: 2 }) }, 'text-warn'],
])('the sentence of a row that %s has the colour of that', (_, parts, colour) => {
  const html = renderToStaticMarkup(createElement(Happening, transaction(parts)))
  expect(/<span class="font-500 (text-\w+)?">/.exec(html)?.[1] ?? null).toBe(colour)
  expect(html).toContain(`href="/tx/${received.hash}"`)
})

test('a counterparty in a separate line on phones is left out of the sentence there', () => {
  const row = (opens: boolean) => createElement(Happening, { ...received, opens })
  expect(renderToStaticMarkup(row(true))).toMatch(/Received from <span class="cards:sr-only">.*EQC7u7/)
  expect(renderToStaticMarkup(row(false))).not.toContain('cards:sr-only')
  expect([textOf(row(true)), textOf(row(false))]).toEqual(['Received from EQC7u7', 'Received from EQC7u7'])
})

test.each([
  ['received', '#i-arrow-up', 'rotate-180 text-good'],
  ['sent', '#i-arrow-up', ''],
  ['failed', '#i-circle-x', 'text-bad'],
  ['returned', '#i-refresh', ''],
  ['nft', '#i-diamond', ''],
  ['warning', '#i-alert-triangle', 'text-warn'],
] as const)('the mark of what was %s is %s', (mark, icon, look) => {
  const html = renderToStaticMarkup(createElement(HappeningMark, { mark }))
  expect(html).toContain(`href="${icon}"`)
  expect(/class="icon ([^"]*)"/.exec(html)?.[1]).toBe(look)
})

test('the newest transactions have their sender, receivers and block', () => {
  const partiesOf = (of: Transaction) => textOf(createElement(Parties, of))
  expect(partiesOf(received)).toBe('FromEQC7u7ToEQCqqq')
  expect(partiesOf(sent)).toBe('FromEQCqqqToEQC7u7')
  expect(partiesOf(transaction({ kind: 'tick', inMessage: null }))).toBe('FromsystemToEQCqqq')
  expect(partiesOf(transaction({ kind: 'tick', inMessage: null, outMessages: [out(BOB, '1')] }))).toBe(
    'FromEQCqqqToEQC7u7',
  )
  expect(textOf(createElement(Block, received))).toBe('—')
})

test('recent transactions have a column of values, and a history has one of amounts', () => {
  const labelsOf = (columns: typeof historyColumns) => columns.map(({ label }) => label)
  expect(labelsOf(recentColumns)).toEqual(['Transaction', 'From and to', 'Account', 'Value', 'Block', 'Age', 'Fee'])
  expect(labelsOf(historyColumns)).toEqual(['Transaction', 'Amount', 'Comment', 'From', 'To', 'Age', 'Fee'])
})
