import { expect, test } from 'vitest'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { ALICE, BOB, CAROL, message, threw, transaction } from '../support/transaction.ts'

const HASH = 'a'.repeat(64)
const PATH = `/tx/${HASH}`

test('phases show a storage debt beside the fee, and the account state before and after', async () => {
  const frozen = transaction({
    storage: { fees: '1000', due: '2000', change: 'frozen' },
    before: 'active',
    after: 'frozen',
  })
  const load = part(async () => (await import('../../src/islands/transaction/Phases.tsx')).Phases, {
    transaction: frozen,
  })
  const { screen } = await openScreen(PATH, load)
  await screen.findByText('Storage debt')
  expect(factsOf()).toMatchObject({
    'Storage fee': '0.000001 TON',
    'Storage debt': '0.000002 TON',
    'Account state': 'active → frozen',
  })
})

test('a sent log has “—” as its value, and a sent message without TON has 0 TON', async () => {
  const log = message({ kind: 'external-out', source: ALICE, destination: null, value: '0' })
  const load = part(async () => (await import('../../src/islands/transaction/OutMessages.tsx')).OutMessages, {
    transaction: HASH,
    messages: [log, message({ source: ALICE, destination: BOB, value: '0' })],
  })
  const { screen } = await openScreen(PATH, load)
  const table = await screen.findByRole('table', { name: 'Outgoing messages' })
  const values = [...table.querySelectorAll('tbody tr')].map(row => row.querySelectorAll('td')[2]?.textContent)
  expect(values).toEqual(['Value—', 'Value0 TON'])
})

test('the previous transaction of an account is linked', async () => {
  const load = part(async () => (await import('../../src/islands/transaction/TransactionFacts.tsx')).TransactionFacts, {
    transaction: transaction({ hash: HASH, prevHash: 'b'.repeat(64) }),
  })
  const { screen } = await openScreen(PATH, load)
  const term = await screen.findByText('Previous transaction')
  expect(term.nextElementSibling?.querySelector('a')?.getAttribute('href')).toBe(`/tx/${'b'.repeat(64)}`)
})

test.each([
  [[ALICE], ''],
  [[ALICE, BOB, CAROL], ' +2 more'],
])('of %j receivers the first is named and the others are counted', async (to, more) => {
  const load = part(async () => (await import('../../src/islands/transaction/columns.tsx')).Receivers, { to })
  const { screen } = await openScreen(PATH, load)
  const link = await screen.findByRole('link')
  expect(link.parentElement?.textContent?.slice(link.textContent.length)).toBe(more)
})

const JETTON = `0:${'1'.repeat(64)}`
const jettonMoves = part(async () => (await import('../../src/islands/transaction/JettonMoves.tsx')).default, {
  hash: HASH,
  onWallets: () => {},
})
const openMoves = (actions: object[]) =>
  openScreen(PATH, jettonMoves, {
    faults: [
      { match: '/api/v3/', status: 500 },
      { match: '/v2/events/', status: 200, body: { event_id: HASH, timestamp: 1, in_progress: false, actions } },
    ],
  })
const transfer = (status: string, verification: string) => ({
  type: 'JettonTransfer',
  status,
  JettonTransfer: {
    sender: { address: ALICE },
    recipient: { address: BOB },
    amount: '5',
    jetton: { address: JETTON, symbol: 'TIDE', name: 'Tide', decimals: 0, verification },
  },
})

test('moved jettons have their trust mark, and a failed move says so', async () => {
  const { screen } = await openMoves([transfer('ok', 'blacklist'), transfer('failed', 'none')])
  const table = await screen.findByRole('table', { name: 'Jetton transfers' })
  const amounts = [...table.querySelectorAll('tbody tr')].map(row => row.querySelector('td')?.textContent)
  expect(amounts).toEqual(['Amount5 TIDE blacklist', 'Amount5 TIDE unverified failed'])
})

test.each([
  [true, false, 'A block holds it now'],
  [true, true, 'A block holds it now'],
  [false, true, 'It waits no longer'],
  [false, false, 'Not in a block yet'],
])('a message that is in a block (%s) and is no longer listed (%s): %s', async (isInBlock, isGone, title) => {
  const pending = { message: null, isInBlock, expected: [], known: {} }
  const load = part(async () => (await import('../../src/islands/transaction/PendingMessage.tsx')).PendingMessage, {
    hash: HASH,
    pending,
    isGone,
  })
  const { screen } = await openScreen(PATH, load)
  await screen.findByText(title)
})

test('a failed scan of the latest blocks says so and can be started again', async () => {
  const load = part(async () => (await import('../../src/islands/transaction/Scan.tsx')).default, {
    hash: HASH,
    why: 'failed' as const,
    onFound: () => {},
  })
  const { screen, user } = await openScreen(PATH, load, { faults: [{ match: '/', status: 400 }] })
  await user.click(await screen.findByRole('button', { name: 'Read the latest 100 blocks' }))
  await screen.findByText(/Reading the blocks stopped: /)
  screen.getByRole('button', { name: 'Read them again' })
})

test('a scan that could not read all blocks does not say that they lack the transaction', async () => {
  const load = part(async () => (await import('../../src/islands/transaction/Scan.tsx')).default, {
    hash: HASH,
    why: 'failed' as const,
    onFound: () => {},
  })
  const last = { seqno: 1, root_hash: HASH, file_hash: HASH }
  const missing = { ok: false, error: 'LITE_SERVER_UNKNOWN: block is not in db', code: 500 }
  const { screen, user } = await openScreen(PATH, load, {
    faults: [
      { match: '/getMasterchainInfo', status: 200, body: { ok: true, result: { last } } },
      { match: '/', status: 500, body: missing },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Read the latest 100 blocks' }))
  await screen.findByText(/It was not found, but some of the latest 100 .* could not be read completely/)
  screen.getByText(/The hash of a message cannot be found this way\./)
})

test.each([
  [null, 0],
  [{ account: ALICE, order: null }, 1],
])('a pending message read as %j has %i notes that it was read from its bytes', async (message, count) => {
  const load = part(async () => (await import('../../src/islands/transaction/PendingMessage.tsx')).PendingMessage, {
    hash: HASH,
    pending: { message, isInBlock: false, expected: [], known: {} },
    isGone: false,
  })
  const { screen } = await openScreen(PATH, load)
  await screen.findByText('Not in a block yet')
  expect(screen.queryAllByText(/^Read from the bytes of the message/)).toHaveLength(count)
})

test.each([
  ['a failed transaction', threw(), 0],
  ['a transaction in which nothing went wrong', {}, 1],
])('the picture of %s calls it done only if it is, also before the reason is loaded', async (_, parts, count) => {
  const load = part(async () => (await import('../../src/ui/transaction/Flow.tsx')).Flow, {
    transaction: transaction(parts),
    reason: null,
  })
  const { screen } = await openScreen(PATH, load)
  await screen.findByText('No outgoing messages')
  expect(screen.queryAllByText('Done')).toHaveLength(count)
})
