import { describe, expect, test } from 'vitest'
import { face, party, preview } from '../../support/jetton.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/indexer/jettons.ts'))

/** Previews of different jettons: an account has one wallet of each. */
const other = (place: number) => ({ ...preview, address: `0:${String(place).padStart(64, '0')}` })

describe('balances', () => {
  const answer = (balances: unknown[]) =>
    network.announce(`/v2/accounts/${ALICE}/jettons?currencies=usd`, { body: { balances } })
  const read = () => provider.getJettons(fakeCall(), ALICE)

  test('are read with what names the jetton', async () => {
    answer([{ balance: '21880005575000000000000', wallet_address: party(BOB), jetton: preview }])
    expect(await read()).toEqual({
      wallets: { [BOB]: face },
      balances: [{ jetton: face, wallet: BOB, balance: '21880005575000000000000', price: null }],
      unreadable: 0,
      isCapped: false,
    })
  })

  test('take metadata before what stands beside it, and the provider\u2019s copy of the image before both', async () => {
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

  test('keep decimals between 0 and 255, and hold hostile texts and images back', async () => {
    const jetton = { ...preview, decimals: 999, symbol: 'US\u200bDT', name: '\u202e', image: 'data:image/png;base64,A' }
    answer([{ balance: 5, jetton }])
    expect((await read()).balances[0]!.jetton).toMatchObject({ decimals: 255, symbol: 'USDT', name: null, image: null })
  })

  test('are shown at the scale the jetton has now', async () => {
    answer([
      { balance: '9007199254740993', jetton: { ...preview, scaled_ui: { numerator: '3', denominator: '2' } } },
      { balance: '7', jetton: { ...other(1), scaled_ui: { numerator: '3', denominator: '0' } } },
    ])
    expect((await read()).balances.map(({ balance }) => balance)).toEqual(['13510798882111489', '7'])
  })

  test('have a price where the indexer knows one: none, zero and that of a scaled jetton are unknown', async () => {
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

  test('of one jetton are taken once, and the others counted', async () => {
    answer([
      { balance: '5', jetton: preview },
      { balance: '999', jetton: preview },
      { balance: '6', jetton: other(1) },
    ])
    const { balances, unreadable } = await read()
    expect(balances.map(({ balance }) => balance)).toEqual(['5', '6'])
    expect(unreadable).toBe(1)
  })

  test('of nothing are no holdings, and odd rows are counted', async () => {
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

test('1,000 wallets are all that the indexer lists of an account', async () => {
  const row = { balance: '1', jetton: preview, wallet_address: party(BOB) }
  const path = `/v2/accounts/${ALICE}/jettons?currencies=usd`
  network.announce(path, { body: { balances: Array.from({ length: 1000 }, () => row) } })
  expect(await provider.getJettons(fakeCall(), ALICE)).toMatchObject({ isCapped: true })
  network.announce(path, { body: { balances: Array.from({ length: 999 }, () => row) } })
  expect(await provider.getJettons(fakeCall(), ALICE)).toMatchObject({ isCapped: false })
})
