import { comment } from '../../scripts/localnet/scenario/wallet.ts'
import { expect, test } from '../support/e2e.ts'
import { sendAs, walletOf } from '../support/signer.ts'

/** Longer than a pending message is shown without asking again. */
const AGAIN_MS = 7000

test('a payment in no block yet is shown as pending and becomes its transaction once a block holds it', async ({
  page,
  network,
}) => {
  const [alice, bob] = [walletOf('alice', 'v4r2'), walletOf('bob', 'v3r2')]
  const order = { to: bob.address, value: 1_500_000_000n, body: comment('for the boat') }
  const hash = await sendAs(alice, network, order)
  await page.goto(`/tx/${hash}`)
  const panel = page.getByRole('status').filter({ hasText: 'Not in a block yet' })
  await expect(panel).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(hash).first()).toBeVisible()
  const fact = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
  await expect(fact('Orders')).toContainText('1.5')
  await expect(fact('For account').getByRole('link')).toHaveAttribute('href', /^\/address\//)
  await expect(fact('Expected')).toHaveText('2 transactions, by the provider’s emulation; none has happened')
  // Nothing of it is a fact: no badge, no mark of success.
  await expect(page.getByText(/[Cc]hecked|[Pp]roved|[Vv]erified/)).toHaveCount(0)
  await expect(page.locator('main .text-good')).toHaveCount(0)

  await page.clock.runFor(AGAIN_MS)
  await expect(panel).toBeVisible()
  await network.step()
  await page.clock.runFor(AGAIN_MS)
  await expect(page.getByRole('heading', { name: 'Trace' })).toBeVisible({ timeout: 30_000 })
  await expect(panel).toHaveCount(0)
  await expect(page.getByText('Found by the hash of the message that started it')).toBeVisible()
  await expect(page.getByText(/Sent 1\.5/).first()).toBeVisible()
})

test('an unknown hash is looked up among pending messages and reported as not found', async ({ page, network }) => {
  await page.goto(`/tx/${'ab'.repeat(32)}`)
  await expect(page.getByText('Transaction Not Found')).toBeVisible({ timeout: 30_000 })
  const calls = await network.calls()
  expect(calls.filter(({ path }) => path.includes('pendingTraces')).length).toBeGreaterThan(0)
})
