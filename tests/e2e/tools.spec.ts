import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { FIRST_DAY } from '../support/first-day.ts'

/** Presses Enter on an element that can be focused. */
async function press(page: Page, target: Locator) {
  await expect(target).toBeVisible({ timeout: 30_000 })
  await target.focus()
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
}

test('by keyboard alone a visitor exports a month, runs a get-method, reads its code and proves a past balance', async ({
  page,
  network,
}) => {
  test.setTimeout(120_000)
  const { worthOpening, now } = await network.state()
  const dayOf = (time: number) => new Date(time * 1000).toISOString().slice(0, 10)
  // A browser without a dialog for files downloads them.
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }))
  await page.goto(`/address/${worthOpening.wallet}`)

  await press(page, page.locator('summary').filter({ hasText: /^Export$/ }))
  const range = page.getByRole('group', { name: 'A range of dates' })
  await range.getByLabel('From (UTC)').fill(dayOf(now - 30 * 86_400))
  await press(page, range.getByRole('button', { name: 'Start' }))
  const save = range.getByRole('button', { name: 'Save the file' })
  await expect(save).toBeVisible({ timeout: 60_000 })
  await save.focus()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const rows = readFileSync(await file.path(), 'utf8').split('\r\n')
  const { transactions } = await (
    await network.request.get(`/v2/blockchain/accounts/${worthOpening.wallet}/transactions?limit=1000`)
  ).json()
  const oldest: { hash: string } = transactions.at(-1)
  expect(rows.some(row => row.includes(oldest.hash))).toBe(true)

  await press(page, page.getByRole('button', { name: 'Show get-methods' }))
  await press(page, page.locator('summary').filter({ hasText: /^seqno/ }))
  await press(page, page.getByRole('button', { name: 'Run' }))
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/Computed after block [\d,]+/, {
    timeout: 30_000,
  })

  const day = page.getByLabel('Day', { exact: true })
  await day.fill(FIRST_DAY.day)
  await day.press('Enter')
  const proof = page.getByRole('region', { name: 'How it is proved' })
  await expect(proof.getByText(/validators signed that/)).toBeVisible({ timeout: 30_000 })

  await press(page, page.getByRole('link', { name: 'Read its code' }))
  await expect(page).toHaveURL(/\/inspect#/)
  await expect(page.getByText('seqno').first()).toBeVisible({ timeout: 30_000 })
})
