import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'
import { expectSound } from '../support/sound.ts'

for (const { name, path, failed } of screens) {
  if (!failed) continue
  test(`axe finds nothing on ${name} when it says “${failed}”`, async ({ page, network }) => {
    const state = await network.state()
    // A refusal is not tried again.
    await network.inject({ match: '/', status: 400, body: { error: 'no' } })
    await page.goto(fill(path, state))
    await expect(page.getByText(failed).first()).toBeVisible({ timeout: 30_000 })
    await expectSound(page)
  })
}

test('Home runs no animation for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByText(/^#\d/).first()).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
