import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { DAY } from '../../src/lib/time.ts'
import { eventually } from '../support/eventually.ts'
import { figureOf, openScreen, rowsOf } from '../support/screen.ts'
import { remember } from './support/remember.ts'

const load = () => import('../../src/islands/jettons/JettonsScreen.tsx')
const USDT = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe'
const OTHER = `0:${'1'.repeat(64)}`
const STRANGER = `0:${'2'.repeat(64)}`

const jetton = (address: string, symbol: string, holders: number, rest: object = {}) => ({
  metadata: { address, symbol, name: `The ${symbol}`, decimals: '6' },
  total_supply: '2000000000000',
  holders_count: holders,
  verification: 'whitelist',
  ...rest,
})
const list = (jettons: object[]) => ({ match: '/v2/jettons?', status: 200, body: { jettons } })
const rates = (prices: Record<string, number>) => ({
  match: '/v2/rates?',
  status: 200,
  body: { rates: Object.fromEntries(Object.entries(prices).map(([key, USD]) => [key, { prices: { USD } }])) },
})
const largest = (jettons: object[]) => ({ match: '/jettons/_bulk', status: 200, body: { jettons } })

const cards = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

test('the list of jettons begins with the top-ranked one, which its provider omits', async () => {
  const { screen } = await openScreen('/jettons', load, {
    faults: [
      list([jetton(OTHER, 'TIDE', 900)]),
      largest([jetton(USDT, 'USD₮', 4_000_000), jetton(STRANGER, 'FAKE', 9_000_000)]),
      rates({ [USDT]: 1, [OTHER]: 0.5 }),
    ],
  })
  await screen.findByRole('heading', { name: 'USD₮' })
  await eventually(() => expect(cards()[0]).toContain('$2M'))
  expect(cards()).toHaveLength(2)
  expect(document.body.textContent).not.toContain('FAKE')
})

test('the list of jettons is shown without the top-ranked one when that fails to load', async () => {
  const { screen } = await openScreen('/jettons', load, {
    faults: [list([jetton(OTHER, 'TIDE', 900)]), { match: '/jettons/_bulk', status: 500 }, rates({})],
  })
  await screen.findByRole('heading', { name: 'TIDE' })
  await eventually(() => expect(cards()[0]).toContain('No price data'))
})

test('a jetton’s card reports an unreadable price as unreadable, not as missing', async () => {
  const { screen } = await openScreen('/jettons', load, {
    faults: [
      list([jetton(OTHER, 'TIDE', 900)]),
      largest([]),
      { match: '/v2/rates?', status: 200, body: { rates: { [OTHER]: { prices: { USD: '0.5' } } } } },
    ],
  })
  await screen.findByText('The price could not be read')
  expect(screen.queryByText('No price data')).toBeNull()
})

test('prices of jettons that are days old are not shown as current when their refresh fails', async () => {
  const remembered = async () => {
    await remember('jetton-rates:1', { [OTHER]: { price: 0.5, day: 1, week: 2, month: 3 } }, 6 * DAY)
    return load()
  }
  const { screen } = await openScreen('/jettons', remembered, {
    faults: [list([jetton(OTHER, 'TIDE', 900)]), largest([]), { match: '/v2/rates?', status: 500 }],
  })
  await screen.findByText('Prices could not be loaded')
  expect(cards()[0]).not.toContain('$')
})

test('the totals of a page of jettons are unknown if one is unreadable', async () => {
  const { screen } = await openScreen('/jettons', load, {
    faults: [list([jetton(OTHER, 'TIDE', 900), {}]), largest([]), rates({})],
  })
  await screen.findByText('1 entry could not be read')
  expect(['Total Jettons', 'Total Holders', 'Avg Holders'].map(figureOf)).toEqual(['—', '—', '—'])
})

test('price and market cap are the first columns after the jetton’s name', async () => {
  const { screen } = await openScreen('/jettons?view=table', load, {
    faults: [list([jetton(OTHER, 'TIDE', 900)]), largest([]), rates({ [OTHER]: 0.5 })],
  })
  const table = await screen.findByRole('table', { name: 'Jettons' })
  const heads = [...table.querySelectorAll('th')].map(({ textContent }) => textContent)
  expect(heads).toEqual(['Symbol', 'Name', 'Price', 'Market cap', 'Holders', 'Total Supply', 'Address'])
  await eventually(() => expect(rowsOf(table)[0]?.textContent).toMatch(/TIDEwhitelistThe TIDE\$0\.5\$1M900/))
})

test.each([
  ['an empty page', [], 'No jettons found'],
  ['names that are nothing', [jetton(OTHER, '\u202e\u200b', 1)], 'UNKNOWN'],
  ['a price of 1e-12', [jetton(OTHER, 'DUST', 1)], '$0.000000000001'],
])('the list of jettons shows %s', async (_, jettons, words) => {
  const { screen } = await openScreen('/jettons', load, {
    faults: [list(jettons), largest([]), rates({ [OTHER]: 1e-12 })],
  })
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})

test('changes of jetton prices are marked as in dollars when prices are in another currency', async () => {
  const price = { prices: { USD: 4, EUR: 3 }, diff_7d: { USD: '+2.00%' } }
  const { screen } = await openScreen('/jettons', load, {
    faults: [
      list([jetton(OTHER, 'TIDE', 900)]),
      largest([]),
      { match: '/v2/rates?', status: 200, body: { rates: { [OTHER]: price, TON: price } } },
    ],
    kept: { 'nanoscope:1:currency': 'eur' },
  })
  await screen.findByText('7 days, in USD')
  await screen.findAllByText('€3')
})

test('a jetton missing on the page is searched at tonapi on Enter or click, not while typing', async () => {
  const { screen, network, user } = await openScreen('/jettons', load, {
    faults: [
      list([jetton(OTHER, 'TIDE', 900)]),
      largest([]),
      rates({}),
      {
        match: '/accounts/search',
        status: 200,
        body: {
          addresses: [
            { address: STRANGER, name: 'HUSD · jetton', trust: 'blacklist' },
            { address: USDT, name: 'HUSD fan · collection', trust: 'none' },
          ],
        },
      },
    ],
  })
  const field = await screen.findByRole('searchbox', { name: 'Find a jetton on this page' })
  await user.type(field, 'husd')
  await screen.findByText('None of the 1 on this page. Enter looks through all jettons by name, an address opens any')
  const press = await screen.findByRole('button', { name: 'Look for “husd” by name (asks tonapi)' })
  const asked = async () => (await network.calls()).filter(({ path }) => path.includes('accounts/search'))
  expect(await asked()).toEqual([])
  await user.click(press)
  const found = await screen.findByRole('list', { name: 'Jettons found by name' })
  expect([...found.children].map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^HUSDblacklist/)])
  await user.type(field, 'x{Enter}')
  await eventually(async () => expect(await asked()).toHaveLength(2))
  await user.clear(field)
  await user.type(field, 't')
  await screen.findByText('1 of the 1 on this page')
  await user.type(field, '/')
  await screen.findByText('None of the 1 on this page; an address opens any jetton')
})

test('the number of found jettons counts those that the provider’s ranking misses', async () => {
  const { screen, user } = await openScreen('/jettons', load, {
    faults: [list([jetton(OTHER, 'TIDE', 900)]), largest([jetton(USDT, 'USDT', 4_000_000)]), rates({})],
  })
  await eventually(() => expect(cards()).toHaveLength(2))
  await user.type(await screen.findByRole('searchbox'), 'usdt')
  await screen.findByText('1 of the 2 on this page')
})

test('an unknown number of holders is shown as unknown in the table, not as 0', async () => {
  const { screen } = await openScreen('/jettons?view=table&sort=holders', load, {
    faults: [
      list([jetton(OTHER, 'TIDE', 900), jetton(STRANGER, 'FOAM', 0, { holders_count: undefined })]),
      largest([]),
      rates({}),
    ],
  })
  const table = await screen.findByRole('table', { name: 'Jettons' })
  await eventually(() => expect(rowsOf(table).length).toBe(2))
  const place = [...table.querySelectorAll('thead th')].findIndex(({ textContent }) => textContent === 'Holders')
  expect(rowsOf(table).map(row => row.cells[place]?.textContent.replace('Holders', ''))).toEqual(['900', '—'])
})

test('an impossible supply is reported as such in the table, not shown as a number', async () => {
  const { screen } = await openScreen('/jettons?view=table&sort=holders', load, {
    faults: [
      list([jetton(OTHER, 'TIDE', 900), jetton(STRANGER, 'FAKE', 800, { total_supply: `${2n ** 120n}` })]),
      largest([]),
      rates({}),
    ],
  })
  const table = await screen.findByRole('table', { name: 'Jettons' })
  await eventually(() => expect(rowsOf(table).length).toBe(2))
  const place = [...table.querySelectorAll('thead th')].findIndex(({ textContent }) => textContent === 'Total Supply')
  expect(rowsOf(table).map(row => row.cells[place]?.textContent.trim())).toEqual(['2,000,000', 'cannot be true'])
})

test('the filter of jettons matches the text up to its last letter', async () => {
  const { screen, user } = await openScreen('/jettons', load, {
    faults: [list([jetton(OTHER, 'TIDE', 900), jetton(STRANGER, 'TILE', 800)]), largest([]), rates({})],
  })
  await eventually(() => expect(cards()).toHaveLength(2))
  await user.type(await screen.findByRole('searchbox'), 'tid')
  await eventually(() => expect(cards()).toHaveLength(1))
  expect(cards()[0]).toContain('TIDE')
})

test('a supply is abbreviated on a card, with all digits in its title, and never reads 0 unless it is', async () => {
  const jetton = (digit: string, symbol: string, supply: string) => ({
    metadata: { address: `0:${digit.repeat(64)}`, symbol, name: symbol, decimals: '6' },
    total_supply: supply,
    holders_count: 9,
    verification: 'whitelist',
  })
  const jettons = [jetton('1', 'TIDE', '2000000000000'), jetton('2', 'DUST', '4000')]
  const { screen } = await openScreen('/jettons', load, {
    faults: [{ match: '/v2/jettons?', status: 200, body: { jettons } }],
  })
  const supplyOf = async (name: string) => {
    const card = (await screen.findByRole('heading', { name })).closest('li')!
    return within(card).getByText('Supply').nextElementSibling!
  }
  const [tide, dust] = [await supplyOf('TIDE'), await supplyOf('DUST')]
  expect([tide.textContent, tide.getAttribute('title')]).toEqual(['2M', '2,000,000'])
  expect([dust.textContent, dust.getAttribute('title')]).toEqual(['<0.01', '0.004'])
})
