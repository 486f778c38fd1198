import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE } from '../../support/transaction.ts'

browserOfEachTest()

const HASH = 'a'.repeat(64)
const shown = { status: 'ready', at: 0, sources: ['tonapi'], saved: false, changing: false }
const UNREADABLE = '1 entry could not be read'

/** Gives a store a value without a load. */
function put($store: object, value: object) {
  const state = { ...shown, value }
  Object.assign($store, { init: state, value: state })
}

/** Text of a component whose store has this value. */
function textOf<P extends object>($store: object, value: object, component: FunctionComponent<P>, props: P) {
  put($store, value)
  return renderToStaticMarkup(createElement(component, props)).replaceAll(/<[^>]*>/g, ' ')
}

const tokens = async () => ({
  ...(await import('../../../src/stores/address-tokens.ts')),
  ...(await import('../../../src/stores/token-histories.ts')),
})
const counts = () => import('../../../src/islands/address/Counts.tsx')
const item = (n: number) => ({ address: `0:${n.toString(16).padStart(64, '0')}` })

test.each([
  [0, 1, '—'],
  [0, 0, '0'],
  [2, 1, '2+'],
  [999, 1, '999+'],
  [999, 0, '999'],
])('%i readable and %i unreadable NFTs are counted as %s', async (readable, unreadable, count) => {
  const { $accountNfts } = await tokens()
  const items = Array.from({ length: readable }, (_, n) => item(n))
  const { NftCount } = await counts()
  expect(textOf($accountNfts(ALICE), { items, unreadable }, NftCount, { raw: ALICE, tab: 'nfts' })).toBe(count)
})

test.each([
  [0, 1, '—'],
  [0, 0, '0'],
  [2, 1, '2+'],
  [2, 0, '2'],
])('%i readable and %i unreadable transactions are counted as %s', async (readable, unreadable, count) => {
  const { $accountTransactions } = await import('../../../src/stores/address.ts')
  const value = { transactions: Array.from({ length: readable }), unreadable, known: {}, more: false }
  const { TransactionCount } = await counts()
  expect(textOf($accountTransactions(ALICE), value, TransactionCount, { raw: ALICE })).toBe(count)
})

test('jettons of which none is readable are counted as unknown', async () => {
  const { $accountJettons } = await tokens()
  const { JettonCount } = await counts()
  const value = { balances: [], wallets: {}, unreadable: 1, isCapped: false }
  expect(textOf($accountJettons(ALICE), value, JettonCount, { raw: ALICE, tab: 'jettons' })).toBe('—')
})

/** Texts of a part whose list has one unreadable row, and of the same part with an empty list. */
async function texts<P extends object>($store: object, value: object, component: FunctionComponent<P>, props: P) {
  return [1, 0].map(unreadable => textOf($store, { ...value, unreadable }, component, props))
}

test.each([
  ['jettons', 'No Jettons found'],
  ['jetton transfers', 'No Jetton transfers found'],
  ['NFTs', 'No NFTs found'],
  ['NFT transfers', 'No NFT transfers found'],
  ['bids', 'No bids'],
  ['jettons of a transaction', 'lists no jettons'],
])('%s of which none is readable are not "%s"', async (name, none) => {
  const { $accountJettons, $accountNfts, $accountJettonHistory, $accountNftHistory } = await tokens()
  const operations = { operations: [], known: {} }
  const raw = { raw: ALICE }
  for (const $list of [$accountJettonHistory, $accountNftHistory]) put($list(ALICE), { ...operations, unreadable: 0 })
  put($accountJettons(ALICE), { balances: [], wallets: {}, isCapped: false, unreadable: 0 })
  put($accountNfts(ALICE), { items: [], unreadable: 0 })
  const parts: Record<string, () => Promise<string[]>> = {
    jettons: async () => {
      const { default: part } = await import('../../../src/islands/address/JettonsTab.tsx')
      return texts($accountJettons(ALICE), { balances: [], wallets: {}, isCapped: false }, part, raw)
    },
    'jetton transfers': async () => {
      const { default: part } = await import('../../../src/islands/address/JettonsTab.tsx')
      return texts($accountJettonHistory(ALICE), operations, part, raw)
    },
    NFTs: async () => {
      const { default: part } = await import('../../../src/islands/address/NftsTab.tsx')
      return texts($accountNfts(ALICE), { items: [] }, part, raw)
    },
    'NFT transfers': async () => {
      const { default: part } = await import('../../../src/islands/address/NftsTab.tsx')
      return texts($accountNftHistory(ALICE), operations, part, raw)
    },
    bids: async () => {
      const { $bids } = await import('../../../src/stores/auctions.ts')
      const { default: part } = await import('../../../src/islands/dns/DomainBids.tsx')
      return texts($bids('alice.ton'), { bids: [], known: {} }, part, { name: 'alice.ton' })
    },
    'jettons of a transaction': async () => {
      const { $traceJettons } = await import('../../../src/stores/trace.ts')
      const { default: part } = await import('../../../src/islands/transaction/JettonMoves.tsx')
      const value = { ...operations, wallets: {}, flows: [], isUnfinished: false }
      return texts($traceJettons(HASH), value, part, { hash: HASH, onWallets() {} })
    },
  }
  const [unreadable, empty] = await parts[name]!()
  expect(unreadable).not.toContain(none)
  expect(unreadable).toContain(UNREADABLE)
  expect(empty).toContain(none)
  expect(empty).not.toContain(UNREADABLE)
})
