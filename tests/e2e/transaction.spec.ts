import { indexerRow, transactionBytes } from '../support/boc.ts'
import { expect, factOf, test } from '../support/e2e.ts'
import { expectNoShift, watchShifts } from '../support/shifts.ts'

const base64 = (hash: string) => Buffer.from(hash, 'hex').toString('base64')

test('a transaction is found by four notations of its hash', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['transaction with a comment']!
  for (const form of [hash, `0x${hash.toUpperCase()}`, base64(hash), Buffer.from(hash, 'hex').toString('base64url')]) {
    await page.goto('/')
    const box = page.getByRole('main').getByRole('combobox', { name: 'Search' })
    await box.fill(form)
    await box.press('Enter')
    await page.waitForURL(`/tx/${hash}`)
    await expect(page.getByText(hash, { exact: true })).toBeVisible()
  }
  await page.goto(`/tx/${encodeURIComponent(base64(hash))}`)
  await expect(page.getByText(hash, { exact: true })).toBeVisible()
})

test('the transaction screen shows what happened, when, at what cost, and the comment', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['transaction with a comment']!
  const transaction = await (await network.request.get(`/v2/blockchain/transactions/${hash}`)).json()
  await page.goto(`/tx/${hash}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Not set up then', { exact: true }).first()).toBeVisible()
  const fact = (label: string) => factOf(main, label)
  await expect(fact('Logical time')).toHaveText(String(transaction.lt))
  await expect(fact('Total fees').getByRole('definition').or(fact('Total fees'))).toContainText('TON')
  const fees = await fact('Total fees').locator('data').getAttribute('value')
  expect(Number(fees) * 1e9).toBeCloseTo(transaction.total_fees)
  await expect(main.getByRole('heading', { name: 'Phases and fees' })).toBeVisible()
  const [, shard, seqno] = transaction.block.match(/\((?:0|-1),(\w+),(\d+)\)/)
  await expect(fact('Block').getByRole('link')).toHaveAttribute('href', new RegExp(`/block/${seqno}`))
  expect(shard).toBe('8000000000000000')
})

test('the transaction screen says why a transaction failed', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/tx/${worthOpening['failed transaction']}`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^(?:Failed|Sent back|Came back|Failed, amount kept)$/).first()).toBeVisible()
  await expect(main.getByText(/\(exit code \d+\)/).first()).toBeVisible()
  await page.goto(`/tx/${worthOpening['transaction with a failed action']}`)
  await expect(main.getByText(/\(result code \d+\)/).first()).toBeVisible()
})

test('a transaction with 255 outgoing messages lists them numbered and folds all but ten', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/tx/${worthOpening['transaction with many messages']}`)
  await expect(page.getByText('to 255 accounts')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Outgoing messages' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await page.getByRole('button', { name: 'Show 245 more messages' }).click()
  await expect(rows).toHaveCount(256)
  await expect(rows.nth(255).getByRole('cell').first()).toHaveText('255', { useInnerText: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

for (const [path, tag] of [
  ['/tx/xyz', []],
  [`/tx/${'a'.repeat(63)}`, ['@again']],
  ['/tx/%E0%A4%A', ['@again']],
] as const) {
  test(`${path} is reported as not found without a call`, { tag: [...tag] }, async ({ page, network }) => {
    await page.goto(path)
    await expect(page.getByText('Transaction Not Found')).toBeVisible()
    await expect(page.getByText('This transaction could not be found in recent blocks.')).toBeVisible()
    expect(await network.calls()).toEqual([])
  })
}

test('a search for an unknown hash block by block starts on click and can be cancelled', async ({ page }) => {
  await page.goto(`/tx/${'ab'.repeat(32)}`)
  await expect(page.getByText('Transaction Not Found')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Read the latest 100 blocks' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText(/reading \((?:-1|0),8000000000000000,\d+\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Read the latest 100 blocks' })).toBeVisible()
})

test('a transaction can be searched in the blocks when both indexes are down', async ({ page, network }) => {
  const { result } = await (await network.request.get('/api/v2/getMasterchainInfo')).json()
  // A masterchain block always holds transactions of the system.
  const { workchain, shard, seqno } = result.last
  const listing = await network.request.get(
    `/api/v2/getBlockTransactions?workchain=${workchain}&shard=${shard}&seqno=${seqno}&count=40`,
  )
  const [first] = (await listing.json()).result.transactions
  await network.inject({ match: '/', provider: 'indexer', status: 500 }, { match: '/v3/', status: 400 })
  await page.goto(`/tx/${Buffer.from(first.hash, 'base64').toString('hex')}`)
  await expect(page.getByText('Failed to load transaction details')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/takes about a minute;/)).toBeVisible()
  await page.getByRole('button', { name: 'Read the latest 100 blocks' }).click()
  await expect(page.getByRole('heading', { name: 'Phases and fees' })).toBeVisible({ timeout: 45_000 })
})

for (const [status, words, tag] of [
  [404, 'tonapi lists no jettons that moved here; the steps below show what was asked', []],
  [413, 'Too many transfers to list', ['@again']],
] as const) {
  test(`a ${status} answer for jettons of a transaction is no error on its screen`, { tag: [...tag] }, async ({
    page,
    network,
  }) => {
    const { worthOpening } = await network.state()
    const history = await network.request.get(`/v2/accounts/${worthOpening.wallet}/jettons/history?limit=50`)
    const { operations } = await history.json()
    const hash = operations.find(({ operation }: { operation: string }) => operation === 'transfer').transaction_hash
    await network.inject({ match: `/events/${hash}`, status, body: { error: 'trace' } }, { match: '/v3/', status: 400 })
    await page.goto(`/tx/${hash}`)
    await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)
  })
}

test('the transaction screen reports a failed load, and Try Again loads it', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await network.inject({ match: '/blockchain/transactions/', status: 500 }, { match: '/v3/', status: 400 })
  await page.goto(`/tx/${worthOpening['failed transaction']}`)
  await expect(page.getByText('Failed to load transaction details')).toBeVisible({ timeout: 30_000 })
  await network.reset()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Phases and fees' })).toBeVisible({ timeout: 30_000 })
})

test('a transaction opened from a list shows the list’s data at once', async ({ page, network }) => {
  await page.goto('/transactions')
  const link = page.getByRole('table').getByRole('row').nth(2).getByRole('link').first()
  await expect(link).toBeVisible({ timeout: 30_000 })
  await link.hover()
  const href = await link.getAttribute('href')
  await network.inject({ match: '/v3/traces', delayMs: 20_000 })
  await page.goto(href!)
  await expect(page.getByRole('heading', { name: 'Phases and fees' })).toBeVisible({ timeout: 3000 })
})

test('the screen of a jetton transfer shows the jettons that moved, not only the gas', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const { operations } = await (
    await network.request.get(`/v2/accounts/${worthOpening.wallet}/jettons/history?limit=50`)
  ).json()
  const transfer = operations.find((operation: { operation: string }) => operation.operation === 'transfer')
  await page.goto(`/tx/${transfer.transaction_hash}`)
  const moves = page.getByRole('table', { name: 'Jetton transfers' })
  await expect(moves).toContainText(transfer.jetton.symbol, { timeout: 30_000 })
  const shown = await moves.locator('data').first().getAttribute('value')
  expect(Number(shown)).toBeCloseTo(Number(transfer.amount) / 10 ** transfer.jetton.decimals)
})

test('the transaction screen keeps the places of its parts while its trace loads', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await watchShifts(page)
  await network.inject({ match: '/v3/traces', delayMs: 5000 })
  await page.goto(`/tx/${worthOpening['transaction with a comment']}`)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Phases and fees' })).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoShift(page)
})

test('a hostile comment of 2 kB is shown as text inside the layout', async ({ page, network }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  const text = `${markup}\u202E\u2067\u200B${'W'.repeat(300)} [a](javascript:alert(1)) ${'spam '.repeat(340)}`
  const bytes = transactionBytes({ text })
  await network.inject({ match: `/blockchain/transactions/${bytes.hash}`, status: 200, body: indexerRow(bytes) })
  await network.inject({ match: '/v3/', status: 400 })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 850 })
    await page.goto(`/tx/${bytes.hash}`)
    const comment = page.getByRole('main').locator('q').first()
    await expect(comment).toContainText(markup)
    expect(await comment.innerText()).not.toMatch(/[\u200B\u202E\u2067]/)
    await expect(page).toHaveTitle(/^Received [\d.,]+ TON from .* · Nanoscope$/)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
})
