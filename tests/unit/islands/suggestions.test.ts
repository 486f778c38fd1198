import { afterEach, expect, test, vi } from 'vitest'
import type { OwnAddresses } from '../../../src/domain/names/own.ts'
import type { KnownThing } from '../../../src/domain/search/known.ts'
import type { NamedThing } from '../../../src/domain/search/named.ts'
import type { Recent } from '../../../src/domain/search/recent.ts'
import { friendlyAddress } from '../../../src/ton/address.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { found, seen, recent, browser } = vi.hoisted(() => ({
  found: [] as NamedThing[],
  seen: [] as KnownThing[],
  recent: [] as Recent[],
  browser: { own: {} as OwnAddresses },
}))
vi.mock('../../../src/stores/named.ts', () => ({ findNamed: async () => found }))
vi.mock('../../../src/stores/seen/known-things.ts', () => ({ readKnownThings: () => seen }))
vi.mock('../../../src/stores/base/labels.ts', () => ({ loadLabelledAddresses: async () => [] }))
vi.mock('../../../src/stores/base/own-names.ts', () => ({ $own: { get: () => browser.own } }))
vi.mock('../../../src/stores/recent-searches.ts', () => ({
  recentSearches: () => recent,
  forgetSearch() {},
  forgetSearches() {},
}))

afterEach(() => {
  recent.length = 0
  browser.own = {}
})

const { lookUp } = await import('../../../src/islands/search/looked-up.ts')
const { prepare, suggest } = await import('../../../src/islands/search/suggestions.ts')

test('suggestions from tonapi state their kind and whether they are whitelisted or scam', async () => {
  found.push(
    { kind: 'jetton', name: 'Tide', raw: ALICE, trust: 'whitelist' },
    { kind: 'account', name: 'Tide fund', raw: BOB, trust: 'none' },
    { kind: 'account', name: 'Tide gift', raw: CAROL, trust: 'blacklist' },
  )
  await lookUp('tide', 'tide', () => {})
  const { options } = suggest('tide')
  expect(options.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'Tide: jetton, whitelisted',
    'Tide fund: named by tonapi',
    'Tide gift: named by tonapi, blacklisted, taken for a scam',
  ])
})

const jetton = (raw: NamedThing['raw'], name: string, trust: NamedThing['trust']) =>
  ({ kind: 'jetton', name, also: 'USDT', raw, trust }) as const

test('Enter opens a seen jetton only if it is whitelisted, and every seen jetton says its trust', async () => {
  seen.push(jetton(ALICE, 'USDT', 'none'), jetton(BOB, 'Tether USD', 'whitelist'))
  await prepare()
  const shown = () => suggest('usdt').options.map(({ name, kind }) => `${name}: ${kind}`)
  expect(shown()).toEqual([
    'Tether USD (USDT): jetton, whitelisted',
    'Look for “usdt” by name: asks tonapi',
    'USDT: jetton, not judged',
  ])
  seen.pop()
  expect(shown()).toEqual(['Look for “usdt” by name: asks tonapi', 'USDT: jetton, not judged'])
})

test('Enter opens a recent search with the same text, not one that contains the text', () => {
  recent.push({ text: `https://tonviewer.com/${ALICE}`, path: `/address/${ALICE}` })
  expect(suggest('viewer').options.map(({ path }) => path)).toEqual([undefined, `/address/${ALICE}`])
  recent.push({ text: 'Viewer', path: `/address/${BOB}` })
  expect(suggest('viewer').options[0]?.path).toBe(`/address/${BOB}`)
  expect(suggest('').options.map(({ kind }) => kind)).toEqual(['searched before', 'searched before', ''])
})

test('Enter opens an address of the visitor with the same name, not one whose name or note contains the text', () => {
  const own = { name: 'Scammer', note: 'stole from alice', watched: false, isWallet: true, seen: null }
  browser.own = { [ALICE]: own }
  const firstOf = (text: string) => suggest(text).options[0]?.name
  expect(firstOf('alice')).toBe('Look for “alice” by name')
  expect(firstOf('scam')).toBe('Look for “scam” by name')
  expect(firstOf('scammer')).toBe('Scammer')
})

test('each thing that this browser has seen leads to the page of its kind', async () => {
  seen.length = 0
  seen.push(
    { kind: 'jetton', name: 'Wavecoin', also: 'WAVE', raw: ALICE, trust: 'whitelist' },
    { kind: 'collection', name: 'Wave lenses', also: '', raw: BOB, trust: 'none' },
    { kind: 'account', name: 'Wave fund', also: '', raw: CAROL, trust: 'none' },
    { kind: 'domain', name: 'wave.ton', also: '' },
  )
  await prepare()
  const options = suggest('wave').options.filter(({ path }) => path)
  expect(Object.fromEntries(options.map(({ name, kind, path }) => [name, [kind, path]]))).toEqual({
    'Wavecoin (WAVE)': ['jetton, whitelisted', `/jetton/${friendlyAddress(ALICE)}`],
    'Wave lenses': ['NFT collection, not judged', `/nft/collection/${friendlyAddress(BOB)}`],
    'Wave fund': ['named by tonapi', `/address/${friendlyAddress(CAROL)}`],
    'wave.ton': ['domain', '/dns/wave.ton'],
  })
})
