import { Address, Cell } from '@ton/core'
import { expect, factOf, scrollTo, test } from '../support/e2e.ts'

const PATH = '/v2/blockchain/validators'
const TON = 1_000_000_000
const row = (i: number) => ({
  address: `-1:${(i + 1).toString(16).padStart(64, '0')}`,
  adnl_address: 'ab'.repeat(32),
  stake: (500_000 + ((i * 7919) % 1000) * 100) * TON,
})

test('the validators screen shows totals, the distribution of stakes, and all validators by stake', async ({
  page,
}) => {
  await page.goto('/validators')
  await expect(page.getByRole('heading', { name: 'Validators', exact: true })).toBeVisible()
  for (const label of ['Total Validators', 'Total Stake', 'Min Stake', 'Election date'])
    await expect(page.getByText(label, { exact: true })).toBeVisible()
  await expect(page.getByText('Data refreshes every minute.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About TON Validators' })).toBeVisible()
  await expect(page.getByText('the validator set changes about every 18 hours')).toBeVisible()

  const table = page.getByRole('table', { name: 'Active Validators' })
  await expect(table.getByRole('columnheader')).toHaveText([
    /Rank/,
    /Address/,
    /Weight/,
    /Stake/,
    /Factor/,
    /ADNL Address/,
  ])
  const { validators, min_stake } = await (await page.request.get(PATH)).json()
  const rows = table.getByRole('row')
  await expect(rows).toHaveCount(validators.length + 1)
  await expect(page.getByText(`${validators.length} listed`)).toBeVisible()
  await expect(page.getByText((min_stake / TON).toLocaleString('en-US'), { exact: true })).toBeVisible()
  const stakes: number[] = validators.map(({ stake }: { stake: number }) => stake)
  const cells = rows.nth(1).getByRole('cell')
  await expect(cells.nth(0)).toHaveText('1')
  await expect(cells.nth(1).getByRole('link')).toHaveText(/^.{10}….{8}$/)
  await expect(cells.nth(1).getByRole('link')).toHaveAttribute('href', /^\/address\/Ef/)
  await expect(cells.nth(2)).toContainText(/%$/)
  await expect(cells.nth(3)).toContainText('TON')
  await expect(cells.nth(4)).toHaveText('factor 3×')
  await expect(cells.nth(5)).toHaveText(/[0-9a-f]{16}…/)
  await expect(cells.nth(5).getByRole('button', { name: 'Copy ADNL address' })).toBeVisible()

  const add = (sum: number, stake: number) => sum + stake
  const sorted = stakes.toSorted((a, b) => b - a)
  const isThird = (count: number) => sorted.slice(0, count).reduce(add, 0) * 3 >= stakes.reduce(add, 0)
  const third = sorted.findIndex((_, i) => isThird(i + 1)) + 1
  await expect(page.getByText(`${third}largest validators hold a third of the weight`)).toBeVisible()
})

type Row = { address: string; stake: number; adnl_address: string }

test('a click or key on a column heading sorts validators as the provider’s values are sorted', async ({
  page,
  network,
}) => {
  const made = Array.from({ length: 24 }, (_, i) => row((i * 17) % 24))
  const validators: Row[] = made.map((one, i) => ({
    ...one,
    adnl_address: ((i * 7919) % 997).toString(16).padStart(64, '1'),
  }))
  await network.inject({ match: PATH, status: 200, body: { validators, total_stake: 0 } })
  await page.goto('/validators')
  const table = page.getByRole('table', { name: 'Active Validators' })
  const head = (name: string) => table.getByRole('columnheader', { name, exact: true })
  const places = async () => (await table.getByRole('row').locator('td:first-child').allInnerTexts()).map(Number)
  const byStake = validators.toSorted((a, b) => b.stake - a.stake)
  const wanted = (compare: (a: Row, b: Row) => number) => byStake.toSorted(compare).map(one => byStake.indexOf(one) + 1)
  const ranks = validators.map((_, i) => i + 1)
  await expect.poll(places).toEqual(ranks)
  await expect(head('Weight')).toHaveAttribute('aria-sort', 'descending')
  await expect(head('Address')).toHaveAttribute('aria-sort', 'none')

  await head('Weight').getByRole('button').press('Enter')
  await expect(head('Weight')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(places).toEqual(ranks.toReversed())
  await expect(page).toHaveURL(/sort=-weight$/)
  await head('Address').getByRole('button').press('Space')
  await expect.poll(places).toEqual(wanted((a, b) => (a.address < b.address ? -1 : 1)))
  await expect(head('Address')).toHaveAttribute('aria-sort', 'ascending')
  await head('ADNL Address').getByRole('button').click()
  await head('ADNL Address').getByRole('button').click()
  await expect.poll(places).toEqual(wanted((a, b) => (a.adnl_address > b.adnl_address ? -1 : 1)))
  await page.reload()
  await expect(head('ADNL Address')).toHaveAttribute('aria-sort', 'descending')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Weight, largest first')
  await expect.poll(() => table.getByRole('row').nth(1).innerText()).toMatch(/^1\b/)
})

test('the validators screen shows when the round began and ends, and which stake counts', async ({ page, network }) => {
  const { validators } = await (await page.request.get(PATH)).json()
  const { result } = await (await network.request.get('/api/v2/getConfigParam?param=34')).json()
  const head = Cell.fromBase64(result.config.bytes).beginParse().skip(8)
  const [since, until] = [head.loadUint(32), head.loadUint(32)]
  await page.goto('/validators')
  const moment = (utime: number) => new Date(utime * 1000).toUTCString().split(' ')[4] ?? ''
  await expect(factOf(page, /^Began$/)).toContainText(moment(since))
  await expect(factOf(page, /^Ends$/)).toContainText(moment(until))
  const { now } = await network.state()
  const percent = Math.min(100, ((now - since) / (until - since)) * 100)
  const shown = Number.parseFloat(await page.getByText(/^\d+\.\d% over$/).innerText())
  expect(Math.abs(shown - percent)).toBeLessThan(1)
  const stakes = validators.map(({ stake }: Row) => BigInt(stake))
  const least = stakes.reduce((a: bigint, b: bigint) => (b < a ? b : a))
  const counts = validators.reduce((sum: bigint, { stake, max_factor }: Row & { max_factor: number }) => {
    const most = (least * BigInt(max_factor)) / 65_536n
    return sum + (BigInt(stake) < most ? BigInt(stake) : most)
  }, 0n)
  await expect(factOf(page, /^Stake that counts$/)).toHaveText(
    new RegExp(`^${(counts / 1_000_000_000n).toLocaleString('en-US')}\\b`),
  )
})

test('a validator is two lines on phones, without the ADNL address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/validators')
  const first = page.getByRole('table', { name: 'Active Validators' }).getByRole('row').nth(1)
  await expect(first.getByRole('link')).toBeVisible()
  await expect(first.getByText('TON').first()).toBeVisible()
  await expect(first.getByRole('button', { name: 'Copy ADNL address' })).toBeHidden()
  expect((await first.boundingBox())?.height).toBeLessThan(80)
})

test('the list of validators begins above the fold on a phone, with the curve and the rules on click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/validators')
  const first = page.getByRole('table', { name: 'Active Validators' }).getByRole('row').nth(1)
  await expect(first.getByRole('link')).toBeVisible()
  expect((await first.boundingBox())!.y).toBeLessThan(920)
  for (const label of ['Ends', 'Next election opens']) await expect(factOf(page, label)).toBeVisible()
  await expect(factOf(page, 'Max factor')).toBeHidden()
  await page.getByText('Stakes and how they count').click()
  await expect(factOf(page, 'Max factor')).toBeVisible()
  const curve = page.getByRole('figure')
  await expect(curve).toBeHidden()
  await page.getByRole('heading', { name: 'Distribution of weight' }).click()
  await expect(curve).toBeVisible()
  expect((await curve.locator('svg').first().boundingBox())!.width).toBeGreaterThan(250)
})

test('a thousand validators are shown in pages that grow as the reader scrolls', async ({ page, network }) => {
  const validators = Array.from({ length: 1000 }, (_, i) => row(i))
  await network.inject({ match: PATH, status: 200, body: { validators, total_stake: 0 } })
  await page.goto('/validators')
  const rows = page.getByRole('table', { name: 'Active Validators' }).getByRole('row')
  await expect(rows.nth(24)).toBeAttached()
  expect(await rows.count()).toBeLessThan(100)
  await expect(async () => {
    await scrollTo(rows.last())
    expect(await rows.count()).toBe(101)
  }).toPass()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText('101')
  await expect(page.getByText('1,000 listed')).toBeVisible()
})

test('the list of validators does not shift while it loads', async ({ page, network }) => {
  await network.inject({ match: PATH, delayMs: 3000 })
  await page.goto('/validators')
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  const before = await page.getByRole('heading', { name: 'Active Validators' }).boundingBox()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await page.getByRole('heading', { name: 'Active Validators' }).boundingBox()).toEqual(before)
})

test('the address of a validator links to its marked row in the list', async ({ page, network }) => {
  const { validators } = (await (await network.request.get('/v2/blockchain/validators')).json()) as {
    validators: { address: string }[]
  }
  const { address } = validators.at(-1)!
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/address/${address}`)
  await page.getByRole('link', { name: 'In the list of validators' }).click({ timeout: 30_000 })
  await page.waitForURL(/\/validators\?validator=/)
  const marked = page.getByRole('row').and(page.locator('[aria-current=true]'))
  await expect(marked).toHaveCount(1)
  await expect(marked).toBeInViewport()
  // Its form, and with it both ends, depends on the kind of the account.
  const hash = Address.parse(address).toString().slice(4, 44)
  await expect(marked.locator(`a[href*="${hash}"]`).first()).toBeVisible()
})
