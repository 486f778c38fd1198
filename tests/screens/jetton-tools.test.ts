import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { NamedThing } from '../../src/domain/search/named.ts'
import { friendlyAddress } from '../../src/ton/address.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE, BOB } from '../support/transaction.ts'

/** Providers that know nothing. */
const SILENT = { faults: [{ match: '/', status: 400 }] }
const queryOf = (value: object) =>
  Object.assign(atom({ status: 'ready', value, at: 1, sources: ['tonapi'], saved: false, changing: false }), {
    refresh() {},
    refetch: undefined,
  }) as never

test.each<[string, boolean]>([
  ['sort the list at once while it is at rest', false],
  ['wait for a click while the list has the focus', true],
])('prices of jettons that come %s', async (_, isUsed) => {
  const rates = { [ALICE]: { price: 1, day: null, week: null, month: null } }
  const narrowed: object[] = []
  const load = part(
    async () => {
      const list = document.body.appendChild(document.createElement('div'))
      list.id = 'jettons'
      const link = list.appendChild(document.createElement('button'))
      if (isUsed) link.focus()
      return (await import('../../src/islands/jettons/JettonTools.tsx')).default
    },
    {
      list: queryOf({ jettons: [], unnamed: 0, unreadable: 0 }),
      page: 2,
      prices: queryOf(rates),
      sort: 'marketcap' as const,
      rates: undefined,
      onNarrow: (more: object) => void narrowed.push(more),
    },
  )
  const { screen, user } = await openScreen('/jettons?page=2', load, SILENT)
  const press = await screen.findByRole('button', { name: 'Prices have come: sort by market cap' })
  if (isUsed) {
    expect(narrowed).toEqual([])
    await user.click(press)
  }
  await eventually(() => expect(narrowed).toContainEqual({ rates }))
})

const tide = { kind: 'jetton', name: 'Tide', raw: ALICE, trust: 'none' } as const
const FOUND = 'Names at tonapi that begin like this. Anyone can take a name: look at the mark and the address.'

test.each<[string, () => Promise<NamedThing[]>, string, number]>([
  ['fails', () => Promise.reject(new Error('down')), 'Names could not be looked up: tonapi does not answer.', 0],
  [
    'finds only a collection',
    async () => [{ ...tide, kind: 'collection' }],
    'No jetton at tonapi has a name that begins like this',
    0,
  ],
  ['finds a jetton', async () => [tide, { ...tide, kind: 'account', raw: BOB }], FOUND, 1],
])('a look-up among all jettons that %s says so and links jettons alone', async (_, findNamed, words, count) => {
  const load = part(
    async () => {
      vi.doMock('../../src/stores/named.ts', () => ({ findNamed }))
      return (await import('../../src/islands/jettons/NamedJettons.tsx')).default
    },
    { text: 'tide', name: 'tide', isAsked: true, onAsk() {} },
  )
  onTestFinished(() => void vi.doUnmock('../../src/stores/named.ts'))
  const { screen } = await openScreen('/jettons', load, SILENT)
  await screen.findByText(words)
  const links = [...document.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual(count ? [['Tide', `/jetton/${friendlyAddress(ALICE)}`]] : [])
})
