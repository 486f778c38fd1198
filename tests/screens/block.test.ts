import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/block/BlockScreen.tsx')

test('a masterchain block shows its shard id in both forms, and its transactions alone and with shard blocks', async () => {
  const { screen } = await openScreen('/block/{seqno}', load)
  await screen.findByText('-9223372036854775808 (8000000000000000)')
  await screen.findByText(/^Transactions: \d+ in this block alone · \d+ with its shard blocks ·/)
})

test('a masterchain block of which the index lacks a shard block shows the transactions of the block alone', async () => {
  const { screen } = await openScreen('/block/{seqno}', load, {
    faults: ({ masterchain }) => [
      {
        match: '/reduced/blocks',
        status: 200,
        body: {
          blocks: [
            {
              workchain_id: -1,
              shard: '8000000000000000',
              seqno: masterchain - 20,
              utime: 1_700_000_000,
              tx_quantity: 3,
              shards_blocks: ['(0,8000000000000000,70)'],
            },
          ],
        },
      },
    ],
  })
  const counts = await screen.findByText(/^Transactions: 3 in this block alone ·/)
  expect(counts.textContent).not.toContain('with its shard blocks')
})

test('transactions of a block are shown as sentences, not as logical times', async () => {
  const { screen } = await openScreen('/block/{seqno}', load)
  const table = await screen.findByRole('table', { name: 'Transactions' })
  await eventually(() => expect(rowsOf(table)[0]?.textContent).toMatch(/^(?:System call|Received|Sent|Operation)/))
  expect(screen.queryByText('Logical time')).toBeNull()
})

test('transactions of a block are shown by hash when the server has no more of them', async () => {
  const { screen } = await openScreen('/block/{seqno}', load, {
    faults: [{ match: 'getBlockTransactionsExt', status: 400 }],
  })
  const table = await screen.findByRole('table', { name: 'Transactions' })
  await eventually(() => expect(rowsOf(table)[0]?.textContent).toMatch(/^[0-9a-f]{8}…/))
})

test('a block of 5,000 transactions lists its first page and offers more', async () => {
  const rows = Array.from({ length: 40 }, (_, i) => ({
    account: `-1:${(i + 1).toString(16).padStart(64, '0')}`,
    lt: String(10_000 + i),
    hash: Buffer.from((i + 1).toString(16).padStart(64, '0'), 'hex').toString('base64'),
  }))
  const { screen } = await openScreen('/block/{seqno}', load, {
    faults: [
      { match: 'getBlockTransactionsExt', status: 400 },
      {
        match: 'getBlockTransactions?',
        status: 200,
        body: { ok: true, result: { transactions: rows, incomplete: true } },
      },
    ],
  })
  const table = await screen.findByRole('table', { name: 'Transactions' })
  await eventually(() => expect(rowsOf(table)).toHaveLength(40))
  await screen.findByRole('button', { name: 'Load more' })
})

const half = { workchain: 0, shard: '4611686018427387904', seqno: 5 }
const odd = { ...half, shard: 'x' }
test.each([
  ['beside the others', [half, odd], '1 entry could not be read', 1],
  ['also if no other is listed', [odd, odd], '2 entries could not be read', 0],
])('unreadable shards of a block are counted %s', async (_, shards, note, shown) => {
  const { screen } = await openScreen('/block/{seqno}', load, {
    faults: [{ match: '/shards', status: 200, body: { ok: true, result: { shards } } }],
  })
  await screen.findByText(note)
  screen.getByRole('heading', { name: 'Shards' })
  expect(screen.queryAllByText('4000000000000000')).toHaveLength(shown)
})

const queryOf = (kind: string) => {
  const error = Object.assign(new Error(kind), { kind, provider: 'toncenter', detail: '' })
  return Object.assign(atom({ status: 'failed', error, changing: false }), { refresh() {}, refetch: undefined })
}

test.each<[string, string, string[]]>([
  ['not-ready', 'This block is not there yet', []],
  ['not-found', 'Block not found', []],
  ['broken', 'Failed to load block details', ['shards', 'transactions']],
])('contents of a block whose header is “%s” are loaded only if it may exist', async (kind, words, expected) => {
  const [header, contents] = [queryOf(kind), queryOf('broken')]
  const asked = new Set<string>()
  const asking = (name: string) => () => {
    asked.add(name)
    return contents
  }
  const mocked = () => {
    vi.doMock('../../src/stores/block.ts', () => ({
      $blockHeader: () => header,
      $blockShards: asking('shards'),
      $blockTransactions: asking('transactions'),
    }))
    return load()
  }
  onTestFinished(() => void vi.doUnmock('../../src/stores/block.ts'))
  const { screen } = await openScreen('/block/{seqno}', mocked, { faults: [{ match: '/', status: 400 }] })
  await screen.findByText(words)
  expect([...asked].toSorted()).toEqual(expected)
})
