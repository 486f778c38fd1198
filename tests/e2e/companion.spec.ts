import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

const NAME = 'Zebra Crossing'

/** Opens the palette, types `text`, and chooses the first result. */
async function choose(page: Page, text: string) {
  const palette = page.getByRole('dialog', { name: 'Search and actions' })
  const field = palette.getByRole('combobox')
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await expect(palette.getByRole('option', { selected: true })).toContainText(text, { ignoreCase: true })
  await page.keyboard.press('Enter')
}

/** Moves the focus with Tab until it is where it should be. */
async function tabTo(page: Page, isThere: () => Promise<boolean>) {
  for (let presses = 0; presses < 80 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
}

test('by keyboard alone a visitor names an address, finds it by name, watches it change and reads a price', async ({
  page,
  network,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', request => void asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.setViewportSize({ width: 1280, height: 2400 })
  const { worthOpening } = await network.state()
  const busy = worthOpening['busy wallet']!
  await page.goto(`/address/${busy}`)
  await expect(page.getByRole('button', { name: 'Name it' })).toBeVisible()

  await choose(page, 'Name it')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(NAME)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/blocks')
  await choose(page, NAME)
  await page.waitForURL(`/address/${busy}`)
  await expect(page.getByText(NAME).first()).toBeVisible()

  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await page.waitForURL('/watch')
  const list = page.getByRole('table', { name: 'Watch list' })
  await expect(list.getByText('Unchanged')).toBeVisible({ timeout: 30_000 })
  const newest = async () =>
    (await (await network.request.get(`/api/v2/getAddressInformation?address=${busy}`)).json()).result
      .last_transaction_id.lt
  const before = await newest()
  await network.stepUntil(async () => (await newest()) !== before)
  await choose(page, 'Look again')
  await expect(list.getByText('Changed', { exact: true })).toBeVisible({ timeout: 30_000 })

  const chart = page.waitForResponse(response => response.url().includes('/rates/chart'))
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.waitForURL('/')
  const { points }: { points: [number, number][] } = await (await chart).json()
  const oldest = [...points].sort(([a], [b]) => a - b)[0]![1]
  const slider = page.getByRole('slider', { name: 'TON price over 7 days' })
  await expect(slider).toBeAttached({ timeout: 30_000 })
  await tabTo(page, () => slider.evaluate(element => element === document.activeElement))
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`\\$${oldest.toFixed(4)}`))
  expect(asked.filter(line => /zebra/i.test(decodeURIComponent(line)))).toEqual([])
})
