import { expect, test } from 'vitest'
import { browserOfEachTest, look } from '../../support/browser.ts'

const browser = browserOfEachTest()
const PATH = '/v2/blockchain/reduced/blocks?from=92&to=101'
const WHOLE = '8000000000000000'
const shard = (seqno: number) => `(0,${WHOLE},${seqno})`
const row = (workchain_id: number, seqno: number, tx_quantity: number, parts: object) => ({
  workchain_id,
  shard: WHOLE,
  seqno,
  utime: 100,
  tx_quantity,
  ...parts,
})
const rows = [
  row(-1, 9, 3, { shards_blocks: [shard(70)] }),
  row(-1, 10, 3, { shards_blocks: [shard(71)] }),
  row(0, 71, 9, { parent: [shard(70)] }),
]
const answer = (blocks: object[]) => ({ body: { blocks } })

async function counts() {
  const { $blockCounts } = await import('../../../src/stores/block-counts.ts')
  const seen = look($blockCounts(10, 100))
  const state = await seen.rest()
  seen.stop()
  return state
}

test.each([
  ['the block', rows.slice(0, 1), null],
  ['one of its shard blocks', rows.slice(0, 2), { own: 3, all: null }],
])(
  'block counts without %s, which the index lacks yet, are requested again by the next page',
  async (_, few, value) => {
    browser.announce(PATH, answer(few), answer(rows))
    expect(await counts()).toMatchObject({ status: 'ready', value })
    browser.reload()
    expect(await counts()).toMatchObject({ status: 'ready', value: { own: 3, all: 12 } })
    browser.reload()
    expect(await counts()).toMatchObject({ value: { own: 3, all: 12 } })
    expect(browser.calls).toHaveLength(2)
  },
)

test.each([
  ['names no shard blocks', [rows[0], row(-1, 10, 3, {}), rows[2]]],
  ['names an unreadable one', [rows[0], row(-1, 10, 3, { shards_blocks: [7] }), rows[2]]],
  ['commits a shard block without a parent', [rows[0], rows[1], row(0, 71, 9, {})]],
  ['follows one that names no shard blocks', [row(-1, 9, 3, {}), ...rows.slice(1), row(0, 70, 5, { parent: [] })]],
])('the transactions of a block with its shard blocks are unknown if it %s', async (_, few) => {
  browser.announce(PATH, answer(few as object[]))
  expect(await counts()).toMatchObject({ status: 'ready', value: { own: 3, all: null } })
})
