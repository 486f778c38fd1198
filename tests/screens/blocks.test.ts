import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen, part, rowsOf } from '../support/screen.ts'
import { openLying } from './support/lies.ts'

const load = () => import('../../src/islands/blocks/BlocksScreen.tsx')

test('blocks are listed in descending order with the ages in their headers', async () => {
  const { screen, state } = await openScreen('/blocks', load)
  await eventually(() => expect(rowsOf(screen.getByRole('table', { name: 'Blocks' }))).toHaveLength(50))
  const rows = rowsOf(screen.getByRole('table', { name: 'Blocks' }))
  expect(rows.map(row => row.querySelector('a')?.textContent)).toEqual(
    Array.from({ length: 50 }, (_, i) => `#${state.masterchain - i}`),
  )
  await eventually(() =>
    expect(rows[0]?.querySelector('time')?.dateTime).toBe(new Date(state.now * 1000).toISOString()),
  )
})

test('the list of blocks is busy while it loads, without a table or an error', async () => {
  const { screen } = await openScreen('/blocks', load, { faults: [{ match: '/', delayMs: 60_000 }] })
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText('Failed to load blocks')).toBeNull()
})

test('the blocks screen reports a failed load, and Try Again loads the blocks', async () => {
  const { network, screen, user } = await openScreen('/blocks', load, { faults: [{ match: '/', status: 500 }] })
  await screen.findByText('Failed to load blocks')
  await network.reset()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('table', { name: 'Blocks' })
})

test('blocks come from the indexer when the node does not answer', async () => {
  const { screen, state } = await openScreen('/blocks', load, {
    faults: [{ match: '/', provider: 'node', drop: true }],
  })
  const table = await screen.findByRole('table', { name: 'Blocks' })
  expect(rowsOf(table)[0]?.querySelector('a')?.textContent).toBe(`#${state.masterchain}`)
  expect(document.body.textContent).toContain('tonapi ·')
})

test('a block whose transactions are unknown says that they are not counted yet', async () => {
  const { screen } = await openScreen('/blocks', load, { faults: [{ match: 'reduced/blocks', status: 500 }] })
  await screen.findByRole('table', { name: 'Blocks' })
  await eventually(() => expect(document.body.querySelector('time')).not.toBeNull())
  const rows = rowsOf(screen.getByRole('table', { name: 'Blocks' }))
  for (const { textContent } of rows) expect(textContent).toMatch(/not counted yet/)
  expect(document.body.textContent).not.toMatch(/—/)
})

type Listed = { blocks: { tx_quantity: number }[] }

test('blocks without transactions show the number 0', async () => {
  const { screen } = await openLying('/blocks', load, (route, answer) =>
    route === '/v2/blockchain/reduced/blocks'
      ? { blocks: (answer as Listed).blocks.map(block => ({ ...block, tx_quantity: 0 })) }
      : undefined,
  )
  const table = await screen.findByRole('table', { name: 'Blocks' })
  await eventually(() => expect(rowsOf(table)[1]?.textContent).toMatch(/0 transactions with shard blocks/))
})

test('the list of blocks offers no newer blocks when it has the newest', async () => {
  const { screen } = await openScreen('/blocks', load)
  await screen.findByRole('table', { name: 'Blocks' })
  expect(screen.queryByRole('button', { name: /new block/ })).toBeNull()
})

test.each([
  [1, '1 new block'],
  [2, '2 new blocks'],
])('%i newer blocks are offered as “%s”', async (count, name) => {
  const { newBlocks: words } = await import('#words/blocks.ts')
  const load = part(async () => (await import('../../src/ui/feeds/NewRows.tsx')).NewRows, {
    count,
    words,
    onShow: () => {},
  })
  const { screen } = await openScreen('/blocks', load)
  await screen.findByRole('button', { name })
})

test('a counted block shows its number of transactions instead of “not counted yet”', async () => {
  const { screen } = await openScreen('/blocks', load)
  const counted = await eventually(() => {
    const rows = rowsOf(screen.getByRole('table', { name: 'Blocks' }))
    const row = rows.find(({ textContent }) => /\d+ transactions? with shard blocks/.test(textContent ?? ''))
    expect(row).toBeDefined()
    return row
  })
  expect(counted?.textContent).not.toContain('not counted yet')
})
