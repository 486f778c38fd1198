import { Address } from '@ton/core'
import { expect, test } from '../support/e2e.ts'

const PATH = '/v2/staking/pools'
const TON = 1_000_000_000
const made = (i: number) => ({
  address: `0:${(i + 1).toString(16).padStart(64, '0')}`,
  name: `Pool ${i}`,
  total_amount: (i + 1) * TON,
  implementation: 'tf',
  apy: i / 100,
  min_stake: TON,
  current_nominators: i,
  max_nominators: 40,
})

test('the staking screen shows totals, kinds and all funded pools, highest yield first', async ({ page }) => {
  await page.goto('/staking')
  await expect(page.getByRole('heading', { name: 'TON Staking Pools' })).toBeVisible()
  for (const label of ['Total Pools', 'Total Staked', 'Average APY', 'Total Nominators'])
    await expect(page.getByText(label, { exact: true })).toBeVisible()
  const list = page.getByRole('region', { name: 'Staking pools' })
  const cards = list.getByRole('listitem')
  await expect(cards).toHaveCount(7)
  await expect(page.getByText('1 empty pool is hidden.')).toBeVisible()
  await expect(cards.filter({ hasText: 'Empty Pool' })).toHaveCount(0)
  const yields = await cards.getByText(/^\d+\.\d\d%$/).allInnerTexts()
  expect(yields.map(Number.parseFloat)).toEqual(yields.map(Number.parseFloat).toSorted((a, b) => b - a))
  const lens = cards.filter({ hasText: 'Lens Pool' })
  for (const label of ['Total staked', 'Nominators', 'Min stake', 'APY', 'Withdrawal', 'Round ends'])
    await expect(lens.getByText(label)).toBeVisible()
  await expect(lens.getByText(/^6 TON$/)).toBeVisible()
  await expect(lens.getByRole('link', { name: 'Lens Pool' })).toHaveAttribute('href', /^\/address\/EQ/)
  // The address replaces a name of 30 or more characters.
  await expect(page.getByText('Nanoscope Validators United')).toBeHidden()
  await expect(cards.getByRole('link', { name: /^EQ.{4}….{4}$/ })).toBeVisible()
  await expect(page.getByText('Nominator pools 6 pools')).toBeVisible()
})

test('pools are sorted by amount and users, as cards and as a table, with the order in the URL', async ({ page }) => {
  await page.goto('/staking')
  const list = page.getByRole('region', { name: 'Staking pools' })
  await expect(list.getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('button', { name: 'APY' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Amount' }).press('Enter')
  await expect(list.getByRole('listitem').first()).toContainText('Masterchain Lens')
  await page.getByRole('button', { name: 'Table' }).click()
  const rows = list.getByRole('row')
  await expect(rows).toHaveCount(8)
  await expect(list.getByRole('columnheader')).toHaveText([
    'Pool',
    'Kind',
    'APY',
    'Total staked',
    'Nominators',
    'Min stake',
    'Withdrawal',
    'Round ends',
  ])
  await expect(rows.nth(1)).toContainText('Masterchain Lens')
  await page.getByRole('button', { name: 'Users' }).click()
  await expect(rows.nth(1)).toContainText('Night Shift')
  await page.reload()
  await expect(rows.nth(1)).toContainText('Night Shift')
})

test('the staking pool in the URL, in any form of its address, is marked and scrolled to', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const address = Address.parse(worthOpening.pool!)
  await page.setViewportSize({ width: 390, height: 600 })
  for (const form of [address.toString({ bounceable: false }), address.toRawString()]) {
    await page.goto(`/staking/${form}`)
    const marked = page.locator('[aria-current=true]')
    await expect(marked).toContainText('Lens Pool')
    await expect(marked).toBeInViewport()
    await expect(page.getByText('The pool you came for is marked.')).toBeVisible()
  }
})

test('the list of pools begins above the fold on a phone, with kinds and earnings on click', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/staking')
  const first = page.getByRole('link', { name: 'Lens Pool' })
  await expect(first).toBeVisible()
  expect((await first.boundingBox())!.y).toBeLessThan(844)
  const amount = page.getByRole('textbox', { name: 'Amount in TON' })
  await expect(amount).toBeHidden()
  await page.getByRole('heading', { name: 'What it would earn' }).click()
  await expect(amount).toBeVisible()
})

test('the staking screen says when the address in the URL is no listed pool or no address', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/staking/${worthOpening.wallet}`)
  await expect(page.getByText('No pool at the address you came with is listed.')).toBeVisible()
  await page.goto('/staking/nonsense')
  await expect(page.getByText('What you came with is no address, so no pool is marked.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lens Pool' })).toBeVisible()
})

test('an empty staking pool is shown when it is the pool in the URL', async ({ page }) => {
  const { pools } = await (await page.request.get(PATH)).json()
  const { address } = pools.find(({ name }: { name: string }) => name === 'Empty Pool')
  await page.goto(`/staking/${address}`)
  await expect(page.locator('[aria-current=true]')).toContainText('Empty Pool')
  await expect(page.getByText('The pool you came for is empty')).toBeVisible()
})

test('the staking screen pages pools by a hundred and opens the page of the pool in the URL', async ({
  page,
  network,
}) => {
  const pools = Array.from({ length: 250 }, (_, i) => made(i))
  await network.inject({ match: PATH, status: 200, body: { pools, implementations: {} } })
  await page.goto('/staking')
  const cards = page.getByRole('region', { name: 'Staking pools' }).getByRole('listitem')
  await expect(cards.first()).toContainText('Pool 249')
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cards.first()).toContainText('Pool 149')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cards.first()).toContainText('Pool 49')
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')

  for (const view of ['table', 'cards']) {
    await page.goto(`/staking/${made(60).address}?view=${view}`)
    await expect(page.locator('[aria-current=true]')).toContainText('Pool 60')
    await expect(page.locator('[aria-current=true]')).toBeInViewport()
  }
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(cards.first()).toContainText('Pool 249')
})

test('a click on Next works although the list of pools grows above it', async ({ page, network }) => {
  await page.addInitScript(() => {
    const late: (() => void)[] = []
    class Late extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, self) => void late.push(() => tell(entries, self)), options)
      }
    }
    Object.assign(window, { IntersectionObserver: Late, tellWhatIsInView: () => late.splice(0).map(tell => tell()) })
  })
  const tell = async () => {
    await page.evaluate(() => Reflect.get(window, 'tellWhatIsInView')())
    // Two pictures and all that is due: what grows has grown.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestIdleCallback(done))))
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestIdleCallback(done))))
  }
  const pools = Array.from({ length: 250 }, (_, i) => made(i))
  await network.inject({ match: PATH, status: 200, body: { pools, implementations: {} } })
  await page.goto('/staking')
  const cards = page.getByRole('region', { name: 'Staking pools' }).getByRole('listitem')
  await expect(cards).toHaveCount(24)
  const next = page.getByRole('button', { name: 'Next' })
  await next.hover()
  await page.mouse.down()
  const before = await next.boundingBox()
  await tell()
  await expect(cards).toHaveCount(36)
  expect((await next.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 100)
  await page.mouse.up()
  await expect(cards.first()).toContainText('Pool 149')
})

test('computes a year’s staking yield exactly from the provider’s estimate of the chosen pool', async ({
  page,
  network,
}) => {
  const pools = [
    { ...made(1), apy: 4.2371, min_stake: 50 * TON },
    { ...made(2), apy: 0.3 },
    { ...made(3), apy: undefined },
  ]
  await network.inject({ match: PATH, status: 200, body: { pools } })
  await page.goto('/staking')
  const amount = page.getByRole('textbox', { name: 'Amount in TON' })
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What it would earn' }) })
  await expect(amount).toHaveValue('1000')
  await expect(panel).toContainText('42.371 TON')
  await expect(panel).toContainText('at 4.2371% a year, an estimate of the provider')
  // Exactly: nanocoins × 42371 / 10^6.
  for (const text of ['123456789.123456789', '0.1', '7']) {
    await amount.fill(text)
    const [whole = '', fraction = ''] = text.split('.')
    const nano = BigInt(whole + fraction.padEnd(9, '0'))
    const earned = String((nano * 42_371n) / 1_000_000n).padStart(10, '0')
    const digits = `${BigInt(earned.slice(0, -9)).toLocaleString('en-US')}.${earned.slice(-9)}`.replace(/\.?0+$/, '')
    await expect(panel).toContainText(`${digits} TON`)
  }
  await expect(panel).toContainText('This pool takes 50 TON or more.')
  await panel.getByRole('combobox', { name: 'Pool' }).selectOption('Pool 2')
  await expect(panel).toContainText('0.021 TON')
  await panel.getByRole('combobox', { name: 'Pool' }).selectOption('Pool 3')
  await expect(panel).toContainText('The provider names no yield of this pool.')
  for (const [wrong, words] of [
    ['1,5', 'Write decimals after a point: 1.5.'],
    ['-3', 'Write an amount without a sign.'],
    ['ten', 'Write a number, such as 12.5.'],
  ] as const) {
    await amount.fill(wrong)
    await expect(panel).toContainText(words)
    await expect(amount).toHaveValue(wrong)
  }
})

test('refreshed pools keep their places until a click sorts them again', async ({ page, network }) => {
  const pools = [1, 2, 3].map(made)
  await network.inject({ match: PATH, status: 200, body: { pools }, times: 1 })

  await page.goto('/staking')
  const cards = page.getByRole('region', { name: 'Staking pools' }).getByRole('listitem')
  const names = async () => (await cards.getByRole('link').allInnerTexts()).map(text => text.trim())
  await expect.poll(names).toEqual(['Pool 3', 'Pool 2', 'Pool 1'])
  await cards.first().hover()
  await network.reset()
  await network.inject({
    match: PATH,
    status: 200,
    body: { pools: pools.map(pool => ({ ...pool, apy: 5 - pool.apy * 100 })) },
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await cards.first().hover()
  await expect(cards.first()).toContainText('2.00%')
  expect(await names()).toEqual(['Pool 3', 'Pool 2', 'Pool 1'])
  await page.getByRole('button', { name: '2 pools stand elsewhere now: sort again' }).click()
  await expect.poll(names).toEqual(['Pool 1', 'Pool 2', 'Pool 3'])
})

test('the staking screen does not shift when the pools arrive', async ({ page, network }) => {
  await network.inject({ match: PATH, delayMs: 3000 })
  await page.goto('/staking')
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  const place = () =>
    page.getByRole('region', { name: 'Staking pools' }).evaluate(list => list.getBoundingClientRect().top + scrollY)
  const before = await place()
  await expect(page.getByRole('link', { name: 'Lens Pool' })).toBeVisible()
  expect(await place()).toBe(before)
})
