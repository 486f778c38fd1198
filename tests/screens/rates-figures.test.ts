import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import type { Fault, NetworkState } from '../support/network.ts'
import { factsOf, figureOf, openScreen, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/rates/RatesScreen.tsx')
const EUROS = { kept: { 'nanoscope:1:currency': 'eur' } }
/** Three quarters of a euro are a dollar. */
const PRICES = { prices: { USD: 4, EUR: 3 } }
const ratesOf = (TON: object): Fault => ({ match: '/v2/rates?', status: 200, body: { rates: { TON } } })
const markets = ({ now }: NetworkState): Fault => ({
  match: '/rates/markets',
  status: 200,
  body: {
    markets: [
      {
        exchange_name: 'OKX',
        market_pair: 'TON/USDT',
        usd_price: 4,
        usd_volume_24h: 2_000_000,
        url: 'https://okx.example/ton',
        last_date_update: now - 120,
      },
      { usd_price: 3, usd_volume_24h: 1000 },
      { exchange_name: 'Tide' },
    ],
  },
})

test('a market has its pair, prices, volume, link and age, and “—” for what is unknown', async () => {
  const { screen } = await openScreen('/rates', load, { ...EUROS, faults: state => [markets(state), ratesOf(PRICES)] })
  await screen.findByText('in EUR, at tonapi’s rate of the dollar')
  const table = await screen.findByRole('table', { name: 'Trading Markets' })
  const labels = ['Exchange', 'Pair', 'Price', 'Price in USD', '24h Volume', 'Link', 'Updated']
  const rows = rowsOf(table).map(row => [...row.cells].map(({ textContent }, i) => textContent.replace(labels[i]!, '')))
  expect(rows).toEqual([
    ['OKX', 'TON/USDT', '€3.0000', '$4.0000', '€1,500,000', 'Trade at OKX, opens in a new tab', '2m ago'],
    ['Unknown', '—', '€2.2500', '$3.0000', '€750', '—', '—'],
    ['Tide', '—', '—', '—', '—', '—', '—'],
  ])
  const link = table.querySelector('a')
  expect([link?.href, link?.target, link?.rel]).toEqual(['https://okx.example/ton', '_blank', 'noopener noreferrer'])
})

test.each<[string, Fault, string]>([
  ['in the chosen currency', ratesOf(PRICES), '24h Volume€1,500,750sum of all markets that publish it'],
  [
    'in dollars without an exchange rate',
    { match: '/v2/rates?', status: 400 },
    '24h Volume$2,001,000in US dollars, sum of all markets that publish it',
  ],
])('the volume of all markets is summed %s', async (_, rates, text) => {
  await openScreen('/rates', load, { ...EUROS, faults: state => [markets(state), rates] })
  const tile = () =>
    [...document.querySelectorAll('p.label')].find(({ textContent }) => textContent === '24h Volume')?.parentElement
      ?.textContent
  await eventually(() => expect(tile()).toBe(text))
})

test.each<[object, string]>([
  [{ diff_24h: { EUR: '+1.28%' } }, '+1.28% in 24 h'],
  [{}, 'in EUR'],
])('beside the price of TON are the value of 5 billion and, if known, its change: case %#', async (more, note) => {
  const { screen } = await openScreen('/rates', load, { ...EUROS, faults: [ratesOf({ ...PRICES, ...more })] })
  await eventually(() => expect(figureOf('TON Price')).toBe('€3.0000'))
  expect(figureOf('Market Cap (Est.)')).toBe('€15B')
  const tile = screen.getByText('TON Price').parentElement
  await eventually(() => expect(tile?.lastElementChild?.textContent).toBe(note))
})

test('the changes of a token are those of its spans, and unknown ones are “—”', async () => {
  const changes = { diff_24h: { USD: '+0.50%' }, diff_7d: { USD: '−1.50%' } }
  const { screen } = await openScreen('/rates', load, { faults: [ratesOf({ ...PRICES, ...changes })] })
  const heading = await screen.findByRole('heading', { name: 'Token Rates' })
  const facts = () => factsOf(heading.closest('section') ?? undefined)
  await eventually(() => expect(facts()).toEqual({ '24 h': '+0.50%', '7 days': '−1.50%', '30 days': '—' }))
})

test('money typed into the converter is turned into TON', async () => {
  const { screen, user } = await openScreen('/rates', load, { faults: [ratesOf(PRICES)] })
  const money = await screen.findByRole('textbox', { name: 'USD' })
  await eventually(() => expect(money).toHaveProperty('value', '4'))
  await user.clear(money)
  await user.type(money, '10')
  await eventually(() => expect(screen.getByRole('textbox', { name: 'TON' })).toHaveProperty('value', '2.5'))
  expect(money).toHaveProperty('value', '10')
})

const chart = ({ now }: NetworkState): Fault => {
  const points = [2.5, 4, 1, 2].map((price, i) => [now - 3600 * (i + 1), price])
  return { match: '/rates/chart', status: 200, body: { points } }
}

test('a price chart names its first, last, lowest and highest price, and the change from first to last', async () => {
  const { screen } = await openScreen('/rates', load, { faults: state => [chart(state), ratesOf(PRICES)] })
  const figure = await screen.findByRole('figure', { name: 'TON price over a day' })
  expect(factsOf(figure)).toEqual({
    First: '$2.0000',
    Last: '$2.5000',
    Lowest: '$1.0000',
    Highest: '$4.0000',
    'First to last': '+25.00%',
  })
})

test.each<[string, string, number]>([
  ['Day', 'day', 86_400],
  ['Week', 'week', 604_800],
  ['Month', 'month', 2_592_000],
])('the span %s of the price chart is pressed, named and asked for', async (name, span, seconds) => {
  const { network, screen } = await openScreen(`/rates?span=${span}`, load, {
    faults: state => [chart(state), ratesOf(PRICES)],
  })
  await screen.findByRole('figure', { name: `TON price over a ${span}` })
  expect(screen.getByRole('button', { name, pressed: true }).textContent).toBe(name)
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
  const spans = (await network.calls()).flatMap(({ path }) => {
    const [, start, end] = /start_date=(\d+)&end_date=(\d+)/.exec(path) ?? []
    return start ? [Number(end) - Number(start)] : []
  })
  expect(spans).toEqual([seconds])
})
