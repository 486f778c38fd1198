import { expect, test, vi } from 'vitest'
import { browserOfEachTest } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'

const browser = browserOfEachTest()
const KEY = 'nanoscope:1:currency'
const DOLLARS = { currency: 'usd', rate: 1 }
const path = (currency: string) => `/v2/rates?tokens=ton&currencies=usd%2C${currency}`
const answer = (prices: object) => ({ body: { rates: { TON: { prices } } } })

async function follow() {
  const { $exchange } = await import('../../../src/stores/exchange.ts')
  const { chooseCurrency } = await import('../../../src/stores/currency.ts')
  const stop = $exchange.listen(() => {})
  const becomes = (expected: object) => eventually(() => expect($exchange.get()).toEqual(expected))
  return { $exchange, chooseCurrency, becomes, stop }
}

test('the exchange rate comes from two prices in one answer, and resets when dollars are chosen', async () => {
  localStorage.setItem(KEY, 'eur')
  browser.announce(path('eur'), answer({ USD: 4, EUR: 3 }))
  const { becomes, chooseCurrency, stop, $exchange } = await follow()
  await becomes({ currency: 'eur', rate: 0.75 })
  chooseCurrency('usd')
  expect($exchange.get()).toEqual(DOLLARS)
  stop()
})

test('a rate that is loaded again while the page is open replaces the former one', async () => {
  localStorage.setItem(KEY, 'eur')
  browser.announce(path('eur'), answer({ USD: 4, EUR: 3 }), answer({ USD: 4, EUR: 2 }))
  const { becomes, stop } = await follow()
  await becomes({ currency: 'eur', rate: 0.75 })
  const { $exchangeRate } = await import('../../../src/stores/exchange-rate.ts')
  $exchangeRate('eur').refresh()
  await becomes({ currency: 'eur', rate: 0.5 })
  stop()
  await eventually(() => expect($exchangeRate('eur').lc).toBe(0))
})

test('the exchange rate is that of the last chosen currency when answers are out of order', async () => {
  localStorage.setItem(KEY, 'eur')
  browser.announce(path('eur'), answer({ USD: 4, EUR: 3 }))
  browser.announce(path('rub'), answer({ USD: 4, RUB: 400 }))
  const { becomes, chooseCurrency, stop } = await follow()
  await becomes({ currency: 'eur', rate: 0.75 })
  chooseCurrency('rub')
  await becomes({ currency: 'rub', rate: 100 })
  stop()
})

test.each([
  ['lacks a price', answer({ EUR: 3 })],
  ['is missing', { body: {} }],
])('the exchange rate stays at dollars when the answer with the prices %s', async (_, found) => {
  localStorage.setItem(KEY, 'eur')
  browser.announce(path('eur'), found)
  const { becomes, stop, $exchange } = await follow()
  await eventually(() => expect(browser.calls).toHaveLength(1))
  await becomes(DOLLARS)
  stop()
  expect($exchange.get()).toEqual(DOLLARS)
})

test.each([
  [30, { currency: 'eur', rate: 0.9 }],
  [90, DOLLARS],
])('a rate remembered for %i minutes converts to %o when its refresh fails', async (age, expected) => {
  localStorage.setItem(KEY, 'eur')
  browser.announce(path('eur'), { status: 400, body: { error: 'down' } })
  const { cache } = await import('../../../src/stores/base/cache.ts')
  const saved = { value: 0.9, at: Date.now() - age * 60_000, sources: ['tonapi'] }
  cache.write('exchange-rate:eur', saved, 120_000, 604_800_000)
  const { $exchangeRate } = await import('../../../src/stores/exchange-rate.ts')
  const { $exchange, stop } = await follow()
  await eventually(() => expect($exchangeRate('eur').value).toMatchObject({ value: 0.9, error: { kind: 'refused' } }))
  await new Promise(resolve => setTimeout(resolve))
  expect($exchange.get()).toEqual(expected)
  stop()
})

test.each([
  ['storage', { key: KEY }],
  ['pageshow', { persisted: true }],
])('a currency chosen in another tab is applied at %s', async (kind, parts) => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const { $currency } = await import('../../../src/stores/currency.ts')
  const stop = $currency.listen(() => {})
  expect($currency.get()).toBe('usd')
  localStorage.setItem(KEY, 'cny')
  page.dispatchEvent(Object.assign(new Event(kind), { key: 'another', persisted: false }))
  expect($currency.get()).toBe('usd')
  page.dispatchEvent(Object.assign(new Event(kind), parts))
  expect($currency.get()).toBe('cny')
  stop()
})
