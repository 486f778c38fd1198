import type { Locator, Page } from '@playwright/test'
import { expectNoFindings } from '../support/axe.ts'
import { expect, scrollTo, test } from '../support/e2e.ts'

const money = (value: number, digits: object) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd', ...digits }).format(value)
const price = (value: number) => money(value, { minimumFractionDigits: 4, maximumFractionDigits: 4 })
const smallPrice = (value: number) => money(value, { maximumSignificantDigits: 4 })

/** `21 Nov 2026, 01:15:02 UTC`, as the page writes it in a browser whose clocks show UTC. */
function moment(utime: number): string {
  const [, day, month, year, time] = new Date(utime * 1000).toUTCString().split(' ')
  return `${Number(day)} ${month} ${year}, ${time} UTC`
}

type Point = [utime: number, value: number]

/** Points that the provider answers to the page's own request, the oldest first, each moment once. */
async function pointsAsked(page: Page, open: () => Promise<unknown>): Promise<Point[]> {
  const answered = page.waitForResponse(response => response.url().includes('/rates/chart'))
  await open()
  const { points }: { points: Point[] } = await (await answered).json()
  return [...new Map(points)].sort(([a], [b]) => a - b)
}

const chartOf = (page: Page, name: string | RegExp) => page.getByRole('figure', { name })
const said = (slider: Locator) => expect.poll(() => slider.getAttribute('aria-valuetext'))
const at = ([utime, value]: Point, format = price) => `${moment(utime)}: ${format(value)}`

test.use({ timezoneId: 'UTC' })

test('the keyboard reads every point of the price chart that the provider sent', async ({ page }) => {
  const points = await pointsAsked(page, () => page.goto('/rates'))
  const chart = chartOf(page, 'TON price over a day')
  const slider = chart.getByRole('slider', { name: 'TON price over a day' })
  await said(slider).toBe(at(points.at(-1)!))
  await slider.focus()
  for (const [key, place] of [
    ['ArrowLeft', -2],
    ['ArrowLeft', -3],
    ['ArrowRight', -2],
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowUp', 2],
    ['ArrowDown', 1],
    ['End', -1],
    ['ArrowRight', -1],
  ] as const) {
    await page.keyboard.press(key)
    await said(slider).toBe(at(points.at(place)!))
  }
  // The same is in the table.
  await chart.getByText('All points as a table').click()
  const rows = chart.getByRole('row')
  await expect(rows).toHaveCount(points.length + 1)
  await expect(rows.last()).toHaveText(`${moment(points[0]![0])}${price(points[0]![1])}`)
})

test('the pointer reads the nearest price of the chart, and the newest price after it leaves', async ({ page }) => {
  const points = await pointsAsked(page, () => page.goto('/rates'))
  const slider = chartOf(page, 'TON price over a day').getByRole('slider')
  await scrollTo(slider)
  const { x, y, width, height } = (await slider.boundingBox())!
  const [first, last] = [points[0]![0], points.at(-1)![0]]
  for (const part of [0.01, 0.25, 0.77, 0.999]) {
    await page.mouse.move(x + width * part, y + height / 2)
    const wanted = first + (last - first) * part
    const near = points.toSorted((a, b) => Math.abs(a[0] - wanted) - Math.abs(b[0] - wanted)).slice(0, 2)
    expect(near.map(point => at(point))).toContain(await slider.getAttribute('aria-valuetext'))
    if (part === 0.25) await said(slider).toBe(at(near[0]!))
  }
  await page.mouse.move(x + width / 2, y - 60)
  await said(slider).toBe(at(points.at(-1)!))
})

test('the axes of the price chart have round values and times without repeats', async ({ page }) => {
  await pointsAsked(page, () => page.goto('/rates'))
  const texts = chartOf(page, 'TON price over a day').locator('svg text')
  await expect(texts.first()).toBeVisible()
  const all = await texts.allInnerTexts().then(async () => texts.allTextContents())
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter(text => /^\$\d\.\d{1,2}$/.test(text)).length).toBeGreaterThanOrEqual(3)
  const times = all.filter(text => !text.startsWith('$'))
  expect(times.length).toBeGreaterThanOrEqual(5)
  for (const time of times) expect(time).toMatch(/^(?:\d\d:00|\d{1,2} \w{3})$/)
})

test.describe('charts on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true })
  test('a finger reads a chart’s value, which stays, and can still scroll the page', async ({ page }) => {
    const points = await pointsAsked(page, () => page.goto('/rates'))
    const slider = chartOf(page, 'TON price over a day').getByRole('slider')
    await scrollTo(slider)
    const { x, y, width, height } = (await slider.boundingBox())!
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    const middle = (points[0]![0] + points.at(-1)![0]) / 2
    const near = points.toSorted((a, b) => Math.abs(a[0] - middle) - Math.abs(b[0] - middle)).slice(0, 2)
    expect(near.map(point => at(point))).toContain(await slider.getAttribute('aria-valuetext'))
    await expect(slider.locator('xpath=..')).toHaveCSS('touch-action', 'pan-y')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

const scrollToPrices = (page: Page) => scrollTo(page.getByRole('heading', { name: 'Price history' }))

test('a jetton with a price has a price chart over 7 and 30 days', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const path = `/jetton/${worthOpening['jetton with many holders']}`
  const open = async () => {
    await page.goto(path)
    await scrollToPrices(page)
  }
  const week = await pointsAsked(page, open)
  const slider = page.getByRole('slider', { name: /price over a week$/ })
  await said(slider).toBe(at(week.at(-1)!, smallPrice))
  await slider.press('Home')
  await said(slider).toBe(at(week[0]!, smallPrice))
  const month = await pointsAsked(page, () => page.getByRole('button', { name: '30 days' }).click())
  await expect(page).toHaveURL(/span=month/)
  expect(month.at(-1)![0] - month[0]![0]).toBeGreaterThan(29 * 86_400)
  await said(page.getByRole('slider', { name: /price over a month$/ })).toBe(at(month.at(-1)!, smallPrice))
})

test('no chart is requested for a jetton without a price', async ({ page, network }) => {
  await network.inject({ match: '/v2/rates?', status: 200, body: { rates: {} } })
  const { worthOpening } = await network.state()
  await page.goto(`/jetton/${worthOpening['jetton with many holders']}`)
  await scrollToPrices(page)
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Price history' }) })
  await expect(panel.getByText('No price data')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The largest holder')).toBeVisible({ timeout: 30_000 })
  expect((await network.calls()).filter(({ path }) => path.includes('chart'))).toEqual([])
})

type Block = { workchain_id: number; seqno: number; utime: number }

test('the statistics chart draws the newest blocks as the provider lists them', async ({ page, network }) => {
  const listed = page.waitForResponse(response => response.url().includes('/reduced/blocks'))
  // One answer alone is shown.
  await page.goto('/stats')
  const { blocks }: { blocks: Block[] } = await (await listed).json()
  await network.inject({ match: '/reduced/blocks', status: 500 }, { match: '/getBlockHeader', status: 500 })
  const times = new Map(blocks.filter(block => block.workchain_id === -1).map(({ seqno, utime }) => [seqno, utime]))
  const newest = Math.max(...times.keys())
  await scrollTo(page.getByRole('heading', { name: 'Transactions per block' }))
  const pace = page.getByRole('slider', { name: /^Seconds from a masterchain block to the next/ })
  const wanted = (seqno: number) =>
    `#${seqno.toLocaleString('en-US')}: ${(times.get(seqno)! - times.get(seqno - 10)!) / 10} s`
  await said(pace).toBe(wanted(newest))
  await pace.press('ArrowLeft')
  await said(pace).toBe(wanted(newest - 1))
  const counts = page.getByRole('slider', { name: /^Transactions of masterchain blocks/ })
  await expect(counts).toHaveAttribute('aria-valuetext', /^#[\d,]+: (?:\d+ transactions?|—)$/)
  await expect(counts).toHaveAttribute('max', String(Math.min(50, times.size) - 1))
})

for (const width of [390, 1280])
  test(`axe finds nothing on charts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, heading] of [
      ['/rates', page.getByRole('heading', { level: 1 })],
      ['/stats', page.getByRole('heading', { name: 'Transactions per block' })],
    ] as const) {
      await page.goto(path)
      await scrollTo(heading)
      await expect(page.getByRole('slider').first()).toBeAttached({ timeout: 20_000 })
      await page.getByText('All points as a table').first().click()
      await expectNoFindings(page)
    }
  })
