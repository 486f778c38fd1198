import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

type Node = {
  transaction: {
    hash: string
    success: boolean
    total_fees: number
    utime: number
    account: { address: string }
    in_msg: { bounced: boolean }
  }
  children?: Node[]
}

/** What the node says of a transaction: what it sent, and its own id. */
async function rootOf(network: { request: APIRequestContext }, hash: string) {
  const { account, lt } = await (await network.request.get(`/v2/blockchain/transactions/${hash}`)).json()
  const query = new URLSearchParams({ address: account.address, lt: String(lt), hash, limit: '1' })
  const { result }: { result: Located[] } = await (await network.request.get(`/api/v2/getTransactions?${query}`)).json()
  return { out_msgs: result[0]!.out_msgs, account: result[0]!.transaction_id }
}

const allOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allOf)]

test('a swap is shown step by step, each step and link checked, and the figures are those of the network', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening.swap!
  const steps = allOf(await (await network.request.get(`/v2/traces/${hash}`)).json())
  await page.goto(`/tx/${hash}`)
  const tree = page.getByRole('tree', { name: 'Trace' })
  await expect(tree.getByRole('treeitem')).toHaveCount(steps.length, { timeout: 30_000 })
  await expect(
    page.getByText(
      `${steps.length} of ${steps.length} steps and ${steps.length - 1} of ${steps.length - 1} links checked here`,
    ),
  ).toBeVisible()
  const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd')
  await expect(figure('Accounts')).toHaveText(`${new Set(steps.map(step => step.transaction.account.address)).size}`)
  const times = steps.map(step => step.transaction.utime)
  await expect(figure('From first to last')).toHaveText(`${Math.max(...times) - Math.min(...times)} s`)
  await expect(page.getByText('sums to zero')).toBeVisible()
  // The jettons that were swapped have their names, by the indexer's word.
  await expect(tree.getByText('jettons of')).toHaveCount(0)
})

test('what each account gained and paid is what the network’s own flow of value says', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening.swap!
  type Flow = { account: { address: string }; gram: number }
  const { value_flow } = (await (await network.request.get(`/v2/events/${hash}`)).json()) as { value_flow: Flow[] }
  await page.goto(`/tx/${hash}`)
  const list = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Who gained, who paid' }) })
    .last()
  await expect(list.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 })
  for (const { account, gram } of value_flow) {
    const row = list.getByRole('listitem').filter({ has: page.locator(`[data-address="${account.address}"]`) })
    const shown = row.locator('data').first()
    const way = (await row.getByText('sent ').count()) > 0 ? -1 : 1
    expect(Math.round(way * Number(await shown.getAttribute('value')) * 1e9) + 0, account.address).toBe(gram)
  }
})

test('what a swap came to is said for who began it, as the network’s own flow of value has it', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening.swap!
  const root: Node = await (await network.request.get(`/v2/traces/${hash}`)).json()
  type Token = { quantity: string; jetton: { decimals: number; symbol: string } }
  type Flow = { account: { address: string }; gram: number; jettons?: Token[] }
  const { value_flow } = (await (await network.request.get(`/v2/events/${hash}`)).json()) as { value_flow: Flow[] }
  const own = value_flow.find(({ account }) => account.address === root.transaction.account.address)!
  const changes = [
    ...own.jettons!.map(({ quantity, jetton }) => ({
      units: BigInt(quantity),
      decimals: jetton.decimals,
      unit: jetton.symbol,
    })),
    { units: BigInt(own.gram), decimals: 9, unit: 'TON' },
  ]
  expect(changes.length).toBeGreaterThan(1)
  await page.goto(`/tx/${hash}`)
  const outcome = page.getByText(/^In all, fees included, /)
  await expect(outcome).toContainText('paid', { timeout: 30_000 })
  await expect(outcome.locator(`[data-address="${own.account.address}"]`)).toBeVisible()
  const amounts = outcome.locator('data')
  const said = [...changes.filter(({ units }) => units < 0n), ...changes.filter(({ units }) => units > 0n)]
  await expect(amounts).toHaveCount(said.length)
  for (const [place, { units, decimals, unit }] of said.entries()) {
    const size = Number(units < 0n ? -units : units) / 10 ** decimals
    expect(Number(await amounts.nth(place).getAttribute('value'))).toBe(size)
    await expect(amounts.nth(place)).toHaveAttribute('title', new RegExp(` ${unit}$`))
  }
})

test('from a wallet’s history to a failed step of a trace and back, by keyboard alone', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/tx/${worthOpening['failed step']}`)
  const tree = page.getByRole('tree', { name: 'Trace' })
  await expect(tree.getByText('first to fail')).toBeVisible({ timeout: 30_000 })
  await tree.getByRole('treeitem').first().focus()
  await page.keyboard.press('End')
  await expect(tree.getByRole('treeitem').last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tree.getByRole('treeitem').first()).toBeFocused()
  const failed = tree.getByRole('treeitem').filter({ hasText: 'first to fail' })
  const count = await tree.getByRole('treeitem').count()
  for (let step = 0; step < count && !(await failed.evaluate(item => item === document.activeElement)); step++)
    await page.keyboard.press('ArrowDown')
  await expect(failed).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(url => !url.pathname.endsWith(worthOpening['failed step']!))
  await expect(page.getByText(/^(?:Failed|Bounced)$/).first()).toBeVisible({ timeout: 30_000 })
  await expect(tree.getByText('this transaction')).toBeVisible({ timeout: 30_000 })
  await page.goBack()
  await expect(page.getByText(worthOpening['failed step']!)).toBeVisible({ timeout: 30_000 })
})

test('a trace is drawn where there is room: the boxes are the steps of the network, and lead to their transactions', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['failed step']!
  const steps = allOf(await (await network.request.get(`/v2/traces/${hash}`)).json())
  const failed = steps.filter(({ transaction }) => !transaction.success)
  expect(failed).toHaveLength(1)
  await page.goto(`/tx/${hash}`)
  const drawing = page.getByRole('region', { name: `Drawing of ${steps.length} steps, 1 failed; the outline below` })
  const boxes = drawing.locator('a')
  await expect(boxes).toHaveCount(steps.length, { timeout: 30_000 })
  const drawn = await boxes.evaluateAll(all => all.map(box => box.getAttribute('href')))
  expect(drawn).toEqual(steps.map(({ transaction }) => `/tx/${transaction.hash}`))
  // What bounced has failed on both ends.
  const marked = steps.filter(({ transaction }) => !transaction.success || transaction.in_msg.bounced)
  const crossed = boxes.filter({ has: page.locator('use') })
  expect(await crossed.evaluateAll(all => all.map(box => box.getAttribute('href')))).toEqual(
    marked.map(({ transaction }) => `/tx/${transaction.hash}`),
  )
  const firstFailed = boxes.filter({ hasText: 'first to fail' })
  await expect(firstFailed).toHaveCount(1)
  await expect(firstFailed).toHaveAttribute('href', `/tx/${failed[0]!.transaction.hash}`)
  await expect(boxes.filter({ hasText: 'this transaction' })).toHaveAttribute('href', `/tx/${hash}`)
  // Each box tells what its row of the outline tells: account, message and amount.
  const rows = page.getByRole('tree', { name: 'Trace' }).getByRole('treeitem')
  for (const [place, text] of (await boxes.allTextContents()).entries())
    for (const part of await rows.nth(place).locator('b, data').allTextContents())
      expect(text).toContain(part.replace(/^.*(?:received|sent) /, ''))
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(drawing).toHaveCount(0)
  await page.setViewportSize({ width: 900, height: 900 })
  await firstFailed.click()
  await page.waitForURL(`**/tx/${failed[0]!.transaction.hash}`)
  await expect(boxes.filter({ hasText: 'this transaction' })).toContainText('first to fail', { timeout: 30_000 })
  await page.goto(`/tx/${worthOpening.payout}`)
  await expect(rows.first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Drawing of' })).toHaveCount(0)
})

test('a payout to hundreds is one row until it is opened', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening.payout!
  const steps = allOf(await (await network.request.get(`/v2/traces/${hash}`)).json())
  await page.goto(`/trace/${hash}`)
  const tree = page.getByRole('tree', { name: 'Trace' })
  const run = tree.getByRole('treeitem', { expanded: false })
  await expect(run).toContainText(/^\d+ × /, { timeout: 30_000 })
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(10)
  await expect(tree).toBeInViewport()
  await run.focus()
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem', { expanded: true })).toBeVisible()
  await expect.poll(() => tree.getByRole('treeitem').count()).toBeGreaterThan(50)
  expect(steps.length).toBeGreaterThan(250)
})

test('what the reader came for is not folded away', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const steps = allOf(await (await network.request.get(`/v2/traces/${worthOpening.payout}`)).json())
  await page.goto(`/tx/${steps.at(-1)!.transaction.hash}`)
  await expect(page.getByRole('treeitem').filter({ hasText: 'this transaction' })).toBeVisible({ timeout: 30_000 })
})

type Located = { transaction_id: { hash: string }; account: string; in_msg: Msg; out_msgs: Msg[] }
type Msg = { source: string; destination: string; created_lt: string; value: string; hash: string }
const located = (calls: { path: string }[]) => calls.filter(({ path }) => path.includes('tryLocate'))
const hexOf = (base64: string) => Buffer.from(base64, 'base64').toString('hex')

test('a trace that is too long to list is found step by step, and is what the node says of each message', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['too long trace']!
  await page.goto(`/tx/${hash}`)
  await expect(page.getByText('Too long for the indexer to list')).toBeVisible({ timeout: 30_000 })
  // It is no failure, and asking again would change nothing.
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
  await expect.poll(() => items.count()).toBeGreaterThan(50)
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
    // What it sent on is there to be found in turn.
    const internal = result.out_msgs.filter(({ destination }) => destination)
    const next = tree.locator('[aria-level="4"]')
    expect(await next.count()).toBeGreaterThanOrEqual(internal.length)
    // The reader by keyboard stays in the row.
    await expect(step).toBeFocused()
  }
  await expect(run).toContainText('2 found')
  await expect(page.getByText('3 transactions of this trace on screen, each checked here')).toBeVisible()
})

test('from the middle of such a trace the way leads back to what sent the message, and what was found is not asked for again', async ({
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

test('a step that is not there yet is said to be so, a failure is another thing, and both can be asked for again', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/tx/${worthOpening['too long trace']}`)
  const tree = page.getByRole('tree', { name: 'Trace' })
  await tree.getByRole('treeitem').filter({ hasText: ' × ' }).click({ timeout: 30_000 })
  const row = tree.locator('[aria-level="3"]').first()
  const error = 'LITE_SERVER_UNKNOWN: transaction was not found'
  await network.disturb({ match: 'tryLocateResultTx', status: 500, body: { ok: false, error, code: 500 } })
  await row.click()
  await expect(row).toContainText('No transaction is known for it yet: it may not have been produced. Try Again')
  await network.calm()
  await network.disturb({ match: 'tryLocateResultTx', status: 500, body: { ok: false, error: 'down', code: 500 } })
  await row.click()
  await expect(row).toContainText('Not loaded. toncenter cannot be reached or has a fault. Try Again')
  await network.calm()
  // Another transaction than the one that received the message.
  const other = located(await network.calls())[0]!.path
  const [, second] = (await rootOf(network, worthOpening['too long trace']!)).out_msgs
  const foreign = new URL(other, 'http://x')
  foreign.searchParams.set('created_lt', second!.created_lt)
  foreign.searchParams.set('destination', second!.destination)
  const body = await (await network.request.get(foreign.pathname + foreign.search)).json()
  await network.disturb({ match: 'tryLocateResultTx', body, status: 200 })
  await row.click()
  await expect(row).toContainText('Not loaded. toncenter sent an answer that cannot be read')
  await network.calm()
  await row.click()
  await expect(row).toHaveAttribute('href', /^\/tx\/[0-9a-f]{64}$/)
  await expect(tree.getByRole('alert')).toHaveCount(0)
})

test('a message opens into its fields', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['jetton transfer with a call']!
  await page.goto(`/tx/${hash}`)
  const row = page.getByRole('table', { name: 'Outgoing messages' }).getByRole('row').nth(1)
  await row.getByText('Fields and bytes').click()
  for (const name of ['Query id', 'Amount', 'Destination', 'Forward ton amount', 'Message hash'])
    await expect(row.getByRole('term').filter({ hasText: name }).first()).toBeVisible()
  await expect(row.getByText('STON.fi: swap').first()).toBeVisible()
})
