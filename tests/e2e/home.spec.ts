import { expect, test } from '../support/e2e.ts'
import { holdScripts } from '../support/scripts.ts'
import { expectNoShift, MAX_UNSEEN_SHIFT, watchShifts } from '../support/shifts.ts'

test('Home shows the network’s status, the latest block and the price, and links to every screen', async ({
  page,
  network,
}) => {
  const before = await network.state()
  await page.goto('/')
  await expect(page.getByText('Network Online')).toBeVisible()
  const chip = page.getByRole('main').getByRole('link', { name: /^Block #/ })
  await expect(chip).toBeVisible()
  const shown = Number((await chip.innerText()).replace(/\D/g, ''))
  const after = await network.state()
  expect(shown).toBeGreaterThanOrEqual(before.masterchain)
  expect(shown).toBeLessThanOrEqual(after.masterchain)
  await expect(page.getByText(/^TON\s*\$\d+\.\d\d$/)).toBeVisible()
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
  for (const href of [
    '/jettons',
    '/nft',
    '/staking',
    '/validators',
    '/blocks',
    '/transactions',
    '/dns-explorer',
    '/stats',
  ]) {
    await expect(cards.and(page.locator(`[href="${href}"]`))).toBeVisible()
  }
})

test('Home draws the newest 50 blocks as links, which the arrow keys move along', async ({ page }) => {
  await page.goto('/')
  const ribbon = page.getByRole('list', { name: 'Newest masterchain blocks' })
  await expect(ribbon.getByRole('link')).toHaveCount(50)
  await expect(ribbon.getByRole('link', { name: /, \d+ transactions$/ }).first()).toBeVisible()
  const newest = ribbon.getByRole('link').first()
  await newest.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(ribbon.getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(ribbon.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(ribbon.getByRole('link').last()).toBeFocused()
  await page.keyboard.press('End')
  await expect(ribbon.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/block\/\d+$/)
})

test('Home shows no status, block number or price before it knows them', async ({ page, network }) => {
  await network.inject({ match: '/', status: 500 })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('Asking the network …')).toBeVisible()
  release()
  await expect(page.getByText('Network Unreachable')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText('Block —')
  await expect(page.getByRole('main')).toContainText('TON—')
  await expect(page.getByText('The newest blocks cannot be shown.')).toBeVisible()
  await expect(page.getByText('Network Online')).toHaveCount(0)
})

test('Home does not shift when the live parts arrive', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/')
  await expect(page.getByText(/^TON\s*\$\d/)).toBeVisible()
  await expect(page.getByRole('link', { name: /, \d+ transactions$/ }).first()).toBeVisible()
  await expectNoShift(page, MAX_UNSEEN_SHIFT)
})

test('Home says that the network is online only once a block’s time is known', async ({ page, network }) => {
  await network.inject({ match: 'reduced/blocks', status: 500 }, { match: 'getBlockHeader', status: 500 })
  await page.goto('/')
  await expect(page.getByText('Block Time Unknown')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Network Online')).toHaveCount(0)
  await network.reset()
  await page.reload()
  await expect(page.getByText('Network Online')).toBeVisible({ timeout: 30_000 })
})

test('Home shows the indexer’s price, which links to the rates', async ({ page, network }) => {
  const body = { rates: { TON: { prices: { USD: 4.3268 }, diff_24h: { USD: '+1.00%' } } } }
  await network.inject({ match: '/v2/rates?tokens=ton', status: 200, body })
  await page.goto('/')
  const chip = page.getByRole('main').getByRole('link', { name: /^TON/ })
  await expect(chip).toHaveText('TON$4.33', { timeout: 30_000 })
  await chip.click()
  await page.waitForURL('/rates')
})

for (const width of [320, 1280])
  test(`Home links to the watch list at ${width} px only while something is watched`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const chip = page.getByRole('main').getByRole('link', { name: /^Watch list/ })
    await expect(page.getByRole('main').getByRole('link', { name: /^Block #/ })).toBeVisible({ timeout: 30_000 })
    await expect(chip).toHaveCount(0)
    await page.evaluate(
      raw => {
        const entry = { name: 'x', note: '', watched: true, isWallet: true, seen: null }
        localStorage.setItem('nanoscope:1:names', JSON.stringify({ [raw]: entry }))
      },
      `0:${'ab'.repeat(32)}`,
    )
    await page.reload()
    await expect(chip).toHaveText(/^Watch list\s*1$/)
    await expect(chip).toHaveAttribute('href', '/watch')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
