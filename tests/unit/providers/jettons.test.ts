import { describe, expect, test } from 'vitest'
import { face, party, preview } from '../../support/jetton.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/indexer/jettons.ts'))

/** Preview of jetton number `place`. The jettons differ, because an account has one wallet per jetton. */
const other = (place: number) => ({ ...preview, address: `0:${String(place).padStart(64, '0')}` })

describe('jetton balances from the indexer', () => {
  const answer = (balances: unknown[]) =>
    network.announce(`/v2/accounts/${ALICE}/jettons?currencies=usd`, { body: { balances } })
  const read = () => provider.getJettons(fakeCall(), ALICE)

  test('jetton balances are read with their jetton', async () => {
    answer([{ balance: '21880005575000000000000', wallet_address: party(BOB), jetton: preview }])
    expect(await read()).toEqual({
      wallets: { [BOB]: face },
      scaled: [],
      balances: [{ jetton: face, wallet: BOB, balance: '21880005575000000000000', price: null }],
      unreadable: 0,
      isCapped: false,
    })
  })

  test('jetton metadata takes precedence over fields beside it, and the provider\u2019s image over both', async () => {
    const metadata = { name: 'New', symbol: 'NEW', decimals: '18', image: 'https://x.test/a.png' }
    answer([
      { balance: '1', jetton: { ...preview, metadata } },
      { balance: '1', jetton: { metadata: { address: BOB }, preview: 'https://cache.tonapi.io/p' } },
    ])
    expect((await read()).balances.map(({ jetton }) => jetton)).toEqual([
      { ...face, ...metadata, image: face.image, decimals: 18 },
      { address: BOB, name: null, symbol: null, image: 'https://cache.tonapi.io/p', decimals: 9, trust: 'none' },
    ])
  })

  test('jetton decimals are clamped to 0–255, and hostile texts and images are removed', async () => {
    const jetton = { ...preview, decimals: 999, symbol: 'US\u200bDT', name: '\u202e', image: 'data:image/png;base64,A' }
    answer([{ balance: 5, jetton }])
    expect((await read()).balances[0]!.jetton).toMatchObject({ decimals: 255, symbol: 'USDT', name: null, image: null })
  })

  test('jetton balances are scaled by the jetton’s current scale', async () => {
    answer([
      { balance: '9007199254740993', jetton: { ...preview, scaled_ui: { numerator: '3', denominator: '2' } } },
      { balance: '7', jetton: { ...other(1), scaled_ui: { numerator: '3', denominator: '0' } } },
      { balance: '1', jetton: { ...other(2), scaled_ui: { numerator: `1${'0'.repeat(76)}`, denominator: '10' } } },
    ])
    const scaled = ['13510798882111489', '7', `1${'0'.repeat(75)}`]
    expect((await read()).balances.map(({ balance }) => balance)).toEqual(scaled)
  })

  test('jetton balances have the indexer’s price unless it is missing, zero or of a scaled jetton', async () => {
    const scaled_ui = { numerator: '3', denominator: '2' }
    answer([
      { balance: '1', jetton: other(1), price: { prices: { USD: 1.5 }, diff_24h: { USD: '+1.00%' } } },
      { balance: '1', jetton: other(2) },
      { balance: '1', jetton: other(3), price: { prices: { USD: 0 } } },
      { balance: '1', jetton: other(4), price: 'dear' },
      { balance: '1', jetton: other(5), price: { prices: { EUR: 2 } } },
      { balance: '1', jetton: { ...other(6), scaled_ui }, price: { prices: { USD: 1.5 } } },
    ])
    expect((await read()).balances.map(({ price }) => price)).toEqual([1.5, null, null, null, null, null])
  })

  test('a repeated balance of a jetton is counted as unreadable', async () => {
    answer([
      { balance: '5', jetton: preview },
      { balance: '999', jetton: preview },
      { balance: '6', jetton: other(1) },
    ])
    const { balances, unreadable } = await read()
    expect(balances.map(({ balance }) => balance)).toEqual(['5', '6'])
    expect(unreadable).toBe(1)
  })

  test('zero jetton balances are dropped, and unreadable rows are counted', async () => {
    answer([
      { balance: '0', jetton: preview },
      { balance: '1.5', jetton: preview },
      { balance: '1', jetton: { ...preview, address: 'nowhere' } },
      { balance: '1' },
      7,
    ])
    expect(await read()).toMatchObject({ balances: [], unreadable: 4 })
  })
})

test('a list of 1,000 jetton balances is marked as capped', async () => {
  const row = { balance: '1', jetton: preview, wallet_address: party(BOB) }
  const path = `/v2/accounts/${ALICE}/jettons?currencies=usd`
  network.announce(path, { body: { balances: Array.from({ length: 1000 }, () => row) } })
  expect(await provider.getJettons(fakeCall(), ALICE)).toMatchObject({ isCapped: true })
  network.announce(path, { body: { balances: Array.from({ length: 999 }, () => row) } })
  expect(await provider.getJettons(fakeCall(), ALICE)).toMatchObject({ isCapped: false })
})
