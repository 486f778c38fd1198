import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserOfEachTest, look } from '../../support/browser.ts'

const browser = browserOfEachTest()
const NOW = 1_000_000

beforeEach(() => void vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const hashes = { root_hash: 'ab'.repeat(32), file_hash: 'ab'.repeat(32) }
const listing = (from: number, to: number) => `/v2/blockchain/reduced/blocks?from=${from}&to=${to}`

/** Two masterchain blocks, the older one `interval` seconds before the newer. */
const blocks = (interval: number) =>
  [0, 1].map(back => ({
    workchain_id: -1,
    shard: '8000000000000000',
    seqno: 900 - back,
    tx_quantity: 3,
    utime: NOW - back * interval,
  }))

async function readBriefs() {
  const { $blockBriefs } = await import('../../../src/stores/blocks.ts')
  const seen = look($blockBriefs())
  await seen.rest()
  seen.stop()
  const { value: state } = $blockBriefs()
  return state?.status === 'ready' ? state.value.map(({ seqno }) => seqno) : []
}

test.each([
  ['fast', 0.4, 30],
  ['slow', 2, 120],
  ['very slow', 60, 600],
])('on a %s chain the next page requests the time span that a list of blocks covers', async (_, interval, stretch) => {
  browser.announce(listing(NOW - 30, NOW + 5), { body: { blocks: blocks(interval) } })
  await readBriefs()
  browser.reload()
  vi.setSystemTime((NOW + 60) * 1000)
  const next = listing(NOW + 60 - stretch, NOW + 65)
  browser.announce(next, { body: { blocks: blocks(interval) } })
  await readBriefs()
  expect(browser.calls.map(({ url }) => url)).toEqual([listing(NOW - 30, NOW + 5), next])
})

test('rows far above the newest block are dropped from an answer', async () => {
  const { cache } = await import('../../../src/stores/base/cache.ts')
  cache.write('masterchain', { value: { seqno: 900 }, at: NOW * 1000, sources: [] }, 30_000)
  const { $masterchain } = await import('../../../src/stores/blocks.ts')
  expect($masterchain().get()).toMatchObject({ status: 'ready' })
  const [newest, older] = blocks(1)
  const rows = [{ ...newest, seqno: 1_000_000_900 }, { ...newest, seqno: 910 }, newest, older]
  browser.announce(listing(NOW - 30, NOW + 5), { body: { blocks: rows } })
  expect(await readBriefs()).toEqual([910, 900, 899])
})

test('blocks made since the newest known block are kept, at up to ten a second', async () => {
  const { cache } = await import('../../../src/stores/base/cache.ts')
  cache.write('masterchain', { value: { seqno: 900 }, at: (NOW - 20) * 1000, sources: [] }, 60_000)
  const { $masterchain } = await import('../../../src/stores/blocks.ts')
  expect($masterchain().get()).toMatchObject({ status: 'ready' })
  const [newest, older] = blocks(1)
  // 50 rows of a page, and ten blocks a second for 20 seconds: up to block 1,150.
  const rows = [{ ...newest, seqno: 1200 }, { ...newest, seqno: 1100 }, newest, older]
  browser.announce(listing(NOW - 30, NOW + 5), { body: { blocks: rows } })
  expect(await readBriefs()).toEqual([1100, 900, 899])
})

test.each([
  [950, [900, 899]],
  [951, [951, 902]],
])('a list from block 900 down, as a wrong clock gives it, below head %i shows blocks %j', async (seqno, shown) => {
  const { cache } = await import('../../../src/stores/base/cache.ts')
  cache.write('masterchain', { value: { seqno }, at: NOW * 1000, sources: [] }, 30_000)
  const { $masterchain } = await import('../../../src/stores/blocks.ts')
  expect($masterchain().get()).toMatchObject({ status: 'ready' })
  browser.announce(listing(NOW - 30, NOW + 5), { body: { blocks: blocks(1) } })
  const id = (of: number) => ({ workchain: -1, shard: '-9223372036854775808', seqno: of, ...hashes })
  browser.announce('/api/v2/getMasterchainInfo', { body: { ok: true, result: { last: id(951) } } })
  for (const end of [951, 902])
    browser.announce(`/api/v2/getBlockHeader?workchain=-1&shard=-9223372036854775808&seqno=${end}`, {
      body: { ok: true, result: { id: id(end), gen_utime: NOW } },
    })
  expect(await readBriefs()).toEqual(shown)
})
