import { Address } from '@ton/core'
import { expect, factOf, test } from '../support/e2e.ts'

const list = 'jettons?limit=100'
const cards = 'View Details'

test('the jettons screen shows a page of jettons as cards with every field', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/jettons')
  await expect(page.getByRole('heading', { level: 1, name: 'TON Jettons' })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Nano Dollar' })
  await expect(card.getByRole('heading', { name: 'NUSD' })).toBeVisible()
  await expect(card.getByText('whitelist')).toBeVisible()
  await expect(card.getByText(/^\d+ holders$/).filter({ visible: true })).toHaveCount(1)
  await expect(card.getByText('499.7K')).toBeVisible()
  await expect(card.getByText(/^[+−]\d+\.\d\d%$/)).toBeVisible()
  await expect(card.locator('svg path')).toBeVisible({ timeout: 40_000 })
  await card.getByRole('button', { name: 'Copy address of NUSD' }).click()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/^EQ[\w-]{46}$/)
  await expect(card.getByText(`${address.slice(0, 6)}…${address.slice(-4)}`)).toBeVisible()
  await expect(card.getByRole('link', { name: cards })).toHaveAttribute('href', `/jetton/${address}`)
  const plain = page.getByRole('listitem').filter({ hasText: 'PLAIN' })
  await expect(plain.getByText('No price data')).toBeVisible()
  for (const [label, text] of [
    ['Total Jettons', '100'],
    ['Page', '1'],
  ])
    await expect(factOf(page, label!)).toHaveText(text!)
})

test('a hostile jetton name is shown as text, with a warning of mixed alphabets', async ({ page, network }) => {
  const { jettons } = await (await network.request.get('/v2/jettons?limit=1000&offset=1')).json()
  const place = jettons.findIndex(
    ({ verification, metadata }: { verification: string; metadata: { name: string } }) => {
      return verification === 'blacklist' && metadata.name.startsWith('<img')
    },
  )
  await page.goto(`/jettons?page=${1 + Math.floor(place / 100)}`)
  await page.getByRole('searchbox', { name: 'Find a jetton on this page' }).fill('<img')
  const card = page.getByRole('listitem').filter({ hasText: '<img src=x onerror=alert(1)>' })
  await expect(card.getByText('blacklist')).toBeVisible()
  await expect(card.getByText('mixed alphabets')).toBeVisible()
  await expect(card.locator('img[src="x"]')).toHaveCount(0)
})

test('jettons are sorted by market cap, holders or supply, and the choice is in the URL and the history', async ({
  page,
}) => {
  await page.goto('/jettons?view=table')
  const rows = page.getByRole('table', { name: 'Jettons' }).getByRole('row')
  const column = (place: number) =>
    rows.evaluateAll(
      (all, at) => all.slice(1).map(row => Number(row.children[at]?.textContent?.replace(/[^\d.]/g, '') ?? 0)),
      place,
    )
  await expect(rows.nth(20)).toBeVisible()
  const sort = page.getByRole('group', { name: 'Sort by' })
  await expect(sort.getByRole('button', { name: 'Market Cap' })).toHaveAttribute('aria-pressed', 'true')
  await sort.getByRole('button', { name: 'Supply' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?view=table&sort=supply$/)
  await expect.poll(async () => (await column(5)).every((value, i, all) => i === 0 || value <= all[i - 1]!)).toBe(true)
  await sort.getByRole('button', { name: 'Holders' }).click()
  await expect.poll(async () => (await column(4)).every((value, i, all) => i === 0 || value <= all[i - 1]!)).toBe(true)
  await page.goBack()
  await expect(sort.getByRole('button', { name: 'Supply' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(sort.getByRole('button', { name: 'Supply' })).toHaveAttribute('aria-pressed', 'true')
})

type WireJetton = {
  total_supply: string
  verification: string
  holders_count: number
  metadata: { address: string; symbol: string; name: string; decimals: string }
}

test('sorting by market cap puts trusted jettons first, then by price × supply, and blacklisted ones last', async ({
  page,
}) => {
  const listed = page.waitForResponse(response => response.url().includes(list))
  const priced = page.waitForResponse(response => response.url().includes('/v2/rates?tokens='))
  await page.goto('/jettons?view=table')
  const { jettons }: { jettons: WireJetton[] } = await (await listed).json()
  const { rates } = await (await priced).json()
  const prices = new Map(
    Object.entries<{ prices?: { USD?: number } }>(rates).map(([key, rate]) => [
      Address.parse(key).toRawString(),
      rate.prices?.USD || null,
    ]),
  )
  const rank: Record<string, number> = { whitelist: 0, blacklist: 2 }
  const known = jettons
    .map(({ metadata, verification, total_supply }) => {
      const price = prices.get(metadata.address)
      return {
        trust: rank[verification] ?? 1,
        value: price == null ? null : (Number(total_supply) / 10 ** Number(metadata.decimals)) * price,
        href: `/jetton/${Address.parse(metadata.address).toString()}`,
      }
    })
    .filter(({ value }) => value !== null)
    .sort((a, b) => a.trust - b.trust || b.value! - a.value!)
    .map(({ href }) => href)
  const links = page.getByRole('table', { name: 'Jettons' }).getByRole('row').getByRole('link')
  const shown = async () => {
    const all = await links.evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
    return [...new Set(all)].filter(href => known.includes(href))
  }
  expect(known.length).toBeGreaterThan(3)
  // The table shows the first of them, in this order.
  const first = async () => known.slice(0, (await shown()).length)
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(3)
  await expect.poll(async () => JSON.stringify(await shown()) === JSON.stringify(await first())).toBe(true)
  await expect(page.getByText(/^Sorted among these \d+: trust, then market cap$/)).toBeVisible()
})

test('the filter finds jettons of the page by symbol and name, and an address opens its jetton', async ({
  page,
  network,
}) => {
  const { jettons }: { jettons: WireJetton[] } = await (
    await network.request.get('/v2/jettons?limit=100&offset=1')
  ).json()
  const holds = (text: string) =>
    jettons.filter(({ metadata: { symbol = '', name = '' } }) => `${symbol}\n${name}`.toLowerCase().includes(text))
  await page.goto('/jettons')
  const field = page.getByRole('searchbox', { name: 'Find a jetton on this page' })
  await field.fill('NANO')
  const found = holds('nano').length
  expect(found).toBeGreaterThan(0)
  await expect(page.getByText(`${found} of the ${jettons.length} on this page`, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: cards })).toHaveCount(found)
  await field.fill('no such jetton')
  await expect(page.getByText(/^None of the \d+/)).toBeVisible()
  await expect(page.getByRole('link', { name: cards })).toHaveCount(0)
  const { worthOpening } = await network.state()
  await field.fill(Address.parse(worthOpening.jetton!).toRawString())
  await expect(page.getByRole('link', { name: /^Open EQ/ })).toHaveAttribute('href', `/jetton/${worthOpening.jetton}`)
  await field.press('Enter')
  await page.waitForURL(`/jetton/${worthOpening.jetton}`)
})

test('every cell of the table of jettons links to the jetton', async ({ page }) => {
  await page.goto('/jettons')
  await expect(page.getByRole('link', { name: cards }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page).toHaveURL(/\?view=table$/)
  const table = page.getByRole('table', { name: 'Jettons' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Symbol',
    'Name',
    'Price',
    'Market cap',
    'Holders',
    'Total Supply',
    'Address',
  ])
  const row = table.getByRole('row').filter({ hasText: 'Nano Dollar' })
  const links = await row.getByRole('link').evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(links).toHaveLength(7)
  expect(new Set(links).size).toBe(1)
  expect(links[0]).toMatch(/^\/jetton\/EQ/)
})

test('pages of jettons are links to the next and the previous, and only the page shown is requested', async ({
  page,
  network,
}) => {
  await page.goto('/jettons?view=table')
  const [previous, next] = [page.getByRole('button', { name: 'Previous' }), page.getByRole('button', { name: 'Next' })]
  await expect(page.getByRole('table', { name: 'Jettons' })).toBeVisible()
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('table', { name: 'Jettons' })).toBeVisible({ timeout: 20_000 })
  await expect(next).toBeDisabled()
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('from this browser,')).toBeVisible()
  await page.goBack()
  await expect(previous).toBeDisabled()
  const asked = (await network.calls()).map(({ path }) => path).filter(path => path.includes(list))
  expect(asked).toEqual(['/v2/jettons?limit=100&offset=1', '/v2/jettons?limit=100&offset=101'])
})

test('price lines of jettons are requested only when visible', async ({ page, network }) => {
  await page.goto('/jettons')
  await expect(page.getByText('whitelist').first()).toBeVisible()
  await page.goto('/jettons?view=table')
  await expect(page.getByRole('table', { name: 'Jettons' })).toBeVisible()
  const charts = (await network.calls()).filter(({ path }) => path.includes('/rates/chart'))
  expect(charts.length).toBeLessThanOrEqual(1)
})

test('the list of jettons shows placeholder cards, then reports a failed load and retries it', async ({
  page,
  network,
}) => {
  await network.inject({ match: list, delayMs: 4000, status: 500 })
  await page.goto('/jettons')
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  await expect(page.getByText('Failed to load jettons')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await network.reset()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('link', { name: cards }).first()).toBeVisible({ timeout: 30_000 })
})

test('the list of jettons says which page does not exist, and how many rows it does not list', async ({
  page,
  network,
}) => {
  await network.inject({ match: list, status: 200, body: { jettons: [] } })
  await page.goto('/jettons?page=9')
  await expect(page.getByText('Nothing is listed on page 9')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled()
  await network.reset()
  const address = `0:${'a'.repeat(64)}`
  const jettons = [{ metadata: { address, symbol: 'ONE', decimals: 'abc' } }, { metadata: { address } }, 7, null]
  await network.inject({ match: list, status: 200, body: { jettons } })
  await page.goto('/jettons')
  await expect(page.getByText('2 entries could not be read · 1 without symbol and name is not listed')).toBeVisible()
  await expect(page.getByText('Unknown Jetton')).toBeVisible()
  await expect(page.getByTitle('Price × supply')).toHaveText('—')
})

test('jettons stay on screen when their prices fail to load', async ({ page, network }) => {
  await network.inject({ match: '/rates', status: 500 })
  await page.goto('/jettons')
  await expect(page.getByText('Prices could not be loaded').first()).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('link', { name: cards }).first()).toBeVisible()
})

for (const width of [320, 390, 1280])
  test(`the first jetton is above the fold at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/jettons')
    const row = page.getByRole('listitem').filter({ hasText: 'whitelist' }).first()
    await expect(row).toBeVisible()
    const box = await row.boundingBox()
    expect(box!.y + box!.height).toBeLessThan(width < 720 ? 500 : 700)
  })
