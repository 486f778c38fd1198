import { afterEach, expect, it, vi } from 'vitest'
import { keptPages } from '../../../src/islands/offline/kept-pages.ts'
import { keptPrefix } from '../../../src/stores/base/saved-answers.ts'

const HASH = 'ab'.repeat(32)
const RAW = `0:${'12'.repeat(32)}`
const saved = (at: number) => JSON.stringify({ value: {}, at, sources: [], until: at, removeAt: at + 1 })
/** A stub of `localStorage`, with the entries as own properties so that `Object.keys` lists them. */
const store = (entries: Record<string, string>) =>
  vi.stubGlobal(
    'localStorage',
    Object.assign(Object.create({ getItem: (name: string) => entries[name] ?? null }), entries),
  )

afterEach(() => vi.unstubAllGlobals())

it('names the pages whose answers are kept, the newest first, and no others', () => {
  store({
    [`${keptPrefix}block:-1:8000000000000000:17`]: saved(1),
    [`${keptPrefix}block:0:2000000000000000:9`]: saved(2),
    [`${keptPrefix}transaction:${HASH}`]: saved(5),
    [`${keptPrefix}account:${RAW}`]: saved(4),
    [`${keptPrefix}jetton:${RAW}`]: saved(3),
    [`${keptPrefix}domain:nanoscope.ton`]: saved(6),
    [`${keptPrefix}account-jettons:${RAW}`]: saved(7),
    [`${keptPrefix}transaction:nonsense`]: saved(8),
    [`${keptPrefix.replace(/\d+:$/, '0:')}transaction:${HASH}`]: saved(9),
    other: saved(10),
  })
  expect(keptPages()).toEqual([
    { name: 'nanoscope.ton', path: '/dns/nanoscope.ton' },
    { name: `Transaction ${HASH.slice(0, 8)}`, path: `/tx/${HASH}` },
    { name: expect.stringMatching(/^Address EQ/), path: expect.stringMatching(/^\/address\/EQ/) },
    { name: expect.stringMatching(/^Jetton EQ/), path: expect.stringMatching(/^\/jetton\/EQ/) },
    { name: 'Shard block #9', path: '/block/9?workchain=0&shard=2000000000000000' },
    { name: 'Block #17', path: '/block/17' },
  ])
})

it('has none where storage is forbidden, and leaves out what cannot be read', () => {
  store({ [`${keptPrefix}transaction:${HASH}`]: '{' })
  expect(keptPages()).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  expect(keptPages()).toEqual([])
})
