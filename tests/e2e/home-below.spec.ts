import type { Page } from '@playwright/test'
import { Cell } from '@ton/core'
import { expect, scrollTo, test } from '../support/e2e.ts'
import { expectNoShift, MAX_UNSEEN_SHIFT, watchShifts } from '../support/shifts.ts'

type WireTransaction = { hash: string; lt: string; in_msg: { import_fee: string | null } | null }

/** Answers the first call for recent transactions, but no refetch; returns the answered transactions, newest first. */
async function answerFirst(page: Page) {
  let found: WireTransaction[] = []
  await page.route(/\/v3\/transactions\?/, async route => {
    if (found.length > 0) return
    const response = await route.fetch()
    const { transactions } = await response.json()
    found = transactions
    await route.fulfill({ response })
  })
  return () =>
    found
      .map(transaction => ({ ...transaction, hash: Buffer.from(transaction.hash, 'base64').toString('hex') }))
      .sort((a, b) => Number(BigInt(b.lt) - BigInt(a.lt)))
}

const table = (page: Page) => page.getByRole('table', { name: 'What people do, newest first' })
const isSystem = ({ in_msg }: WireTransaction) => !in_msg
/** All parts are on screen at once. */
const TALL = { width: 1280, height: 2400 }
const nextAnswer = (page: Page, part: string) => page.waitForResponse(response => response.url().includes(part))

test('Home lists user payments, newest first and once each, and folds the rest into counts that add up', async ({
  page,
}) => {
  const all = await answerFirst(page)
  await page.goto('/')
  await expect(table(page).getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 })
  await expect(async () => {
    const hashes = await table(page)
      .locator('a[href^="/tx/"]')
      .evaluateAll(links => links.map(link => link.getAttribute('href')?.slice(4) ?? ''))
    const list = all()
    const places = hashes.map(hash => list.findIndex(transaction => transaction.hash === hash))
    expect(places.every((place, i) => place >= 0 && place > (places[i - 1] ?? -1))).toBe(true)
    const shown = places.map(place => list[place]!)
    expect(shown.map(({ in_msg }) => in_msg?.import_fee)).toEqual(shown.map(() => '0'))
    const covered = hashes.length === 10 ? list.slice(0, places.at(-1)! + 1) : list
    const system = covered.filter(isSystem).length
    const steps = covered.length - shown.length - system
    const words = [
      system > 0 && `${system} system transaction${system === 1 ? '' : 's'}`,
      steps > 0 && `${steps} that followed from others or moved nothing`,
    ].filter(Boolean)
    const line = page.getByText(/^Not listed:/)
    expect(await line.allInnerTexts()).toEqual(words.length > 0 ? [`Not listed: ${words.join(', ')}`] : [])
  }).toPass({ timeout: 15_000 })
  await expect(page.getByRole('link', { name: 'All transactions' })).toHaveAttribute('href', '/transactions')
})

test('the example links of Home are the newest transactions of the running chain', async ({ page }) => {
  const all = await answerFirst(page)
  await page.goto('/')
  const payment = page.getByRole('link', { name: 'A payment just now' })
  await expect(payment).toHaveAttribute('href', /^\/tx\/[0-9a-f]{64}$/, { timeout: 30_000 })
  const hash = (await payment.getAttribute('href'))!.slice(4)
  expect(all().map(({ hash }) => hash)).toContain(hash)
  await payment.click()
  await page.waitForURL(`/tx/${hash}`)
})

test('Home shows the validation round of the network’s configuration and links to the validators', async ({
  page,
  network,
}) => {
  const answer = await (await network.request.get('/api/v2/getConfigParam?param=34')).json()
  const from = Cell.fromBase64(answer.result.config.bytes).beginParse()
  const [, since, until, total] = [from.loadUint(8), from.loadUint(32), from.loadUint(32), from.loadUint(16)]
  await page.setViewportSize(TALL)
  await page.goto('/')
  await expect(page.getByText(`${total} elected for the running round`)).toBeVisible({ timeout: 30_000 })
  const shown = Number((await page.getByText(/^\d+\.\d% over$/).innerText()).replace('% over', ''))
  const { now } = await network.state()
  expect(Math.abs(shown - ((now - since!) / (until! - since!)) * 100)).toBeLessThan(0.2)
  await expect(page.getByRole('link', { name: 'All validators' })).toHaveAttribute('href', '/validators')
})

test('Home shows the provider’s week of prices, readable by keyboard, and the measured time between blocks', async ({
  page,
}) => {
  const [chart, listed] = [nextAnswer(page, '/rates/chart'), nextAnswer(page, 'reduced/blocks')]
  await page.goto('/')
  const { blocks }: { blocks: { workchain_id: number; seqno: number; utime: number }[] } = await (await listed).json()
  const masters = blocks.filter(block => block.workchain_id === -1).sort((a, b) => b.seqno - a.seqno)
  const [newest, oldest] = [masters[0]!, masters.at(-1)!]
  const pace = (newest.utime - oldest.utime) / (newest.seqno - oldest.seqno)
  await expect(page.getByText(/ s a block, measured$/)).toHaveText(`${pace.toFixed(2)} s a block, measured`)
  await scrollTo(page.getByRole('heading', { name: 'TON, 7 days' }))
  const { points }: { points: [number, number][] } = await (await chart).json()
  const prices = [...new Map(points)].sort(([a], [b]) => a - b).map(([, price]) => `$${price.toFixed(4)}`)
  const slider = page.getByRole('slider', { name: 'TON price over 7 days' })
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain(prices.at(-1))
  await slider.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain(prices[0])
})

test('each part of Home that fails to load says so in its place, and the parts above stay', async ({
  page,
  network,
}) => {
  await network.inject({ match: '/v3/', status: 400 }, { match: '/masterchain/', status: 400 })
  await network.inject({ match: '/shards', status: 400 })
  await network.inject({ match: '/rates/chart', status: 400 }, { match: 'getConfigParam', status: 400 })
  await network.inject({ match: '/blockchain/config/raw', status: 400 })
  await page.setViewportSize(TALL)
  await page.goto('/')
  await expect(page.getByText('The newest transactions cannot be shown.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Failed to load price chart')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The running round cannot be shown.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Network Online')).toBeVisible()
})

test('a failed script of Home’s lower part is reported in its place, and the parts above stay', async ({ page }) => {
  await page.route(/HomeBelow/, route => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded', { timeout: 30_000 })
  await expect(page.getByText('Network Online')).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`Home does not shift at ${width} px while its parts load, and parts below the fold make no calls`, async ({
    page,
    network,
  }) => {
    await watchShifts(page)
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(table(page).getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 })
    if (width === 390) {
      const asked = (await network.calls()).map(({ path }) => path)
      expect(asked.filter(path => /rates\/chart|getConfigParam/.test(path))).toEqual([])
    }
    for (let at = 0; at < 2400; at += 400) {
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    }
    await expect(page.getByText(/elected for the running round$/)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('slider', { name: 'TON price over 7 days' })).toBeAttached({ timeout: 30_000 })
    await expectNoShift(page, MAX_UNSEEN_SHIFT)
  })

test('the links of Home keep their place while the parts above them come into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const links = page.getByRole('listitem').filter({ hasText: 'Tokens: supply, holders, prices' })
  const place = () => links.evaluate(item => item.getBoundingClientRect().y + scrollY)
  await expect(table(page).getByRole('row')).toHaveCount(11, { timeout: 30_000 })
  const before = await place()
  await scrollTo(links)
  await expect(page.getByText(/elected for the running round$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('slider', { name: 'TON price over 7 days' })).toBeAttached({ timeout: 30_000 })
  expect(await place()).toBe(before)
})

test('names that arrive after the rows of Home do not change their heights on a phone', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/accounts\/_bulk/, async route => {
    await isReleased
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const rows = table(page).getByRole('row')
  await expect(rows).toHaveCount(11, { timeout: 30_000 })
  const heights = () => rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().height))
  const before = await heights()
  await expect(table(page)).not.toContainText('Nanoswap')
  release()
  await expect(table(page)).toContainText('Nanoswap')
  expect(await heights()).toEqual(before)
})
