import { beforeEach, expect, test, vi } from 'vitest'
import type { NamedThing } from '../../../src/domain/search/named.ts'
import { ALICE } from '../../support/transaction.ts'

const { tonapi, saved, opened } = vi.hoisted(() => ({
  tonapi: { answer: async (): Promise<NamedThing[]> => [], calls: 0 },
  saved: [] as unknown[],
  opened: [] as string[],
}))
vi.mock('../../../src/stores/named.ts', () => ({
  findNamed() {
    tonapi.calls++
    return tonapi.answer()
  },
}))
vi.mock('../../../src/stores/recent-searches.ts', () => ({ rememberSearch: (row: unknown) => saved.push(row) }))

const { search } = await import('../../../src/islands/search/go.ts')

beforeEach(() => {
  vi.stubGlobal('location', { host: 'nanoscope.example', assign: (path: string) => opened.push(path) })
  tonapi.calls = 0
  saved.length = 0
  opened.length = 0
})

test('a search opens the page that it finds, and is saved with its path', async () => {
  expect(await search('17', () => false)).toBe('')
  expect(opened).toEqual(['/block/17'])
  expect(saved).toEqual([{ text: '17', path: '/block/17' }])
  expect(tonapi.calls).toBe(0)
})

const INVALID = 'Invalid search query. Please enter a valid address, transaction hash, block number, or domain.'
const tide: NamedThing = { kind: 'jetton', name: 'Tide', raw: ALICE, trust: 'none' }

test.each<[string, string, () => Promise<NamedThing[]>, boolean, string, number]>([
  ['that cannot be a name', 'q/q', async () => [], false, INVALID, 0],
  ['of an unknown name', 'tide', async () => [], false, `${INVALID} Nor does tonapi know anything of that name.`, 1],
  ['of a name that only this browser knows', 'tide', async () => [], true, '', 1],
  ['of a name that tonapi knows', 'tide', async () => [tide], true, '', 1],
  [
    'while tonapi is down',
    'tide',
    () => Promise.reject(new Error('down')),
    false,
    'Names could not be looked up: tonapi does not answer.',
    1,
  ],
])('a search %s is refused with its reason, or not at all', async (_, text, answer, isShown, words, calls) => {
  tonapi.answer = answer
  expect(await search(text, () => isShown)).toBe(words)
  expect([tonapi.calls, opened, saved]).toEqual([calls, [], []])
})
