import { expect, test, vi } from 'vitest'
import type { RawAddress } from '../../../src/ton/address.ts'
import { friendlyAddress } from '../../../src/ton/address.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const friendly = (raw: RawAddress) => friendlyAddress(raw)
const load = async () => ({
  ...(await import('../../../src/stores/jettons.ts')),
  ...(await import('../../../src/stores/jetton-rates.ts')),
  ...(await import('../../../src/stores/jetton-chart.ts')),
})

test('rates of a page of jettons are requested in one call by their addresses', async () => {
  const jettons = [ALICE, BOB].map(address => ({ metadata: { address, symbol: 'X' } }))
  browser.announce('/v2/jettons?limit=100&offset=101', { body: { jettons } })
  const tokens = [ALICE, BOB].map(raw => friendly(raw!)).join('%2C')
  browser.announce(`/v2/rates?tokens=${tokens}&currencies=usd`, {
    body: { rates: { [friendly(ALICE!)]: { prices: { USD: 2 } } } },
  })
  const { $jettonRates } = await load()
  const rates = look($jettonRates(2))
  await rates.rest()
  expect(rates.values()).toEqual([{ [ALICE!]: { price: 2, day: null, week: null, month: null } }])
})

test('an empty page of jettons requests no rates', async () => {
  browser.announce('/v2/jettons?limit=100&offset=1', { body: { jettons: [] } })
  const { $jettons, $jettonRates } = await load()
  await look($jettons(1)).rest()
  await look($jettonRates(1)).rest()
  expect(browser.calls).toHaveLength(1)
})

test('rates of a failed page of jettons fail too, and nothing is cached', async () => {
  browser.announce('/v2/jettons?limit=100&offset=1', { status: 404, body: { error: 'gone' } })
  const { $jettonRates } = await load()
  expect(await look($jettonRates(1)).rest()).toMatchObject({ status: 'failed', error: { kind: 'not-found' } })
  expect(Object.keys(localStorage).filter(key => key.includes('jetton-rates'))).toEqual([])
})

test('a jetton’s sparkline is 14 points of 7 days, requested after all else', async () => {
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '60')
  const week = 7 * 24 * 3600
  // One that ends with the quarter of an hour, so that visitors ask for the same.
  const quarter = 15 * 60
  const ended = Math.floor(Date.now() / 1000 / quarter) * quarter
  for (const raw of [ALICE, BOB])
    for (const end of [ended, ended + quarter]) {
      const query = `currency=usd&start_date=${end - week}&end_date=${end}&points_count=14`
      browser.announce(`/v2/rates/chart?token=${friendly(raw!)}&${query}`, { body: { points: [[2, 1]] } })
    }
  browser.announce('/v2/jettons?limit=100&offset=1', { body: { jettons: [] } })
  const { $jettons, $jettonChart } = await load()
  const screens = [look($jettonChart(ALICE!)), look($jettonChart(BOB!)), look($jettons(1))]
  await Promise.all(screens.map(({ rest }) => rest()))
  const asked = browser.calls.map(({ url }) => url.replace(/\?.*token=(.{6}).*/, ' $1').replace(/\?.*/, ''))
  expect(asked).toEqual([
    '/v2/jettons',
    `/v2/rates/chart ${friendly(ALICE!).slice(0, 6)}`,
    `/v2/rates/chart ${friendly(BOB!).slice(0, 6)}`,
  ])
})

test('jettons added to the first page are priced with it, in a second call when the first is full', async () => {
  const { friendlyAddress: form, parseAddress } = await import('../../../src/ton/address.ts')
  const masters = Array.from({ length: 100 }, (_, place) => `0:${String(place + 1).padStart(64, '0')}` as RawAddress)
  const jettons = masters.map(address => ({ metadata: { address, symbol: 'X' } }))
  browser.announce('/v2/jettons?limit=100&offset=1', { body: { jettons } })
  const { largestMasters } = await import('../../../src/domain/jetton/largest.ts')
  const tokens = [...largestMasters, ...masters].map(raw => form(raw))
  const url = (part: string[]) => `/v2/rates?tokens=${part.join('%2C')}&currencies=usd`
  const rates = (part: string[]) => ({
    body: { rates: Object.fromEntries(part.map(key => [key, { prices: { USD: 2 } }])) },
  })
  for (const part of [tokens.slice(0, 100), tokens.slice(100)]) browser.announce(url(part), rates(part))
  const { $jettonRates } = await load()
  const shown = look($jettonRates(1))
  await shown.rest()
  const [value] = shown.values()
  expect(Object.keys(value ?? {})).toHaveLength(tokens.length)
  expect(value?.[parseAddress('EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs')?.raw ?? '']?.price).toBe(2)
})
