import { expect, factOf, test, tileOf } from '../support/e2e.ts'
import { holdScripts } from '../support/scripts.ts'

test('the rates screen shows price, estimated market cap, markets, a chart and token rates', async ({ page }) => {
  const answered = page.waitForResponse(/\/rates\/markets/)
  await page.goto('/rates')
  const { markets } = await (await answered).json()
  await expect(page.getByRole('heading', { level: 1, name: 'TON Market Rates' })).toBeVisible()
  await expect(tileOf(page, 'TON Price')).toHaveText(/^\$\d\.\d{4}$/)
  await expect(tileOf(page, 'Market Cap (Est.)')).toHaveText(/^\$1\d(\.\d)?B$/)
  await expect(page.getByText('Est., assumes 5 billion supply')).toBeVisible()
  await expect(tileOf(page, 'Total Markets')).toHaveText('6')
  // The indexer returns no volumes.
  await expect(page.getByText('24h Volume')).toHaveCount(0)
  const table = page.getByRole('table', { name: 'Trading Markets' })
  // No market of this network says its pair, its volume or its link.
  await expect(table.getByRole('columnheader')).toHaveText(['Exchange', 'Price', 'Updated'])
  for (const { market, usd_price } of markets) {
    const cells = table.getByRole('row').filter({ hasText: market }).getByRole('cell')
    await expect(cells.nth(1)).toHaveText(`Price$${usd_price.toFixed(4)}`)
  }
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'TON' })
      .getByText(/^\$\d\.\d{4}$/),
  ).toBeVisible()
  const chart = page.getByRole('figure', { name: 'TON price over a day' })
  await expect(chart.locator('path[data-marks]')).toBeVisible({ timeout: 20_000 })
  for (const word of ['First', 'Last', 'Lowest', 'Highest', 'First to last'])
    await expect(chart.getByText(word, { exact: true })).toBeVisible()
  await chart.getByText('All points as a table').click()
  await expect(chart.getByRole('row').nth(90)).toBeAttached()
})

test('the currency and the time span of the rates are in the URL, by keyboard too', async ({ page }) => {
  await page.goto('/rates')
  await expect(tileOf(page, 'TON Price')).toHaveText(/^\$/)
  const select = page.getByRole('combobox', { name: 'Currency' })
  await expect(select.getByRole('option')).toHaveText(['USD', 'EUR', 'RUB', 'CNY'])
  await select.selectOption('RUB')
  await expect(page).toHaveURL(/\?currency=rub$/)
  await expect(tileOf(page, 'TON Price')).toHaveText(/^₽\d{3}\.\d{4}$/)
  await page.getByRole('button', { name: 'Month' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?currency=rub&span=month$/)
  await expect(page.getByRole('figure', { name: 'TON price over a month' })).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(select).toHaveValue('rub')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Day' })).toHaveAttribute('aria-pressed', 'true')
  // The currency is kept for every screen.
  await page.goto('/')
  await expect(page.getByRole('main').getByText(/^₽\d{3}\.\d{2}$/)).toBeVisible()
})

test('a currency chosen before the scripts loaded is shown once they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/rates', { waitUntil: 'commit' })
  await expect(tileOf(page, 'TON Price')).toHaveText(/^\$/)
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('RUB')
  release()
  await expect(page).toHaveURL(/\?currency=rub$/)
  await expect(tileOf(page, 'TON Price')).toHaveText(/^₽\d{3}\.\d{4}$/)
})

test('market rows show their pair, volume and safe link when present', async ({ page, network }) => {
  const markets = [
    { exchange_name: 'Gate', market_pair: 'TON/USDT', usd_price: 5, usd_volume_24h: 1200.4, url: 'https://x.test/ton' },
    { usd_price: 4.99999, usd_volume_24h: 99.1, url: 'javascript:alert(1)' },
    { market: '<b>Bold\u202e</b>', usd_price: 'x' },
  ]
  await network.inject({ match: '/rates/markets', status: 200, body: { markets } })
  await page.goto('/rates')
  const rows = page.getByRole('table', { name: 'Trading Markets' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  const link = rows.nth(1).getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://x.test/ton')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(rows.nth(1)).toContainText('TON/USDT')
  await expect(rows.nth(1)).toContainText('$1,200')
  await expect(rows.nth(2)).toContainText('Unknown')
  await expect(rows.nth(2)).toContainText('$5.0000')
  await expect(rows.nth(2).getByRole('link')).toHaveCount(0)
  await expect(rows.nth(3)).toContainText('<b>Bold</b>')
  await expect(tileOf(page, '24h Volume')).toHaveText('$1,300')
  await expect(tileOf(page, 'Total Markets')).toHaveText('3')
})

test('the number of markets is unknown while one cannot be read', async ({ page, network }) => {
  const markets = [{ exchange_name: 'Gate', usd_price: 5, usd_volume_24h: 1200.4 }, 7]
  await network.inject({ match: '/rates/markets', status: 200, body: { markets } })
  await page.goto('/rates')
  await expect(page.getByText('1 entry could not be read')).toBeVisible()
  await expect(tileOf(page, 'Total Markets')).toHaveText('—')
  await expect(page.getByText('sum of all markets that publish it')).toHaveCount(0)
})

test('a failure of markets leaves the price of the rates screen', async ({ page, network }) => {
  await network.inject({ match: '/rates/markets', status: 400, delayMs: 4000 })
  await page.goto('/rates')
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expect(page.getByText('Failed to load markets data')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('The markets API may be temporarily unavailable')).toBeVisible()
  await expect(tileOf(page, 'Total Markets')).toHaveText('Unavailable')
  await expect(tileOf(page, '24h Volume')).toHaveText('Unavailable')
  await expect(tileOf(page, 'TON Price')).toHaveText(/^\$\d/)
  await network.reset()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('cell', { name: 'Aurora Exchange' })).toBeVisible({ timeout: 30_000 })
})

test('a failure of the price leaves the markets of the rates screen', async ({ page, network }) => {
  await network.inject({ match: '/rates?', status: 400 })
  await page.goto('/rates')
  await expect(tileOf(page, 'TON Price')).toHaveText('Unavailable')
  await expect(tileOf(page, 'Market Cap (Est.)')).toHaveText('Unavailable')
  await expect(page.getByRole('cell', { name: 'Aurora Exchange' })).toBeVisible({ timeout: 20_000 })
})

test('the rates screen reports when price, markets and chart fail, and retries all three', async ({
  page,
  network,
}) => {
  await network.inject({ match: '/rates', status: 400 })
  await page.goto('/rates')
  await expect(page.getByText('Failed to load market data. Please try again later.')).toBeVisible({ timeout: 30_000 })
  await network.reset()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(tileOf(page, 'TON Price')).toHaveText(/^\$\d/, { timeout: 30_000 })
  await expect(page.getByRole('cell', { name: 'Aurora Exchange' })).toBeVisible({ timeout: 30_000 })
})

test('the rates screen says when there are no markets, rates or chart points', async ({ page, network }) => {
  await network.inject(
    { match: '/rates/markets', status: 200, body: { markets: [] } },
    { match: '/rates/chart', status: 200, body: { points: [] } },
    { match: '/rates?', status: 200, body: { rates: {} } },
  )
  await page.goto('/rates')
  await expect(page.getByText('No markets data available')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('No rates available')).toBeVisible()
  await expect(page.getByText('No price data')).toBeVisible({ timeout: 20_000 })
  await expect(tileOf(page, 'TON Price')).toHaveText('Unavailable')
  await expect(tileOf(page, 'Total Markets')).toHaveText('0')
})

test('the converter converts by the provider’s price in both directions, rounded', async ({ page, network }) => {
  await network.inject({
    match: '/v2/rates?',
    status: 200,
    body: { rates: { TON: { prices: { USD: 3.1178, EUR: 2.7 } } } },
  })
  await page.goto('/rates')
  const [coins, money] = [page.getByRole('textbox', { name: 'TON' }), page.getByRole('textbox', { name: 'USD' })]
  await expect(money).toHaveValue('3.12')
  await expect(page.getByText('1 TON = 3.1178 USD')).toBeVisible()
  for (const [text, other] of [
    ['0.1', '0.3118'],
    ['1,234.5', '3848.92'],
    ['90071992547409931.1', '280826458364314683.18'],
    ['0.000000001', '0.000000003118'],
    ['0', '0'],
    ['', ''],
  ] as const) {
    await coins.fill(text)
    await expect(money).toHaveValue(other)
    await expect(coins).toHaveValue(text)
  }
  await money.fill('10')
  await expect(coins).toHaveValue('3.207389826')
  // A change of currency keeps the typed text.
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await expect(page.getByRole('textbox', { name: 'EUR' })).toHaveValue('10')
  await expect(coins).toHaveValue('3.703703704')
  for (const [wrong, words] of [
    ['1,5', 'Write decimals after a point: 1.5.'],
    ['-1', 'Write an amount without a sign.'],
    ['1e5', 'Write a number, such as 12.5.'],
    ['9'.repeat(41), 'That is longer than any amount: at most 40 characters.'],
  ] as const) {
    await coins.fill(wrong)
    await expect(page.getByText(words)).toBeVisible()
    await expect(coins).toHaveValue(wrong)
    await expect(coins).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: 'EUR' })).toHaveValue('')
  }
})

test('the rates screen names the cheapest and the most expensive exchange and their difference', async ({ page }) => {
  const answered = page.waitForResponse(response => response.url().includes('/rates/markets'))
  await page.goto('/rates')
  const { markets } = await (await answered).json()
  const sorted = markets.toSorted((a: { usd_price: number }, b: { usd_price: number }) => a.usd_price - b.usd_price)
  const [low, high] = [sorted[0], sorted.at(-1)]
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Trading Markets' }) })
  await expect(factOf(panel, /^Lowest$/)).toHaveText([`$${low.usd_price.toFixed(4)}`, low.market])
  await expect(factOf(panel, /^Highest$/)).toHaveText([`$${high.usd_price.toFixed(4)}`, high.market])
  const percent = ((high.usd_price / low.usd_price - 1) * 100).toFixed(2)
  await expect(factOf(panel, /^Difference$/)).toHaveText([`${percent}%`, 'of the lowest price'])
})

test('one call gets both the price and the token rates', async ({ page, network }) => {
  await page.goto('/rates')
  await expect(page.getByRole('figure')).toBeVisible({ timeout: 30_000 })
  const asked = (await network.calls()).map(({ path }) => path.replace(/start_date.*/, ''))
  expect(asked).toEqual([
    '/v2/rates?tokens=ton&currencies=usd',
    '/v2/rates/markets',
    '/v2/rates/chart?token=ton&currency=usd&',
  ])
})
