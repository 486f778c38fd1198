import { expect, test } from '../support/e2e.ts'
import { addressOf, expectSense, measure, NAMES, answerTo as ok } from '../support/hostile.ts'
import type { Fault } from '../support/network.ts'

const HOUR = 3600
const hex = (i: number) => (i + 1).toString(16).padStart(64, '1')

const [TINY, HUGE] = [1e-12, 1e12]
const sum = (i: number) => (i % 2 === 0 ? 0 : 9_000_000_000_000_000)

const jettons = NAMES.map((name, i) => ({
  metadata: { address: addressOf(i), symbol: name || `S${i}`, name, decimals: '6' },
  total_supply: i % 2 === 0 ? '0' : '9'.repeat(40),
  holders_count: sum(i),
  verification: 'none',
}))
const prices = Object.fromEntries(NAMES.map((_, i) => [addressOf(i), { prices: { USD: i % 2 ? TINY : HUGE } }]))
const pools = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    address: addressOf(i),
    name: NAMES[i % NAMES.length],
    total_amount: sum(i) + 1,
    implementation: 'tf',
    apy: i % 2 ? TINY : HUGE,
    min_stake: sum(i),
    current_nominators: i,
    max_nominators: 0,
  }))
const markets = NAMES.map((market, i) => ({ market, usd_price: i % 2 ? TINY : HUGE, last_date_update: 1_780_000_000 }))
const validators = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    address: `-1:${hex(i)}`,
    stake: sum(i),
    adnl_address: hex(i),
    max_factor: 196_608,
  }))
const auctions = (now: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    domain: `${NAMES[i % 5]}${i}.ton`,
    owner: i % 2 ? addressOf(i) : '',
    price: sum(i),
    bids: i,
    ...(i % 3 && { date: now + i * HOUR }),
  }))
const holders = NAMES.map((name, i) => ({
  address: addressOf(i + 20),
  owner: { address: addressOf(i), name, is_scam: i === 1 },
  balance: i % 2 ? '9'.repeat(40) : '0',
}))

type Case = { name: string; path: string; faults: (now: number) => Fault[]; list: string; rows: number }
const cases: Case[] = [
  {
    name: 'jettons as cards',
    path: '/jettons',
    faults: () => [ok('/v2/jettons?', { jettons }), ok('/_bulk', { jettons: [] }), ok('/v2/rates?', { rates: prices })],
    list: '#jettons li',
    rows: NAMES.length,
  },
  {
    name: 'jettons as a table',
    path: '/jettons?view=table',
    faults: () => [ok('/v2/jettons?', { jettons }), ok('/_bulk', { jettons: [] }), ok('/v2/rates?', { rates: prices })],
    list: '#jettons tbody tr',
    rows: NAMES.length,
  },
  {
    name: 'pools as cards',
    path: '/staking',
    faults: () => [ok('/v2/staking/pools', { pools: pools(NAMES.length), implementations: {} })],
    list: '#pools li',
    rows: NAMES.length,
  },
  {
    name: 'pools as a table',
    path: '/staking?view=table',
    faults: () => [ok('/v2/staking/pools', { pools: pools(NAMES.length), implementations: {} })],
    list: '#pools tbody tr',
    rows: NAMES.length,
  },
  {
    name: 'markets',
    path: '/rates',
    faults: () => [ok('/rates/markets', { markets })],
    list: 'table[aria-label="Trading Markets"] tbody tr',
    rows: NAMES.length,
  },
  {
    name: 'validators',
    path: '/validators',
    faults: () => [ok('/v2/blockchain/validators', { validators: validators(9) })],
    list: '#validators tbody tr',
    rows: 9,
  },
  {
    name: 'auctions',
    path: '/dns-explorer',
    faults: now => [ok('/v2/dns/auctions', { data: auctions(now, 12), total: 12 })],
    list: 'table[aria-label="Active Auctions"] tbody tr',
    rows: 12,
  },
  {
    name: 'holders',
    path: '/jetton/{jetton with many holders}',
    faults: () => [ok('/holders', { addresses: holders, total: holders.length })],
    list: 'table[aria-label="Top Holders"] tbody tr',
    rows: NAMES.length,
  },
]

for (const { name, path, faults, list, rows } of cases)
  test(`a list of ${name} with hostile names and numbers fits the page’s width and shows no nonsense`, async ({
    page,
    network,
  }) => {
    const { now, worthOpening } = await network.state()
    await network.inject(...faults(now))
    await page.goto(path.replace(/\{(.+)\}/, (_, key: string) => worthOpening[key] ?? ''))
    await page.locator(list).first().scrollIntoViewIfNeeded({ timeout: 30_000 })
    await expect(page.locator(list)).toHaveCount(rows)
    await expectSense(page)
  })

type Long = { name: string; path: string; faults: (now: number, count: number) => Fault[]; list: string; most: number }
const long: Long[] = [
  {
    name: 'pools',
    path: '/staking',
    faults: (_, count) => [ok('/v2/staking/pools', { pools: pools(count), implementations: {} })],
    list: '#pools li',
    most: 100,
  },
  {
    name: 'validators',
    path: '/validators',
    faults: (_, count) => [ok('/v2/blockchain/validators', { validators: validators(count) })],
    list: '#validators tbody tr',
    most: 100,
  },
  {
    name: 'auctions',
    path: '/dns-explorer',
    faults: (now, count) => [ok('/v2/dns/auctions', { data: auctions(now, count), total: count })],
    list: 'table[aria-label="Active Auctions"] tbody tr',
    most: 10_000,
  },
]
for (const { name, path, faults, list, most } of long)
  for (const count of [1, 400, 10_000])
    test(`${count} ${name} fit the width of a phone`, async ({ page, network }) => {
      const { now } = await network.state()
      for (const { match, body } of faults(now, count))
        await page.route(
          url => url.href.includes(match),
          route => route.fulfill({ json: body }),
        )
      await page.setViewportSize({ width: 320, height: 900 })
      await page.goto(path)
      await expect(page.locator(list).first()).toBeVisible({ timeout: 30_000 })
      expect(await page.locator(list).count()).toBeLessThanOrEqual(Math.min(count, most))
      expect(await page.evaluate(measure)).toEqual({ sideways: 0, outside: [], nonsense: [] })
    })
