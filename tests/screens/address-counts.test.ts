import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { RawAddress } from '../../src/ton/address.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE, transaction } from '../support/transaction.ts'
import { ready } from './support/query.ts'

const PATH = `/address/${ALICE}`
const loading = { status: 'loading' }
type States = { jettons?: object; nfts?: object; history?: object }

/** Opens a count of an account on one of its tabs, beside these states of its lists. */
async function openCount(name: 'JettonCount' | 'TransactionCount', tab: string | null, states: States) {
  const { jettons = loading, nfts = loading, history = loading } = states
  const stores = [atom(jettons), atom(nfts), atom(history)] as const
  const load = part(
    async (): Promise<ComponentType<{ raw: RawAddress; tab: string | null }>> => {
      vi.doMock('../../src/stores/address-tokens.ts', () => ({
        $accountJettons: () => stores[0],
        $accountNfts: () => stores[1],
        isCapped: () => false,
      }))
      vi.doMock('../../src/stores/address.ts', () => ({ $accountTransactions: () => stores[2] }))
      return (await import('../../src/islands/address/Counts.tsx'))[name]
    },
    { raw: ALICE, tab },
  )
  onTestFinished(() => {
    vi.doUnmock('../../src/stores/address-tokens.ts')
    vi.doUnmock('../../src/stores/address.ts')
  })
  await openScreen(PATH, load)
  return document.querySelector('main')?.textContent
}

const balances = (count: number, unreadable: number, isCapped = false) =>
  ready({ balances: Array.from({ length: count }, () => ({})), unreadable, isCapped })

test.each<[object, string]>([
  [balances(0, 0), '0'],
  [balances(1200, 0), '1,200'],
  [balances(1000, 0, true), '1,000+'],
  [balances(2, 1), '2+'],
  [balances(0, 3), '—'],
  [loading, '—'],
  [{ status: 'failed', error: new Error('down'), changing: false }, '—'],
])('jettons are counted, with a plus if there may be more: case %#', async (jettons, text) => {
  expect(await openCount('JettonCount', 'jettons', { jettons })).toBe(text)
})

test.each<[string | null, States, string]>([
  [null, { history: loading, nfts: ready({}) }, '—'],
  [null, { history: ready({}) }, '7'],
  ['nfts', { nfts: loading, history: ready({}) }, '—'],
  ['nfts', { nfts: ready({}) }, '7'],
  ['jettons', {}, '7'],
])('on tab %s the number of jettons waits for the list of that tab: case %#', async (tab, states, text) => {
  expect(await openCount('JettonCount', tab, { jettons: balances(7, 0), ...states })).toBe(text)
})

test.each([
  [false, 0, '2'],
  [true, 0, '2+'],
  [false, 1, '2+'],
])('transactions are counted, with a plus for older (%s) and %i unreadable ones', async (more, unreadable, text) => {
  const history = ready({ transactions: [transaction(), transaction()], more, unreadable })
  expect(await openCount('TransactionCount', null, { history })).toBe(text)
})
