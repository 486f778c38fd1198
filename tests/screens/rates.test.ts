import { expect, test } from 'vitest'
import { DAY } from '../../src/lib/time.ts'
import { eventually } from '../support/eventually.ts'
import type { Fault } from '../support/network.ts'
import { figureOf, openScreen, rowsOf } from '../support/screen.ts'
import { remember } from './support/remember.ts'

const load = () => import('../../src/islands/rates/RatesScreen.tsx')
const home = async () => ({ default: (await import('../../src/islands/home/HomeChips.tsx')).HomeChips })
const CURRENCY = 'nanoscope:1:currency'

const rates = (price: number, diff = '+0.00%'): Fault => {
  const all = <T>(value: T) => ({ USD: value, EUR: value })
  const TON = { prices: all(price), diff_24h: all(diff), diff_7d: all('−1.50%'), diff_30d: all('+2.00%') }
  return { match: '/v2/rates?', status: 200, body: { rates: { TON } } }
}

test.each([
  [1e-12, '$0.000000000001'],
  [0.0000123456, '$0.00001235'],
  [3.0971, '$3.0971'],
  [1e12, '$1,000,000,000,000'],
])('a TON price of %d dollars is shown with significant digits', async (price, text) => {
  const { screen } = await openScreen('/rates', load, { faults: [rates(price)] })
  await eventually(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1))
})

test('no tile shows a volume that no market publishes', async () => {
  const { screen } = await openScreen('/rates', load)
  await screen.findByRole('table', { name: 'Trading Markets' })
  screen.getByText('Total Markets')
  expect(screen.queryByText('24h Volume')).toBeNull()
})

test('the number of markets and their volume are unknown if a market is unreadable', async () => {
  const market = { exchange_name: 'OKX', usd_price: 3, usd_volume_24h: 5 }
  const { screen } = await openScreen('/rates', load, {
    faults: [{ match: '/rates/markets', status: 200, body: { markets: [market, 7] } }],
  })
  await screen.findByText('1 entry could not be read')
  expect(figureOf('Total Markets')).toBe('—')
  expect(screen.queryByText('sum of all markets that publish it')).toBeNull()
})

test('a volume that failed to load is shown as unavailable', async () => {
  const { screen } = await openScreen('/rates', load, { faults: [{ match: '/rates/markets', status: 400 }] })
  const label = await screen.findByText('24h Volume')
  await eventually(() => expect(label.nextElementSibling?.textContent).toBe('Unavailable'))
})

test('a price change has the colour of its sign, and no colour at 0.00%', async () => {
  const { screen } = await openScreen('/rates', load, { faults: [rates(3)] })
  const tones = async (text: string) => (await screen.findAllByText(text)).map(({ className }) => className)
  expect(await tones('−1.50%')).toEqual(['text-bad'])
  expect(await tones('+2.00%')).toEqual(['text-good'])
  expect(await tones('0.00%')).toEqual([''])
  expect(await tones('0.00% in 24 h')).toEqual([''])
})

test('the chosen currency is saved and applies to another screen', async () => {
  const { screen, user } = await openScreen('/rates', load, { faults: [rates(2)] })
  await screen.findByRole('table', { name: 'Trading Markets' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR')
  await eventually(() => expect(screen.getAllByText('€2.0000').length).toBeGreaterThan(1))
  expect(localStorage.getItem(CURRENCY)).toBe('eur')
  expect(location.search).toBe('?currency=eur')
})

const MARKETS: Fault = {
  match: '/rates/markets',
  status: 200,
  body: {
    markets: [
      { market: 'Orbit', usd_price: 4, last_date_update: 1_780_000_000 },
      { market: 'Tide', usd_price: 1e-12, last_date_update: 1_780_000_000 },
      { market: 'Delta', usd_price: 1e12, last_date_update: 1_780_000_000 },
    ],
  },
}

test('market prices are in the chosen currency, beside the published dollars', async () => {
  const TON = { prices: { USD: 4, EUR: 3 } }
  const { screen } = await openScreen('/rates', load, {
    faults: [MARKETS, { match: '/v2/rates?', status: 200, body: { rates: { TON } } }],
    kept: { [CURRENCY]: 'eur' },
  })
  await screen.findByText('in EUR, at tonapi’s rate of the dollar')
  const table = screen.getByRole('table', { name: 'Trading Markets' })
  expect([...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    'Exchange',
    'Price',
    'Price in USD',
    'Updated',
  ])
  const rows = rowsOf(table).map(row => [...row.cells].map(({ textContent }) => textContent).slice(0, 3))
  expect(rows).toEqual([
    ['ExchangeOrbit', 'Price€3.0000', 'Price in USD$4.0000'],
    ['ExchangeTide', 'Price€0.00000000000075', 'Price in USD$0.000000000001'],
    ['ExchangeDelta', 'Price€750,000,000,000', 'Price in USD$1,000,000,000,000'],
  ])
})

test('market prices stay in dollars, marked as such, when the exchange rate is unknown', async () => {
  const { screen } = await openScreen('/rates', load, {
    faults: [MARKETS, { match: '/v2/rates?', status: 400 }],
    kept: { [CURRENCY]: 'eur' },
  })
  await screen.findAllByText('$4.0000')
  screen.getByText('in US dollars')
})

test('Home shows the price in the saved currency', async () => {
  const { screen } = await openScreen('/', home, { faults: [rates(2)], kept: { [CURRENCY]: 'eur' } })
  await screen.findByText('€2.00')
})

test('an unlisted saved currency is ignored', async () => {
  const { screen } = await openScreen('/rates', load, { faults: [rates(2)], kept: { [CURRENCY]: '<b>' } })
  await eventually(() => expect(screen.getAllByText('$2.0000').length).toBeGreaterThan(1))
})

test('the converter says that its results are rounded', async () => {
  const { screen } = await openScreen('/rates', load, { faults: [rates(3.1085808)] })
  const note = await screen.findByText(/^1 TON = 3\.1085808 USD/)
  expect(note.textContent).toMatch(/, the provider's price\. Results are rounded\.$/)
})

test('an unreadable price of TON is a failure of the converter, and not an absent price', async () => {
  const { screen } = await openScreen('/rates', load, {
    faults: [{ match: '/v2/rates?', status: 200, body: { rates: { TON: { prices: { USD: '3' } } } } }],
  })
  await screen.findByText('Failed to load the price')
  expect(screen.queryByText(/^No price of TON/)).toBeNull()
})

test('a token with an unknown price shows “—”, not 0', async () => {
  const TON = { prices: { USD: 3 } }
  const TIDE = { prices: {}, diff_24h: { USD: '+1.00%' } }
  const { screen } = await openScreen('/rates', load, {
    faults: [{ match: '/v2/rates?', status: 200, body: { rates: { TON, TIDE } } }],
  })
  const name = await screen.findByText('TIDE')
  expect(name.nextElementSibling?.textContent).toBe('—')
})

test('Try Again reloads both prices and markets when both failed', async () => {
  const { network, screen, user } = await openScreen('/rates', load, { faults: [{ match: '/v2/rates', status: 400 }] })
  const press = await screen.findByRole('button', { name: 'Try Again' })
  const before = (await network.calls()).length
  await user.click(press)
  const asked = async () => (await network.calls()).slice(before).map(({ path }) => path.split('?')[0])
  await expect.poll(asked, { timeout: 60_000 }).toEqual(expect.arrayContaining(['/v2/rates', '/v2/rates/markets']))
})

test('the lowest and highest market prices are in the chosen currency', async () => {
  const TON = { prices: { USD: 4, EUR: 3 } }
  const { screen } = await openScreen('/rates', load, {
    faults: [MARKETS, { match: '/v2/rates?', status: 200, body: { rates: { TON } } }],
    kept: { [CURRENCY]: 'eur' },
  })
  const figures = (name: string) => screen.queryAllByText(name).map(term => term.nextElementSibling?.textContent)
  await eventually(() => expect(figures('Highest')).toContain('€750,000,000,000'))
  expect(figures('Lowest')).toContain('€0.00000000000075')
})

test('the lowest market price is not one of years ago, which the table keeps, and the screen says so', async () => {
  const { screen } = await openScreen('/rates', load, {
    faults: ({ now }) => {
      const markets = [
        { market: 'Orbit', usd_price: 3, last_date_update: now - 20 },
        { market: 'Tide', usd_price: 3.03, last_date_update: now - 20 },
        { market: 'Delta', usd_price: 1.5, last_date_update: 1_668_436_763 },
      ]
      return [{ match: '/rates/markets', status: 200, body: { markets } }]
    },
  })
  await screen.findByText(/^Lowest, highest and difference leave out prices without a time, or over an hour older/)
  const figures = (name: string) => screen.queryAllByText(name).map(term => term.nextElementSibling?.textContent)
  expect(figures('Lowest')).toContain('$3.0000')
  expect(figures('Difference')).toContain('1.00%')
  screen.getByText('$1.5000')
})

test('an amount typed into the converter stays when the currency changes', async () => {
  const { screen, user } = await openScreen('/rates', load, { faults: [rates(2)] })
  const coins = await screen.findByRole('textbox', { name: 'TON' })
  await user.clear(coins)
  await user.type(coins, '25')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR')
  const money = await screen.findByRole('textbox', { name: 'EUR' })
  await eventually(() => expect(money).toHaveProperty('value', '50'))
  expect(screen.getByRole('textbox', { name: 'TON' })).toHaveProperty('value', '25')
})

const marketOf = (price: number): Fault => ({
  match: '/rates/markets',
  status: 200,
  body: { markets: [{ market: 'Orbit', usd_price: price, last_date_update: 1_780_000_000 }] },
})

test('market prices stay in dollars when the exchange rate is only remembered, for days', async () => {
  const remembered = async () => {
    await remember('exchange-rate:eur', 0.5, 6 * DAY)
    return load()
  }
  const { screen, network } = await openScreen('/rates', remembered, {
    faults: [marketOf(4), { match: '/v2/rates?', status: 400 }],
    kept: { [CURRENCY]: 'eur' },
  })
  const { $exchangeRate } = await import('../../src/stores/exchange-rate.ts')
  await eventually(() => expect($exchangeRate('eur').value).toMatchObject({ value: 0.5, error: { kind: 'refused' } }))
  // Prices that follow are rendered with the same exchange rate.
  await network.reset()
  await network.inject(marketOf(6), { match: '/v2/rates?', status: 400 })
  const { $markets } = await import('../../src/stores/markets.ts')
  $markets().refresh()
  await screen.findAllByText('$6.0000')
  expect(screen.queryByText('€3.0000')).toBeNull()
})

test('the converter leaves the money empty if there is no price of TON', async () => {
  const { screen, user } = await openScreen('/rates', load, {
    faults: [{ match: '/v2/rates?', status: 200, body: { rates: { TON: { prices: {} } } } }],
  })
  await screen.findByText(/^No price of TON/)
  await user.type(screen.getByRole('textbox', { name: 'TON' }), '5')
  expect(screen.getByRole('textbox', { name: 'USD' })).toHaveProperty('value', '')
})
