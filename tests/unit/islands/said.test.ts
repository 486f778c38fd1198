import { setImmediate as settled } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import type { KnownThing } from '../../../src/domain/search/known.ts'
import type { NamedThing } from '../../../src/domain/search/named.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const { tonapi, seen } = vi.hoisted(() => ({
  tonapi: { answer: async (): Promise<NamedThing[]> => [] },
  seen: [] as KnownThing[],
}))
vi.mock('../../../src/stores/named.ts', () => ({ findNamed: () => tonapi.answer() }))
vi.mock('../../../src/stores/seen/known-things.ts', () => ({ readKnownThings: () => seen }))
vi.mock('../../../src/stores/base/labels.ts', () => ({ loadLabelledAddresses: async () => [] }))
vi.mock('../../../src/stores/base/own-names.ts', () => ({ $own: { get: () => ({}) } }))
vi.mock('../../../src/stores/recent-searches.ts', () => ({ recentSearches: () => [] }))

const { lookUp } = await import('../../../src/islands/search/looked-up.ts')
const { prepare, suggest } = await import('../../../src/islands/search/suggestions.ts')

beforeEach(() => {
  vi.stubGlobal('location', { host: 'nanoscope.example' })
  seen.length = 0
})

const HASH = 'fec4f77e8b72eec62d14944d9cf99171a32c03783c8e6e30590aabbe35236f9b'
const USDT = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'
const RAW = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe'

test.each<[string, string, string?, string?]>([
  [HASH, 'A transaction hash', 'transaction', `/tx/${HASH}`],
  [USDT, 'An address, its checksum is right', 'address', `/address/${USDT}`],
  [RAW, 'An address in raw form, which has no checksum', 'address', `/address/${USDT}`],
  ['17', 'The number of a masterchain block', 'block', '/block/17'],
  ['(0,a000000000000000,9)', 'A block of a shard', 'block', '/block/9?workchain=0&shard=a000000000000000'],
  ['alice.ton', 'A domain', 'domain', '/dns/alice.ton'],
  ['nanoscope.example/rates', 'A link to a page of this site', 'page', '/rates'],
  [USDT.replace(/s$/, 't'), 'An address, its checksum is wrong'],
  ['q/q', 'No address, hash, block number or domain'],
  ['', ''],
])('the search box says what the text “%s” is, and leads to its page', (text, words, kind, path) => {
  const { said, options } = suggest(text)
  expect(said).toBe(words)
  expect(options.map(option => [option.name, option.kind, option.path])).toEqual(kind ? [[text, kind, path]] : [])
})

const ASK = 'Look for “tide” by name'
const tide: NamedThing = { kind: 'jetton', name: 'Tide', raw: BOB, trust: 'whitelist' }
const tideway = { kind: 'jetton', name: 'Tideway', also: '', raw: ALICE, trust: 'none' } as const
const FOUND = 'Names at tonapi that begin like this. Anyone can take a name: look at the mark and the address.'
const NONE = 'tonapi knows no name that begins like this. What this browser has seen:'

test.each<[string, 'tide' | 'wave', () => Promise<NamedThing[]>, boolean, string, string[]]>([
  ['not looked up', 'wave', async () => [], false, 'Maybe a name: searching asks tonapi for it', [ASK]],
  ['not looked up but seen', 'wave', async () => [], true, '', [ASK, 'Tideway']],
  ['looked up now', 'tide', () => new Promise(() => {}), false, 'Asking tonapi for this name…', []],
  ['whose look-up failed', 'tide', () => Promise.reject(new Error('down')), false, '', [ASK]],
  ['found nowhere', 'tide', async () => [], false, '', []],
  ['seen only here', 'tide', async () => [], true, NONE, ['Tideway']],
  ['found', 'tide', async () => [tide], false, FOUND, ['Tide']],
])('the search box says of a name %s how its look-up stands', async (...given) => {
  const [, asked, answer, isSeen, words, names] = given
  tonapi.answer = answer
  if (isSeen) seen.push(tideway)
  await prepare()
  void lookUp(asked, asked, () => {})
  await settled()
  const { said, options } = suggest('tide')
  expect([said, options.map(({ name }) => name)]).toEqual([words, names])
})
