import { expect, test } from 'vitest'
import type { Message, Transaction } from '../../src/domain/transaction/transaction.ts'
import { factsOf, figureOf, openScreen, part, rowsOf } from '../support/screen.ts'
import { ALICE, BOB, CAROL, external, message, transaction } from '../support/transaction.ts'

const HASH = 'a'.repeat(64)
const hash = (digit: string) => digit.repeat(64)
const open = (load: Parameters<typeof openScreen>[1]) => openScreen(`/tx/${HASH}`, load)

const messagesOf = (parts: Partial<Transaction>) =>
  part(async () => (await import('../../src/islands/transaction/Messages.tsx')).Messages, {
    transaction: transaction(parts),
  })

test('an incoming message has its sender, receiver and value', async () => {
  const { screen } = await open(messagesOf({ inMessage: message() }))
  await screen.findByText('Incoming message')
  const { From, To, Value } = factsOf()
  expect([From, To, Value]).toEqual([expect.stringMatching(/^EQC7u7/), expect.stringMatching(/^EQCqqq/), '1 TON'])
  expect(screen.queryByText(/^Outgoing messages/)).toBeNull()
})

test('an incoming message from outside of the chain has no sender and no value', async () => {
  const { screen } = await open(messagesOf({ inMessage: external }))
  await screen.findByText('Incoming message')
  expect(factsOf()).toMatchObject({ From: 'outside', To: expect.stringMatching(/^EQCqqq/), Value: '—' })
})

test('only a message that was sent to an account links to what it started', async () => {
  const outMessages = [
    message({ hash: hash('4'), source: ALICE, destination: CAROL }),
    message({ hash: hash('5'), kind: 'external-out', source: ALICE, destination: null, value: '0' }),
    message({ hash: hash('6'), source: ALICE, destination: BOB }),
  ]
  const { screen } = await open(messagesOf({ inMessage: message(), outMessages }))
  const rows = rowsOf(await screen.findByRole('table', { name: 'Outgoing messages' }))
  expect(rows.map(({ cells }) => cells[0]?.textContent)).toEqual(['#1', '#2', '#3'])
  expect(rows[1]?.cells[1]?.textContent).toBe('Tothe outside world (log)')
  const links = screen.getAllByRole('link', { name: 'What it started' })
  expect(links.map(link => link.getAttribute('href'))).toEqual([`/tx/${hash('4')}`, `/tx/${hash('6')}`])
})

async function fieldsOf(of: Message) {
  const load = part(async () => (await import('../../src/islands/transaction/MessageFields.tsx')).default, {
    message: of,
    transaction: HASH,
  })
  const { screen } = await open(load)
  await screen.findByText('Message hash')
  return factsOf()
}

test('an internal message has its logical time and forward fee', async () => {
  expect(await fieldsOf(message({ createdLt: '1234', fwdFee: '1000' }))).toEqual({
    'Message hash': hash('3'),
    'Logical time': '1234',
    'Forward fee': '0.000001 TON',
  })
})

test('a message shows its other currencies, and “—” for missing data of its initial state', async () => {
  const extra = [
    { id: 7, amount: '1000' },
    { id: 9, amount: '5' },
  ]
  expect(await fieldsOf(message({ extra, init: { code: hash('c'), data: null } }))).toMatchObject({
    'State init': `code ${hash('c')}, data —`,
    'Other currencies': '1,000 of currency 7, 5 of currency 9',
  })
})

test.each<[string, Message, Record<string, string>]>([
  ['an incoming', { ...external, normalized: hash('8') }, { 'Normalised hash (TEP-467)': hash('8') }],
  [
    'an outgoing',
    message({ kind: 'external-out', destination: null, external: 'ff00', createdLt: '77' }),
    { 'Logical time': '77', 'External address': 'ff00' },
  ],
])('%s message beyond the chain has no forward fee', async (_, of, others) => {
  expect(await fieldsOf(of)).toEqual({ 'Message hash': hash('3'), ...others })
})

const cards = (parts: Partial<Transaction>) =>
  part(async () => (await import('../../src/islands/transaction/TransactionFacts.tsx')).TransactionCards, {
    transaction: transaction(parts),
  })

test('the figures of a transaction are its block, value and fee', async () => {
  const block = { workchain: 0, shard: '8000000000000000', seqno: 1_234_567 }
  const { screen } = await open(cards({ inMessage: message(), block, totalFees: '7000000' }))
  const link = await screen.findByRole('link', { name: '#1,234,567' })
  expect(link.getAttribute('href')).toBe('/block/1234567?workchain=0&shard=8000000000000000')
  expect([figureOf('Value'), figureOf('Fee')]).toEqual(['1 TON', '0.007 TON'])
})

test('the block and value of a transaction without either are “—”', async () => {
  const { screen } = await open(cards({ block: null }))
  await screen.findByText('Fee')
  expect([figureOf('Block'), figureOf('Value')]).toEqual(['—', '—'])
})

test.each([
  ['0', 0],
  ['1', 1],
])('a transaction whose predecessor has logical time %s links %i previous ones', async (prevLt, count) => {
  const load = part(async () => (await import('../../src/islands/transaction/TransactionFacts.tsx')).TransactionFacts, {
    transaction: transaction({ prevLt }),
  })
  const { screen } = await open(load)
  await screen.findByText('Timestamp')
  expect(screen.queryAllByText('Previous transaction')).toHaveLength(count)
})
