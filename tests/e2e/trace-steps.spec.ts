import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

type Located = { transaction_id: { hash: string }; account: string; in_msg: Msg; out_msgs: Msg[] }
type Msg = { source: string; destination: string; created_lt: string; value: string; hash: string }
const located = (calls: { path: string }[]) => calls.filter(({ path }) => path.includes('tryLocate'))
const hexOf = (base64: string) => Buffer.from(base64, 'base64').toString('hex')

/** The node's facts about a transaction: its messages, and its own id. */
async function rootOf(network: { request: APIRequestContext }, hash: string) {
  const { account, lt } = await (await network.request.get(`/v2/blockchain/transactions/${hash}`)).json()
  const query = new URLSearchParams({ address: account.address, lt: String(lt), hash, limit: '1' })
  const { result }: { result: Located[] } = await (await network.request.get(`/api/v2/getTransactions?${query}`)).json()
  return { out_msgs: result[0]!.out_msgs, account: result[0]!.transaction_id }
}

test('a trace too long to list is found step by step, with the node’s answer for each message', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['too long trace']!
  await page.goto(`/tx/${hash}`)
  await expect(page.getByText('Too long for the indexer to list')).toBeVisible({ timeout: 30_000 })
  // This is no failure, and a retry would change nothing.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  const tree = page.getByRole('tree', { name: 'Trace' })
  const items = tree.getByRole('treeitem')
  const own = tree.locator('a[aria-current]')
  await expect(own).toHaveAttribute('href', `/tx/${hash}`)
  const { out_msgs } = await rootOf(network, hash)
  const run = items.filter({ hasText: ' × ' })
  await expect(items).toHaveCount(2)
  await expect(run).toContainText(`${out_msgs.length} × `)
  await run.click()
  await expect.poll(() => items.count()).toBeGreaterThan(24)
  expect(located(await network.calls())).toEqual([])
  // Each press is one call, whose answer is the row that takes its place.
  for (const [round, place] of [3, 1].entries()) {
    const rows = tree.locator('[aria-level="3"]')
    await rows.nth(place).click()
    const step = rows.nth(place)
    await expect(step).toHaveAttribute('href', /./)
    // After a call of the page comes one of the test.
    const calls = located(await network.calls())
    expect(calls).toHaveLength(2 * round + 1)
    const { path } = calls.at(-1)!
    const { result }: { result: Located } = await (await network.request.get(path)).json()
    await expect(step).toHaveAttribute('href', `/tx/${hexOf(result.transaction_id.hash)}`)
    expect(result.in_msg.created_lt).toBe(new URL(path, 'http://x').searchParams.get('created_lt'))
    expect(1e9 * Number(await step.locator('data').getAttribute('value'))).toBe(Number(result.in_msg.value))
    // Messages of a found step can be searched for in turn.
    const internal = result.out_msgs.filter(({ destination }) => destination)
    const next = tree.locator('[aria-level="4"]')
    expect(await next.count()).toBeGreaterThanOrEqual(internal.length)
    // The reader by keyboard stays in the row.
    await expect(step).toBeFocused()
  }
  await expect(run).toContainText('2 found')
  await expect(page.getByText('3 transactions of this trace on screen, each checked here')).toBeVisible()
})

test('a trace too long to list leads back from a middle step to its sender without repeating calls', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['too long trace']!
  const { out_msgs, account } = await rootOf(network, hash)
  const [sent] = out_msgs
  const query = new URLSearchParams({
    source: sent!.source,
    destination: sent!.destination,
    created_lt: sent!.created_lt,
  })
  const child: { result: Located } = await (await network.request.get(`/api/v2/tryLocateResultTx?${query}`)).json()
  const childHash = hexOf(child.result.transaction_id.hash)
  const own = located(await network.calls()).length
  for (const round of [1, 2]) {
    await page.goto(`/tx/${childHash}`)
    const tree = page.getByRole('tree', { name: 'Trace' })
    const back = tree.getByRole('treeitem').first()
    await expect(back).toContainText('Find what sent it', { timeout: 30_000 })
    await back.click()
    await expect(tree.locator('#step-1')).toHaveAttribute('href', `/tx/${hash}`)
    expect(hexOf(account.hash)).toBe(hash)
    // It is where it was, below the one that sent its message, which began outside.
    await expect(tree.locator('a[aria-current]')).toHaveAttribute('href', `/tx/${childHash}`)
    await expect(tree.getByText('Find what sent it')).toHaveCount(0)
    await expect(tree.locator('#step-1')).toHaveAttribute('aria-level', '1')
    await expect(tree.locator('#step-0')).toHaveAttribute('aria-level', '3')
    expect(located(await network.calls()), `round ${round}`).toHaveLength(own + 1)
  }
})

test('a step that does not exist yet and a failed load have different messages, and both can be retried', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/tx/${worthOpening['too long trace']}`)
  const tree = page.getByRole('tree', { name: 'Trace' })
  await tree.getByRole('treeitem').filter({ hasText: ' × ' }).click({ timeout: 30_000 })
  const row = tree.locator('[aria-level="3"]').first()
  const error = 'LITE_SERVER_UNKNOWN: transaction was not found'
  await network.inject({ match: 'tryLocateResultTx', status: 500, body: { ok: false, error, code: 500 } })
  await row.click()
  await expect(row).toContainText('No transaction is known for it yet: it may not have been produced. Try Again')
  await network.reset()
  await network.inject({ match: 'tryLocateResultTx', status: 500, body: { ok: false, error: 'down', code: 500 } })
  await row.click()
  await expect(row).toContainText('Not loaded. toncenter cannot be reached or has a fault. Try Again')
  await network.reset()
  // Another transaction than the one that received the message.
  const other = located(await network.calls())[0]!.path
  const [, second] = (await rootOf(network, worthOpening['too long trace']!)).out_msgs
  const foreign = new URL(other, 'http://x')
  foreign.searchParams.set('created_lt', second!.created_lt)
  foreign.searchParams.set('destination', second!.destination)
  const body = await (await network.request.get(foreign.pathname + foreign.search)).json()
  await network.inject({ match: 'tryLocateResultTx', body, status: 200 })
  await row.click()
  await expect(row).toContainText('Not loaded. toncenter answered with another transaction')
  await network.reset()
  await row.click()
  await expect(row).toHaveAttribute('href', /^\/tx\/[0-9a-f]{64}$/)
  await expect(tree.getByRole('alert')).toHaveCount(0)
})
