import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type NetworkState, test } from '../support/e2e.ts'

const fill = (path: string, { masterchain, worthOpening }: NetworkState) =>
  path
    .replace('{seqno}', String(masterchain - 20))
    .replace('{tx}', worthOpening['failed transaction'] ?? '')
    .replace('{wallet}', worthOpening.wallet ?? '')
    .replace('{nft}', worthOpening['NFT on sale'] ?? '')
    .replace('{collection}', worthOpening['NFT collection'] ?? '')
    .replace('{jetton}', worthOpening['jetton with many holders'] ?? '')

const screens: { name: string; path: string; ready: RegExp }[] = [
  { name: 'Home', path: '/', ready: /^#\d/ },
  { name: 'Blocks', path: '/blocks', ready: /^#\d/ },
  { name: 'Block', path: '/block/{seqno}', ready: /^[0-9a-f]{64}$/ },
  { name: 'Shard block', path: '/block/{seqno}?workchain=0&shard=8000000000000000', ready: /^[0-9a-f]{64}$/ },
  { name: 'Transactions', path: '/transactions', ready: /^[0-9a-f]{8}…/ },
  { name: 'Transaction', path: '/tx/{tx}', ready: /^[0-9a-f]{64}$/ },
  { name: 'Address', path: '/address/{wallet}', ready: /^[0-9a-f]{8}…/ },
  { name: 'NFT', path: '/nft', ready: /Lenses of Nanoscope/ },
  { name: 'NFT item', path: '/nft/{nft}', ready: /^[0-9a-f]{64}$/ },
  { name: 'NFT collection', path: '/nft/collection/{collection}', ready: /^Lens #1$/ },
  { name: 'DNS', path: '/dns', ready: /What a domain tells/ },
  { name: 'Domain', path: '/dns/nanoscope.ton', ready: /^[0-9a-f]{64}$/ },
  { name: 'Auctions', path: '/dns-explorer', ready: /^active$/ },
  { name: 'Jettons', path: '/jettons', ready: /^View Details/ },
  { name: 'Jettons as a table', path: '/jettons?view=table', ready: /^EQ.{4}…/ },
  { name: 'Jetton', path: '/jetton/{jetton}', ready: /^The largest holder$/ },
  { name: 'Rates', path: '/rates', ready: /^Lowest$/ },
  { name: 'Validators', path: '/validators', ready: /largest validators hold half/ },
  { name: 'Staking', path: '/staking', ready: /Lens Pool/ },
  { name: 'Staking as a table', path: '/staking?view=table', ready: /Lens Pool/ },
  { name: 'Statistics', path: '/stats', ready: /measured over/ },
  { name: 'Block not found', path: '/block/abc', ready: /Block not found/ },
  { name: '404', path: '/nowhere', ready: /Page Not Found/ },
]
import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

async function expectNoFindings(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    // Rows of a list are made alike: eight of them tell all.
    .exclude('tbody > tr:nth-child(n + 9)')
    .exclude('ul > li:nth-child(n + 9)')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`),
    where,
  ).toEqual([])
}

/** Both themes at both widths, and nothing that reaches beyond the page at any other. */
async function expectSound(page: Page) {
  for (const width of [320, 390, 720, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 850 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width} px`).toBe(0)
    if (width !== 390 && width !== 1280) continue
    for (const theme of ['dark', 'light']) {
      await page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), theme)
      await expectNoFindings(page, `${theme}, ${width} px`)
    }
  }
}

for (const { name, path, ready } of screens) {
  test(`axe finds nothing on ${name}, and it stays inside every width`, async ({ page, network }) => {
    await page.goto(fill(path, await network.state()))
    await expect(page.getByText(ready).first()).toBeVisible({ timeout: 30_000 })
    await expectSound(page)
  })
}

const failures: { path: string; failed: string }[] = [
  { path: '/blocks', failed: 'Failed to load blocks' },
  { path: '/block/{seqno}', failed: 'Failed to load block details' },
  { path: '/transactions', failed: 'Failed to load transactions' },
  { path: '/tx/{tx}', failed: 'Failed to load transaction details' },
  { path: '/address/{wallet}', failed: 'Failed to load address information' },
  { path: '/nft/item/{nft}', failed: 'Failed to load NFT item' },
  { path: '/nft/collection/{collection}', failed: 'Failed to load NFT collection' },
  { path: '/dns/nanoscope.ton', failed: 'Failed to resolve domain' },
  { path: '/dns-explorer', failed: 'Failed to load DNS auctions' },
  { path: '/jettons', failed: 'Failed to load jettons' },
  { path: '/jetton/{jetton}', failed: 'Failed to load jetton details' },
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
