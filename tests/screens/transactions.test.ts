import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/transactions/TransactionsScreen.tsx')
const INDEX = '/v3/transactions'

test('the list of transactions is busy and without a table while it loads', async () => {
  const { screen } = await openScreen('/transactions', load, { faults: [{ match: '/', delayMs: 60_000 }] })
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(screen.queryByRole('table')).toBeNull()
})

test('the transactions screen reports a failed load, and Try Again loads the transactions', async () => {
  const { network, screen, user } = await openScreen('/transactions', load, { faults: [{ match: '/', status: 500 }] })
  await screen.findByText('Failed to load transactions')
  await network.reset()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('table', { name: 'Recent Transactions' })
})

test('the transactions screen says when there are no recent transactions', async () => {
  const { screen } = await openScreen('/transactions', load, {
    faults: [{ match: INDEX, status: 200, body: { transactions: [] } }],
  })
  await screen.findByText('No recent transactions found')
})

test('transactions come from the node, block by block, when both indexes are down', async () => {
  const { screen } = await openScreen('/transactions', load, {
    faults: [
      { match: '/', provider: 'indexer', status: 500 },
      { match: INDEX, status: 400 },
    ],
  })
  const table = await screen.findByRole('table', { name: 'Recent Transactions' })
  await eventually(() => expect(document.body.textContent).toContain('toncenter ·'))
  expect(rowsOf(table).length).toBeGreaterThan(5)
})

test('the list of transactions says when a shard block could not be read', async () => {
  const { screen } = await openScreen('/transactions', load, {
    faults: [
      { match: '/', provider: 'indexer', status: 500 },
      { match: INDEX, status: 400 },
      { match: '/getBlockTransactions', status: 400, times: 1 },
    ],
  })
  await screen.findByRole('table', { name: 'Recent Transactions' })
  await screen.findByText(/^1 shard block could not be read\./)
})

const OLD = /The newest transaction here is from \d+h ago/

test('the transactions screen warns of an index that is hours behind', async () => {
  const { network, screen, user } = await openScreen('/transactions', load)
  await screen.findByRole('table', { name: 'Recent Transactions' })
  expect(screen.queryByText(OLD)).toBeNull()
  await network.degrade({ indexLag: 80 })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText(OLD)
})

test('a transaction row expands on click to from, to, block and fee, with a hash to copy', async () => {
  const { screen, user } = await openScreen('/transactions', load)
  const table = await screen.findByRole('table', { name: 'Recent Transactions' })
  const [row] = rowsOf(table)
  const details = row!.querySelector('details')!
  const summary = details.querySelector('summary')!
  expect(summary.textContent).toBe('Details')
  await user.click(summary)
  const names = () => [...details.querySelectorAll('dt')].map(({ textContent }) => textContent)
  await eventually(() => expect(names()).toEqual(['From', 'To', 'Block', 'Fee', 'Hash']))
  expect(row?.querySelector('[aria-label="Copy transaction hash"]')).not.toBeNull()
})

test('a contract that the network called is shown as the receiver', async () => {
  const { screen } = await openScreen('/transactions', load)
  const table = await screen.findByRole('table', { name: 'Recent Transactions' })
  const parties = rowsOf(table).map(row => [...row.querySelectorAll('dl dd')].slice(0, 2).map(dd => dd.textContent))
  const called = parties.filter(([from]) => from === 'system').map(([, to]) => to)
  expect(called.length).toBeGreaterThan(0)
  for (const to of called) expect(to).toMatch(/^(?:Elector|Config|Ef)/)
})

test('blocks of the masterchain and of shards look different in a list', async () => {
  const { screen } = await openScreen('/transactions', load)
  const table = await screen.findByRole('table', { name: 'Recent Transactions' })
  const blocks = [...table.querySelectorAll('a[href^="/block/"]')]
  expect(blocks.length).toBeGreaterThan(0)
  for (const link of blocks)
    expect(link.textContent).toMatch(
      link.getAttribute('href')?.includes('shard=') ? /^#[\d,]+shard$/ : /^#[\d,]+masterchain$/,
    )
})

test('the refresh button is above the rows of transactions', async () => {
  const { screen } = await openScreen('/transactions', load)
  const table = await screen.findByRole('table', { name: 'Recent Transactions' })
  const refresh = screen.getByRole('button', { name: 'Refresh' })
  expect(refresh.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
