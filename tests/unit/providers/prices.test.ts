import { describe, expect, test } from 'vitest'
import { friendlyAddress } from '../../../src/ton/address.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/indexer/token-rates.ts')),
  ...(await import('../../../src/providers/indexer/rates.ts')),
  ...(await import('../../../src/providers/indexer/exchange-rate.ts')),
  ...(await import('../../../src/providers/indexer/price-chart.ts')),
  ...(await import('../../../src/providers/indexer/markets.ts')),
}))

describe('rates', () => {
  const path = '/v2/rates?tokens=ton&currencies=eur'
  const answer = (rates: unknown) => network.announce(path, { body: { rates } })
  const read = () => provider.getTokenRates(fakeCall(), ['ton'], 'eur')

  test('rates are read with their changes, including typographic minus signs', async () => {
    answer({
      TON: {
        prices: { EUR: 2.31 },
        diff_24h: { EUR: '−1.28%' },
        diff_7d: { EUR: '+2.5%' },
        diff_30d: { EUR: '-0.56%' },
      },
    })
    expect(await read()).toEqual({ TON: { price: 2.31, day: -1.28, week: 2.5, month: -0.56 } })
  })

  test('rates are read in an older shape without “prices”', async () => {
    answer({ ton: { eur: 2.31 }, GRAM: { EUR: 2.4 } })
    const none = { day: null, week: null, month: null }
    expect(await read()).toEqual({ ton: { price: 2.31, ...none }, GRAM: { price: 2.4, ...none } })
  })

  test('rates are keyed by raw address in any notation of the provider', async () => {
    const friendly = friendlyAddress(ALICE!)
    answer({ [friendly]: { prices: { EUR: 1 } }, [BOB!]: { prices: { EUR: 2 } } })
    expect(Object.keys(await read())).toEqual([ALICE, BOB])
  })

  test('a price that is unreadable is not a price that is absent', async () => {
    answer({
      A: { prices: { EUR: '2.31' }, diff_7d: { EUR: '9'.repeat(400) } },
      B: { prices: { EUR: -1 }, diff_7d: { EUR: 'up' } },
      C: { prices: {} },
      D: 7,
      'E\u202e': { prices: null },
      F: { prices: 'x' },
      G: null,
    })
    const none = { price: null, day: null, week: null, month: null }
    const unreadable = { ...none, price: undefined }
    expect(await read()).toStrictEqual({
      A: unreadable,
      B: unreadable,
      C: none,
      D: unreadable,
      E: none,
      F: unreadable,
      G: none,
    })
  })

  test('a rate of 0 means no price and no changes', async () => {
    answer({ A: { prices: { EUR: 0 }, diff_24h: { EUR: '0.00%' }, diff_7d: { EUR: '0.00%' } } })
    expect(await read()).toEqual({ A: { price: null, day: null, week: null, month: null } })
  })

  test('rates without a dictionary are malformed', async () => {
    answer(null)
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('the price of TON', () => {
  const answer = (currencies: string, rates: unknown) =>
    network.announce(`/v2/rates?tokens=ton&currencies=${encodeURIComponent(currencies)}`, { body: { rates } })
  const price = () => provider.getCoinPrice(fakeCall(), 'eur')
  const exchange = () => provider.getExchangeRate(fakeCall(), 'eur')

  test.each([
    [{ TON: { prices: { EUR: 2.5 } } }, 2.5],
    [{ TON: { prices: { EUR: 0 } } }, null],
    [{ TON: { prices: {} } }, null],
    [{ TON: {} }, null],
    [{}, null],
  ])('the price of TON in %j is %j', async (rates, expected) => {
    answer('eur', rates)
    expect(await price()).toBe(expected)
  })

  test.each([
    [{ TON: { prices: { EUR: '2.5' } } }],
    [{ TON: { prices: { EUR: -1 } } }],
    [{ TON: { prices: 7 } }],
    [{ TON: 7 }],
  ])('an unreadable price of TON, %j, is malformed, and not absent', async rates => {
    answer('eur', rates)
    await expect(price()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('an exchange rate is unreadable if one of its prices is, and absent if one of them is', async () => {
    answer('usd,eur', { TON: { prices: { USD: 4, EUR: 3 } } })
    expect(await exchange()).toBe(0.75)
    answer('usd,eur', { TON: { prices: { USD: 4 } } })
    expect(await exchange()).toBeNull()
    answer('usd,eur', { TON: { prices: { USD: 4, EUR: '3' } } })
    await expect(exchange()).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('a price chart', () => {
  const path = '/v2/rates/chart?token=ton&currency=usd&start_date=1000&end_date=2000&points_count=14'
  const read = () => provider.getPriceChart(fakeCall(), 'ton', 'usd', { until: 2000, span: 1000, count: 14 })

  test('a price chart is sorted by time without duplicates, with gaps between its prices only', async () => {
    const points = [[40, 0], [30, 105.2], [30, 105.2], [20, 104.9], [10, -1], [9, 'x'], [8, 0], 7, [5, 103], [2, 0]]
    network.announce(path, { body: { points } })
    expect(await read()).toEqual([
      { utime: 5, value: 103 },
      { utime: 8, value: null },
      { utime: 9, value: null },
      { utime: 10, value: null },
      { utime: 20, value: 104.9 },
      { utime: 30, value: 105.2 },
    ])
  })

  test.each([[{ points: 'x' }], [{ points: [7, [9, 'x']] }], [{ points: [[9, 'x']] }]])(
    'a price chart whose points are all unreadable, %j, is malformed, and not empty',
    async body => {
      network.announce(path, { body })
      await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
    },
  )

  test.each([[{ points: [] }], [{ points: [[8, 0]] }], [{ points: null }], [{}]])(
    'a price chart without points, %j, is empty',
    async body => {
      network.announce(path, { body })
      expect(await read()).toEqual([])
    },
  )
})

describe('markets', () => {
  const path = '/v2/rates/markets'
  const read = () => provider.getMarkets(fakeCall())

  test('markets are read with exchange, price and time', async () => {
    network.announce(path, { body: { markets: [{ market: 'OKX', usd_price: 5.2, last_date_update: 1668436763 }] } })
    const market = { exchange: 'OKX', pair: null, price: 5.2, volume: null, link: null, utime: 1668436763 }
    expect(await read()).toEqual({ markets: [market], unreadable: 0 })
  })

  test('markets are read with pair, volume and link', async () => {
    const row = {
      exchange_name: 'Gate',
      market_pair: 'TON/USDT',
      usd_price: 5,
      usd_volume_24h: 1200.5,
      url: 'https://gate.test/ton',
    }
    network.announce(path, { body: { markets: [row] } })
    const market = { exchange: 'Gate', pair: 'TON/USDT', price: 5, volume: 1200.5, link: row.url, utime: null }
    expect((await read()).markets).toEqual([market])
  })

  test('hostile market rows are cleaned, and unreadable ones are counted', async () => {
    const rows = [
      { exchange_name: 'A\u202eB', usd_price: '5', url: 'javascript:alert(1)', usd_volume_24h: -4 },
      { market: '', usd_price: 3 },
      { url: 'https://x.test' },
      { usd_price: 0 },
      null,
      'OKX',
    ]
    network.announce(path, { body: { markets: rows } })
    const { markets, unreadable } = await read()
    expect(markets).toEqual([
      { exchange: 'AB', pair: null, price: null, volume: null, link: null, utime: null },
      { exchange: null, pair: null, price: 3, volume: null, link: null, utime: null },
    ])
    expect(unreadable).toBe(4)
  })
})
