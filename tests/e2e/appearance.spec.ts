import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

/** Rules that depend on colours; all others find the same in each theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Both themes at both widths, and nothing that reaches beyond the page at any other. */
async function expectSound(page: Page) {
  for (const width of [320, 390, 720, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 850 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width} px`).toBe(0)
    if (width !== 390 && width !== 1280) continue
    for (const [theme, rules] of [['dark'], ['light', OF_COLOURS]] as const) {
      await page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), theme)
      await expectNoFindings(page, { where: `${theme}, ${width} px`, ...(rules && { rules }) })
    }
  }
}

for (const { name, path, ready } of screens) {
  test(`axe finds nothing on ${name}, and it stays inside every width`, async ({ page, network }) => {
    await page.goto(fill(path, await network.state()))
    await expect(page.getByText(ready).first()).toBeVisible({ timeout: 30_000 })
    // New rows would wait behind a button that floats over the first ones.
    await expect(page.getByText('the rest is on its way')).toHaveCount(0, { timeout: 30_000 })
    await network.disturb({ match: 'getMasterchainInfo', delayMs: 60_000 })
    await expectSound(page)
    const uses = await page.locator('use').evaluateAll(all => all.map(use => use.getAttribute('href') ?? ''))
    for (const href of new Set(uses)) await expect(page.locator(`symbol${href}`), href).toHaveCount(1)
  })
}

const failures: { path: string; failed: string }[] = [
  { path: '/blocks', failed: 'Failed to load blocks' },
  { path: '/block/{seqno}', failed: 'Failed to load block details' },
  { path: '/transactions', failed: 'Failed to load transactions' },
  { path: '/tx/{failed transaction}', failed: 'Failed to load transaction details' },
  { path: '/address/{wallet}', failed: 'Failed to load address information' },
  { path: '/nft/item/{NFT on sale}', failed: 'Failed to load NFT item' },
  { path: '/nft/collection/{NFT collection}', failed: 'Failed to load NFT collection' },
  { path: '/dns/nanoscope.ton', failed: 'Failed to resolve domain' },
  { path: '/dns-explorer', failed: 'Failed to load DNS auctions' },
  { path: '/jettons', failed: 'Failed to load jettons' },
  { path: '/jetton/{jetton with many holders}', failed: 'Failed to load jetton details' },
  { path: '/rates', failed: 'Failed to load market data. Please try again later.' },
  { path: '/validators', failed: 'Failed to load validators' },
  { path: '/staking', failed: 'Failed to load staking pools' },
  { path: '/stats', failed: 'No data available' },
]

for (const { path, failed } of failures) {
  test(`axe finds nothing on ${path} when it says “${failed}”`, async ({ page, network }) => {
    const state = await network.state()
    // A refusal is not tried again.
    await network.disturb({ match: '/', status: 400, body: { error: 'no' } })
    await page.goto(fill(path, state))
    await expect(page.getByText(failed).first()).toBeVisible({ timeout: 30_000 })
    await expectSound(page)
  })
}

test('nothing moves for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByText(/^#\d/).first()).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
