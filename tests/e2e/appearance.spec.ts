import AxeBuilder from '@axe-core/playwright'
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

for (const { name, path, ready } of screens) {
  for (const theme of ['dark', 'light']) {
    for (const width of [390, 1280]) {
      test(`axe finds nothing on ${name}, ${theme}, ${width} px`, async ({ page, network }) => {
        const state = await network.state()
        await page.addInitScript(chosen => localStorage.setItem('nanoscope:1:theme', chosen), theme)
        await page.setViewportSize({ width, height: 850 })
        await page.goto(fill(path, state))
        await expect(page.getByText(ready).first()).toBeVisible()
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([])
      })
    }
  }

  test(`${name} stays inside every width from 320 to 2560 px`, async ({ page, network }) => {
    const state = await network.state()
    await page.goto(fill(path, state))
    await expect(page.getByText(ready).first()).toBeVisible()
    for (const width of [320, 390, 720, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `at ${width} px`).toBe(0)
    }
  })
}

test('nothing moves for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByText(/^#\d/).first()).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
