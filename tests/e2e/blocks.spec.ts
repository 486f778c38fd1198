import { expect, test } from '../support/e2e.ts'

/** Longer than the newest block is shown without asking again. */
const REFRESH_MS = 6000

test('the blocks screen lists the newest 50 masterchain blocks in descending order with their ages', async ({
  page,
  network,
}) => {
  await page.goto('/blocks')
  const rows = page.getByRole('table', { name: 'Blocks' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  await expect(rows.nth(30).getByRole('cell').last()).toHaveText(/^\d+[sm] ago$/, { useInnerText: true })
  const seqnos = await rows
    .getByRole('link')
    .evaluateAll(links => links.map(link => Number(link.textContent?.replace(/\D/g, ''))))
  expect(seqnos).toEqual(Array.from({ length: 50 }, (_, i) => seqnos[0]! - i))
  await expect(rows.nth(1).getByRole('cell').nth(1)).toHaveText(/-1$/)
  // The age on screen equals the age of the block on the chain.
  const seqno = seqnos[20]!
  const { result } = await (
    await network.request.get(`/api/v2/getBlockHeader?workchain=-1&shard=-9223372036854775808&seqno=${seqno}`)
  ).json()
  const shown = await rows.nth(21).getByRole('time').getAttribute('datetime')
  expect(Date.parse(shown!) / 1000).toBe(result.gen_utime)
  await rows.nth(5).getByRole('link').click()
  await page.waitForURL(`/block/${seqnos[4]}`)
})

test('block times are estimated from two headers and marked when the indexer is down', async ({ page, network }) => {
  await network.inject({ match: '/', provider: 'indexer', status: 500 })
  await page.goto('/blocks')
  const rows = page.getByRole('table', { name: 'Blocks' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  await expect(rows.nth(20)).toContainText(/≈ \d+s ago/, { timeout: 40_000 })
})

test('the list of blocks keeps its rows and shows their age when a refresh fails', async ({ page, network }) => {
  await page.goto('/blocks')
  await expect(page.getByRole('table', { name: 'Blocks' }).getByRole('row')).toHaveCount(51)
  await network.inject({ match: '/', drop: true })
  await page.clock.runFor(REFRESH_MS)
  await expect(page.getByText(/Refresh failed/)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('table', { name: 'Blocks' }).getByRole('row')).toHaveCount(51)
  await expect(page.getByText(/^toncenter · \d+s ago/)).toBeVisible()
})

test('new blocks wait behind a button while the pointer is on the list', async ({ page, network }) => {
  await page.goto('/blocks')
  const rows = page.getByRole('table', { name: 'Blocks' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  await rows.nth(3).hover()
  const third = await rows.nth(3).getByRole('link').innerText()
  await network.step(3)
  await page.clock.runFor(REFRESH_MS)
  const waiting = page.getByRole('button', { name: '3 new blocks', exact: true })
  await expect(waiting).toBeVisible()
  await expect(rows.nth(3).getByRole('link')).toHaveText(third)
  await waiting.click()
  await expect(rows.nth(3).getByRole('link')).not.toHaveText(third)
})

for (const width of [800, 1279, 1280]) {
  test(`at ${width} px the column names of the list of blocks are above the first row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/blocks')
    const rows = page.getByRole('table', { name: 'Blocks' }).getByRole('row')
    const names = await rows.first().getByRole('columnheader').first().boundingBox()
    const first = await rows.nth(1).boundingBox()
    expect(names!.y + names!.height).toBeLessThanOrEqual(first!.y + 1)
  })
}
