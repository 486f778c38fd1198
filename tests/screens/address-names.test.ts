import { atom } from 'nanostores'
import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { KnownAddress } from '../../src/domain/account/known-address.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'
import { queryOf, ready } from './support/query.ts'

/** Providers that know nothing. */
const SILENT = { faults: [{ match: '/', status: 400 }] }
const STORES = ['account-facts', 'address-tokens', 'base/labels'].map(name => `../../src/stores/${name}.ts`)

type Given = { known?: KnownAddress; facts?: object; domains?: string[]; sources?: string[]; labels?: object[] }

/** Opens the names in the head of an address, with these answers, and returns their text. */
async function openNames({ known, facts, domains = [], sources = ['tonapi'], labels = [] }: Given) {
  const load = async () => {
    const nothing = { isWallet: true, interfaces: [], methods: [], name: null, lastActivity: null }
    const own = queryOf(ready({ ...nothing, ...facts }))
    const named = queryOf(ready(domains, sources))
    const $labels = atom(new Map([[ALICE, labels]]))
    const [ofFacts = '', ofDomains = '', ofLabels = ''] = STORES
    vi.doMock(ofFacts, async load => ({ ...(await load<object>()), $accountFacts: () => own }))
    vi.doMock(ofDomains, async load => ({ ...(await load<object>()), $accountDomains: () => named }))
    vi.doMock(ofLabels, async load => ({ ...(await load<object>()), $labels }))
    const { AddressBookContext } = await import('../../src/ui/chain/address-book.ts')
    const { default: HeadNames } = await import('../../src/islands/address/HeadNames.tsx')
    const book = { find: () => known, subscribe: () => () => {} }
    const head = { raw: ALICE, address: 'EQCqqqqqqqqq', interfaces: [], isTestForm: undefined }
    return { default: () => createElement(AddressBookContext, { value: book }, createElement(HeadNames, head)) }
  }
  onTestFinished(() => {
    for (const store of STORES) vi.doUnmock(store)
  })
  await openScreen(`/address/${ALICE}`, load, SILENT)
  return document.querySelector('main')?.textContent ?? ''
}

const mine: KnownAddress = {
  isWallet: true,
  name: 'My shop',
  isScam: false,
  mark: { by: 'user', words: 'your own name' },
  note: 'pays rent',
}
const theirs: KnownAddress = { isWallet: true, name: 'Shop', isScam: false }
const NOTE = 'Your note: pays rent'

test.each<[string, KnownAddress | undefined, string | null, string, string]>([
  ['a name by its visitor and another by tonapi', mine, 'Shop', `tonapi calls it Shop${NOTE}`, 'My shop · Nanoscope'],
  ['the same name by both', mine, 'My shop', NOTE, 'My shop · Nanoscope'],
  ['a name by its visitor alone', mine, null, NOTE, 'My shop · Nanoscope'],
  ['a name by tonapi alone', theirs, 'Shop', '', 'Address EQCqqqqqqq… · Nanoscope'],
])('an address with %s says who names it so, and its title is the visitor’s', async (...given) => {
  const [, known, name, words, title] = given
  expect(await openNames({ ...(known && { known }), facts: { name } })).toBe(words)
  await eventually(() => expect(document.title).toBe(title))
})

const label = (name: string, category: string) => ({
  name,
  category,
  source: { name: 'a list', revision: '1a2b' },
  made: '2026-01-31',
})

test.each([
  ['CEX', ' (exchange)'],
  ['gas-station', ' (gas station)'],
  ['', ''],
])('a public label of the category “%s” is shown with its list and date', async (category, words) => {
  const text = await openNames({ labels: [label('Big One', category)] })
  expect(text).toBe(`Public label: Big One${words} — a list 1a2b, as of 2026-01-31`)
})

const OLD = '(by an index that does not know whether they have run out)'

test.each<[string[], string]>([
  [['tonapi'], 'shop.ton'],
  [['toncenter v3'], `shop.ton${OLD}`],
  [['toncenter v3', 'tonapi'], 'shop.ton'],
])('domains of an address by %j have a note if they may have run out', async (sources, words) => {
  expect(await openNames({ domains: ['shop.ton'], sources })).toBe(words)
})

const UNWARNED = 'tonapi does not answer: its marks of scam and other warnings are missing.'

test.each([
  [{ isUnmarked: true }, UNWARNED],
  [{}, ''],
])('an address whose warnings are missing says so: %j', async (facts, words) => {
  expect(await openNames({ facts })).toBe(words)
})
