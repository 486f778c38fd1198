import { expect, test } from '../support/e2e.ts'
import { fill } from '../support/screens.ts'
import { expectSound } from '../support/sound.ts'

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
