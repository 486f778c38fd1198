import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Query } from '../../../src/lib/query-state.ts'
import { fakeStorage } from '../../support/storage.ts'

// Listeners that a page adds once for its whole life are no store's.
vi.mock('../../../src/stores/base/upkeep.ts', () => ({ startTasks() {} }))

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]
const HASH = 'ab'.repeat(32)

/** One correct answer to each request, by the last part of its path. */
const answers: Record<string, () => unknown> = {
  getMasterchainInfo: () => ({ ok: true, result: { last: { seqno: 7, root_hash: HASH, file_hash: HASH } } }),
  blocks: () => ({
    blocks: [
      { workchain_id: -1, shard: '8000000000000000', seqno: 7, utime: Math.floor(Date.now() / SECOND), tx_quantity: 3 },
    ],
  }),
  rates: () => ({ rates: { TON: { prices: { USD: 3.1 } } } }),
  auctions: () => ({ data: [{ domain: 'a.ton', price: 5, date: 1795258332 }] }),
}

let calls: { name: string; at: number }[]
let listeners: number
let page: { visibilityState: string; seen: Set<() => void> }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_258_332_000 })
  calls = []
  listeners = 0
  page = { visibilityState: 'visible', seen: new Set() }
  const count = { addEventListener: () => void listeners++, removeEventListener: () => void listeners-- }
  vi.stubGlobal('addEventListener', count.addEventListener)
  vi.stubGlobal('removeEventListener', count.removeEventListener)
  vi.stubGlobal('document', {
    addEventListener: (_: string, run: () => void) => void page.seen.add(run),
    removeEventListener: (_: string, run: () => void) => void page.seen.delete(run),
    get visibilityState() {
      return page.visibilityState
    },
  })
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('location', { href: 'http://site.test/' })
  // One tab alone: its turns depend on the clock of the line only.
  const locks = { request: async (_: string, ...rest: ((lock: object) => unknown)[]) => rest.at(-1)?.({}) }
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('fetch', async (url: string) => {
    const name = new URL(url).pathname.split('/').at(-1) ?? ''
    calls.push({ name, at: Date.now() - 1_795_258_332_000 })
    return Response.json(answers[name]?.() ?? null)
  })
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Screen = { stores: () => Promise<Query<never>[]>; asked: Record<string, number> }

const blocks = async () => {
  const { $masterchain, $blockBriefs } = await import('../../../src/stores/blocks.ts')
  return [$masterchain(), $blockBriefs()]
}

/** Starts of each call in a day, which is 86,400 s: at 0, then as often as its store asks again, with answers that come at once. */
const screens: Record<string, Screen> = {
  Home: {
    stores: async () => [
      ...((await blocks()) as Query<never>[]),
      (await import('../../../src/stores/rates.ts')).$coinPrice('usd') as Query<never>,
    ],
    // Every 5 s at the node. At the indexer every 10 s; and every 30 s, from 4.06 s on, when its line lets the second call start.
    asked: { getMasterchainInfo: 86_400 / 5, blocks: 86_400 / 10, rates: Math.ceil((86_400 - 4.06) / 30) },
  },
  Blocks: {
    stores: async () => (await blocks()) as Query<never>[],
    asked: { getMasterchainInfo: 86_400 / 5, blocks: 86_400 / 10 },
  },
  Auctions: {
    stores: async () => [(await import('../../../src/stores/auctions.ts')).$auctions() as Query<never>],
    asked: { auctions: 86_400 / 30 },
  },
}

const countByName = (list: typeof calls) =>
  Object.fromEntries([...Map.groupBy(list, ({ name }) => name)].map(([name, all]) => [name, all.length]))

/** Counts that grow if timers or listeners leak. */
const held = () => ({ timers: vi.getTimerCount(), listeners, seen: page.seen.size })

function setVisible(visible: boolean) {
  page.visibilityState = visible ? 'visible' : 'hidden'
  for (const run of page.seen) run()
}

for (const [name, { stores, asked }] of Object.entries(screens)) {
  test(`${name} left open for a day calls exactly at its stores’ intervals and leaks no timers`, async () => {
    const leave = (await stores()).map($store => $store.listen(() => {}))
    await vi.advanceTimersByTimeAsync(MINUTE - 1)
    const early = held()
    await vi.advanceTimersByTimeAsync(DAY - MINUTE)
    expect(countByName(calls)).toEqual(asked)
    expect(held()).toEqual(early)
    for (const stop of leave) stop()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(held()).toEqual({ timers: 0, listeners: 0, seen: 0 })
  })

  test(`${name} makes no calls for a day while hidden, and one of each when visible again`, async () => {
    for (const $store of await stores()) $store.listen(() => {})
    await vi.advanceTimersByTimeAsync(10 * SECOND + 1)
    setVisible(false)
    const before = calls.length
    await vi.advanceTimersByTimeAsync(DAY)
    expect(calls.length).toBe(before)
    setVisible(true)
    // All at once, but for the second call at the indexer, which waits its turn of 4.06 s.
    await vi.advanceTimersByTimeAsync(4.1 * SECOND)
    expect(countByName(calls.slice(before))).toEqual(Object.fromEntries(Object.keys(asked).map(one => [one, 1])))
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(calls.length - before).toBeGreaterThan(100)
  })
}
