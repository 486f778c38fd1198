import { expect, factOf, test } from '../support/e2e.ts'

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

const allOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allOf)]

test('the trace of a swap shows and checks each step and link, with the network’s values', async ({
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
      `Checked in this browser: ${steps.length} of ${steps.length} steps, and ${steps.length - 1} of ${steps.length - 1} hand-overs between them`,
    ),
  ).toBeVisible()
  const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd')
  await expect(figure('Accounts')).toHaveText(`${new Set(steps.map(step => step.transaction.account.address)).size}`)
  const times = steps.map(step => step.transaction.utime)
  await expect(figure('From first to last')).toHaveText(`${Math.max(...times) - Math.min(...times)} s`)
  await expect(page.getByText('every amount is accounted for')).toBeVisible()
  // The jettons that were swapped have their names, by the indexer's word.
  await expect(tree.getByText('jettons of')).toHaveCount(0)
})

test('a swap’s heading and title name both sides, and whose word that is', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/tx/${worthOpening.swap}`)
  const swapped = /^Swapped [\d.,]+ \S+ for [\d.,]+ \S+ on STON\.fi/
  await expect(page.getByText(swapped)).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveTitle(swapped)
  await expect(page.getByText('which jettons they are is an indexer’s claim')).toBeVisible()
  await expect(page.getByText('No Jetton transfers found')).toHaveCount(0)
})

test('the screen of a refunded swap says that the exchange did not swap, and that no step failed', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/tx/${worthOpening['refused swap']}`)
  await expect(page.getByText(/came back: the exchange did not swap it\.$/)).toBeVisible({ timeout: 30_000 })
  await expect(factOf(page, 'Failed steps')).toHaveText('none')
  const tree = page.getByRole('tree', { name: 'Trace' })
  await expect(tree.getByRole('treeitem').nth(1)).toBeVisible()
  await expect(tree.getByText('first to fail')).toHaveCount(0)
})

test('a trace step whose bytes are another transaction is marked unreadable, and the rest is shown', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening.swap!
  await network.inject({ match: '/v3/', status: 400 })
  await page.route(`**/v2/traces/${hash}`, async route => {
    const response = await route.fetch()
    const trace = await response.json()
    const spoilt = trace.children[0].transaction
    spoilt.raw = trace.transaction.raw
    await route.fulfill({ response, json: trace })
  })
  const steps = allOf(await (await network.request.get(`/v2/traces/${hash}`)).json()).length
  await page.goto(`/tx/${hash}`)
  const tree = page.getByRole('tree', { name: 'Trace' })
  await expect(tree.getByRole('treeitem')).toHaveCount(steps, { timeout: 30_000 })
  const unreadable = tree.getByRole('treeitem').filter({ hasText: 'cannot be read' })
  await expect(unreadable).toHaveCount(1)
  await expect(tree.getByRole('treeitem').nth(1)).toContainText('cannot be read')
  await expect(
    page.getByText(
      `Checked in this browser: ${steps - 1} of ${steps} steps, and ${steps - 3} of ${steps - 1} hand-overs between them`,
    ),
  ).toBeVisible()
})

test('a trace’s gains and costs of each account equal the network’s value flow', async ({ page, network }) => {
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

test('the outcome of a swap for its initiator equals the network’s value flow', async ({ page, network }) => {
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

test('a visitor goes from a wallet’s history to a failed step of a trace and back by keyboard alone', async ({
  page,
  network,
}) => {
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
  await expect(page.getByText(/^(?:Failed|Sent back|Came back|Failed, amount kept)$/).first()).toBeVisible({
    timeout: 30_000,
  })
  await expect(tree.getByText('this transaction')).toBeVisible({ timeout: 30_000 })
  await page.goBack()
  await expect(page.getByText(worthOpening['failed step']!, { exact: true })).toBeVisible({ timeout: 30_000 })
})

test('the drawing of a trace has a box for each step of the network, which links to its transaction', async ({
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
  // Bounced messages have failed on both ends.
  const marked = steps.filter(({ transaction }) => !transaction.success || transaction.in_msg.bounced)
  const crossed = boxes.filter({ has: page.locator('use') })
  expect(await crossed.evaluateAll(all => all.map(box => box.getAttribute('href')))).toEqual(
    marked.map(({ transaction }) => `/tx/${transaction.hash}`),
  )
  const firstFailed = boxes.filter({ hasText: 'first to fail' })
  await expect(firstFailed).toHaveCount(1)
  await expect(firstFailed).toHaveAttribute('href', `/tx/${failed[0]!.transaction.hash}`)
  await expect(boxes.filter({ hasText: 'this transaction' })).toHaveAttribute('href', `/tx/${hash}`)
  // Each box shows the same as its row of the outline: account, message and amount.
  const rows = page.getByRole('tree', { name: 'Trace' }).getByRole('treeitem')
  const whole = (text: string) => text.replaceAll('…', '').replace(/^.*(?:received|sent) /, '')
  for (const [place, text] of (await boxes.allTextContents()).entries())
    for (const part of await rows.nth(place).locator('b, data').allTextContents())
      expect(whole(text)).toContain(whole(part))
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

test('a payout to hundreds is one row of the trace until it is expanded', async ({ page, network }) => {
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

test('a folded trace still shows the transaction that was opened', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const steps = allOf(await (await network.request.get(`/v2/traces/${worthOpening.payout}`)).json())
  await page.goto(`/tx/${steps.at(-1)!.transaction.hash}`)
  await expect(page.getByRole('treeitem').filter({ hasText: 'this transaction' })).toBeVisible({ timeout: 30_000 })
})

test('a message expands into its fields', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['jetton transfer with a call']!
  await page.goto(`/tx/${hash}`)
  const row = page.getByRole('table', { name: 'Outgoing messages' }).getByRole('row').nth(1)
  await row.getByText('Fields and bytes').click()
  for (const name of ['Query id', 'Amount', 'Destination', 'Forward ton amount', 'Message hash'])
    await expect(row.getByRole('term').filter({ hasText: name }).first()).toBeVisible()
  await expect(row.getByText('STON.fi: swap').first()).toBeVisible()
})

test('a transaction is found by the hash of the message that started it', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['transaction with a comment']!
  const transaction = await (await network.request.get(`/v2/blockchain/transactions/${hash}`)).json()
  await page.goto(`/tx/${transaction.in_msg.hash}`)
  await expect(page.getByText('Found by the hash of the message that started it, which its bytes have.')).toBeVisible()
  await expect(page.getByText(hash, { exact: true })).toBeVisible()
})
