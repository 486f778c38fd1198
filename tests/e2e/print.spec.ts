import { expect, test } from '../support/e2e.ts'

test('a printed transaction is a light receipt without buttons and with a link to verify it', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['transaction with a comment'] ?? worthOpening['failed transaction']!
  await page.goto(`/tx/${hash}`)
  const receipt = page.getByText('Printed by Nanoscope. Anyone can check it at')
  await expect(receipt).toBeAttached({ timeout: 30_000 })
  await expect(receipt).toBeHidden()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await ground()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toHaveText(new RegExp(`/tx/${hash}$`))
  await expect(receipt).toBeVisible()
  expect(await ground()).not.toBe(dark)
  for (const role of ['banner', 'contentinfo', 'search'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Copy|Refresh)/ })).toHaveCount(0)
  await expect(page.getByText('Prove it')).toBeHidden()
  await expect(page.getByText('Bytes match their hash, checked here')).toBeVisible()
  await expect(page.getByText(hash).first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  expect(await ground()).toBe(dark)
})
