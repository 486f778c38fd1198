import { expect, type TestNetwork, test } from '../support/e2e.ts'

/** Longer than an open address is shown without asking again. */
const AGAIN_MS = 15_000

type State = { balance: string; last_transaction_id: { hash: string } }
type Row = { transaction_id: { hash: string } }

async function resultOf<T>(network: TestNetwork, path: string): Promise<T> {
  return (await (await network.request.get(`/api/v2/${path}`)).json()).result
}
const stateOf = (network: TestNetwork, address: string) =>
  resultOf<State>(network, `getAddressInformation?address=${encodeURIComponent(address)}`)
const rowsOf = (network: TestNetwork, address: string) =>
  resultOf<Row[]>(network, `getTransactions?address=${encodeURIComponent(address)}&limit=50`)
const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex')

test('a payment to an open address updates its balance, and its row waits behind a button', async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  const address = (await network.state()).worthOpening.wallet ?? ''
  const before = await stateOf(network, address)
  await page.goto(`/address/${address}`)
  const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  await expect(page.getByText('50 transactions, nothing left out between them')).toBeVisible()
  const newest = rows.nth(1).getByRole('link').first()
  await expect(newest).toHaveAttribute('href', `/tx/${hex(before.last_transaction_id.hash)}`)
  const balance = page
    .getByText(/^Balance/)
    .first()
    .locator('xpath=following-sibling::p')
  const nano = async () => Math.round(Number((await balance.innerText()).replace(/[^\d.]/g, '')) * 1e9)
  expect(await nano()).toBe(Number(before.balance))

  await network.stepUntil(async () => (await stateOf(network, address)).balance !== before.balance)
  const now = await stateOf(network, address)
  const hashes = (await rowsOf(network, address)).map(row => row.transaction_id.hash)
  const count = hashes.indexOf(before.last_transaction_id.hash)
  expect(count).toBeGreaterThan(0)
  await page.clock.runFor(AGAIN_MS)
  const words = `${count} new ${count === 1 ? 'transaction' : 'transactions'}`
  const waiting = page.getByRole('button', { name: words, exact: true })
  await expect(waiting).toBeVisible()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: words })).toHaveCount(1)
  await expect.poll(nano).toBe(Number(now.balance))
  await expect(newest).toHaveAttribute('href', `/tx/${hex(before.last_transaction_id.hash)}`)
  await expect(rows).toHaveCount(51)

  await waiting.click()
  await expect(newest).toHaveAttribute('href', `/tx/${hex(now.last_transaction_id.hash)}`)
  await expect(rows).toHaveCount(51 + count)
  await expect(page.getByText(`${50 + count} transactions, nothing left out between them`)).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
