import { afterEach, expect, it, vi } from 'vitest'
import { keptPages } from '../../../src/islands/offline/kept-pages.ts'
import { writeEntry } from '../../../src/lib/saved.ts'
import { keptPrefix } from '../../../src/stores/base/saved-answers.ts'

const HASH = 'ab'.repeat(32)
const RAW = `0:${'12'.repeat(32)}`
const saved = (name: string, at: number) => [
  name,
  writeEntry(name, { value: {}, at, sources: [], until: at, removeAt: at + 1 }),
]
/** A stub of `localStorage`, with the entries as own properties so that `Object.keys` lists them. */
const store = (entries: Record<string, string>) =>
  vi.stubGlobal(
    'localStorage',
    Object.assign(Object.create({ getItem: (name: string) => entries[name] ?? null }), entries),
  )

afterEach(() => vi.unstubAllGlobals())

it('keptPages lists the pages whose answers are saved, newest first', () => {
  store(
    Object.fromEntries([
      saved(`${keptPrefix}block:-1:8000000000000000:17`, 1),
      saved(`${keptPrefix}block:0:2000000000000000:9`, 2),
      saved(`${keptPrefix}transaction:${HASH}`, 5),
      saved(`${keptPrefix}account:${RAW}`, 4),
      saved(`${keptPrefix}jetton:${RAW}`, 3),
      saved(`${keptPrefix}domain:nanoscope.ton`, 6),
      saved(`${keptPrefix}account-jettons:${RAW}`, 7),
      saved(`${keptPrefix}transaction:nonsense`, 8),
      saved(`${keptPrefix.replace(/\w+:$/, '0:')}transaction:${HASH}`, 9),
      saved('other', 10),
    ]),
  )
  expect(keptPages()).toEqual([
    { name: 'nanoscope.ton', path: '/dns/nanoscope.ton' },
    { name: `Transaction ${HASH.slice(0, 8)}`, path: `/tx/${HASH}` },
    { name: expect.stringMatching(/^Address EQ/), path: expect.stringMatching(/^\/address\/EQ/) },
    { name: expect.stringMatching(/^Jetton EQ/), path: expect.stringMatching(/^\/jetton\/EQ/) },
    { name: 'Shard block #9', path: '/block/9?workchain=0&shard=2000000000000000' },
    { name: 'Block #17', path: '/block/17' },
  ])
})

it('keptPages is empty where storage is forbidden, and skips unreadable entries', () => {
  store({ [`${keptPrefix}transaction:${HASH}`]: '{' })
  expect(keptPages()).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  expect(keptPages()).toEqual([])
})
