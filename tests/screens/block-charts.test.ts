import { expect, onTestFinished, test, vi } from 'vitest'
import { openScreen, part, rowsOf } from '../support/screen.ts'
import { queryOf } from './support/query.ts'

const failed = { status: 'failed', error: new Error('down'), changing: false }
const TIME = 'Seconds from a masterchain block to the next, each measured over the 10 blocks before'
const COUNT = 'Transactions of masterchain blocks, with the shard blocks they commit'

/** Opens the charts of blocks 1224 to 1234, the oldest of which was made 26 s before all others. */
async function openCharts(transactions: (number | null)[]) {
  const load = part(async () => {
    const now = Math.floor(Date.now() / 1000)
    const value = Array.from({ length: 11 }, (_, place) => ({
      seqno: 1234 - place,
      utime: place === 10 ? now - 26 : now,
      transactions: transactions[place] ?? null,
    }))
    const state = { status: 'ready', value, at: Date.now(), sources: ['tonapi'], saved: false, changing: false }
    const [blocks, stats] = [queryOf(state), queryOf(failed)]
    vi.doMock('../../src/stores/blocks.ts', () => ({ $blockBriefs: () => blocks, BLOCKS_SHOWN: 50 }))
    vi.doMock('../../src/stores/network-stats.ts', () => ({ $networkStats: () => stats }))
    return (await import('../../src/islands/stats/BlockCharts.tsx')).default
  }, {})
  onTestFinished(() => {
    vi.doUnmock('../../src/stores/blocks.ts')
    vi.doUnmock('../../src/stores/network-stats.ts')
  })
  return openScreen('/stats', load)
}

test.each<[string, (number | null)[], string[]]>([
  ['known', [1, 1200, null], [TIME, COUNT]],
  ['unknown', [], [TIME]],
])('blocks whose transactions are %s have a chart for each known figure', async (_, transactions, titles) => {
  await openCharts(transactions)
  expect([...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual(titles)
  const titled = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(titled).toEqual(['Block time', 'Transactions per block'].slice(0, titles.length))
})

test('charts of blocks have their points as a table, newest first and with “—” for unknown ones', async () => {
  const { screen, user } = await openCharts([1, 1200, null])
  for (const press of screen.getAllByText('All points as a table')) await user.click(press)
  const tables = await screen.findAllByRole('table')
  const textsOf = (row: HTMLTableRowElement) => [...row.cells].map(({ textContent }) => textContent)
  const firstRows = tables.map(table => rowsOf(table).slice(0, 3).map(textsOf))
  expect(firstRows).toEqual([
    [
      ['#1,234', '2.6 s'],
      ['#1,233', '—'],
      ['#1,232', '—'],
    ],
    [
      ['#1,234', '1 transaction'],
      ['#1,233', '1,200 transactions'],
      ['#1,232', '—'],
    ],
  ])
  const heads = tables.map(table => [...table.querySelectorAll('th')].map(({ textContent }) => textContent))
  expect(heads).toEqual([
    ['Block', 'Seconds'],
    ['Block', 'Transactions'],
  ])
})
