import { expect, test } from '../support/e2e.ts'

test('transactions are listed from an index 20 blocks behind, and the next page knows its lag', async ({
  page,
  network,
}) => {
  await network.degrade({ indexLag: 20 })
  // Only tonapi is requested block by block.
  await network.inject({ match: '/v3/', status: 400 })
  await page.goto('/transactions')
  const rows = page.getByRole('table', { name: 'Recent Transactions' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible({ timeout: 40_000 })
  const asked = async () => (await network.calls()).filter(({ path }) => path.includes('/masterchain/'))
  const missed = (calls: { status: number }[]) => calls.filter(({ status }) => status === 404).length
  const before = missed(await asked())
  expect(before).toBeGreaterThan(1)
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.endsWith(':recent-transactions')) localStorage.removeItem(name)
  })
  await page.reload()
  await expect(rows.nth(1)).toBeVisible({ timeout: 40_000 })
  expect(missed(await asked()) - before).toBeLessThan(before)
})

test('the block screen waits for a node that has not applied its newest blocks', async ({ page, network }) => {
  const { masterchain } = await network.state()
  await network.degrade({ notReady: 1 })
  await page.goto(`/block/${masterchain}`)
  await expect.poll(async () => (await network.calls()).some(({ status }) => status === 500)).toBe(true)
  await network.step()
  await expect(page.getByRole('term').filter({ hasText: 'Root hash' })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('Block not found')).toHaveCount(0)
})

test('a block header of another block is rejected and the indexer’s is shown', async ({ page, network }) => {
  const { split } = await network.state()
  const [, shard, seqno] = split!.before[0]!.match(/\(0,(\w+),(\d+)\)/) ?? []
  await network.degrade({ otherBlock: true })
  await page.goto(`/block/${seqno}?workchain=0&shard=${shard}`)
  const header = page.getByRole('term').filter({ hasText: 'Root hash' })
  await expect(header).toBeVisible({ timeout: 40_000 })
  const { root_hash } = await (await network.request.get(`/v2/blockchain/blocks/(0,${shard},${seqno})`)).json()
  await expect(page.getByText(root_hash)).toBeVisible()
  await expect(page.getByText(/^tonapi ·/).first()).toBeVisible()
})

test('a jetton transfer that arrives short is shown with both amounts', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await network.degrade({ flawed: true })
  await page.goto(`/tx/${worthOpening['jetton transfer with a call']}`)
  const moves = page.getByRole('table', { name: 'Jetton transfers' })
  await expect(moves.getByText('arrived').first()).toBeVisible({ timeout: 40_000 })
  await expect(moves).toContainText(/Operation (?:StonfiSwapV2|0x[0-9a-f]+)/)
})

test('a rate limit whose answer the page cannot read is not reported as an unreachable provider', async ({
  page,
  network,
}) => {
  await page.goto('/jettons')
  await expect(page.getByRole('link', { name: 'View Details' }).first()).toBeVisible({ timeout: 30_000 })
  await network.inject({ match: '/', provider: 'indexer', drop: true })
  await page.goto('/staking')
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load staking pools' })
  await expect(alert).toContainText('limits how often it may be asked', { timeout: 30_000 })
  await expect(alert).not.toContainText('cannot be reached')
})

test('a jetton without a market shows no price and requests no chart', async ({ page, network }) => {
  const { jettons } = await (await network.request.get('/v2/jettons?limit=100&offset=1')).json()
  const plain = jettons.find(({ metadata }: { metadata: { symbol: string } }) => metadata.symbol === 'PLAIN')
  const { rates } = await (
    await network.request.get(`/v2/rates?tokens=${plain.metadata.address}&currencies=usd`)
  ).json()
  expect(Object.values(rates)).toMatchObject([{ prices: { USD: 0 } }])
  await page.goto(`/jetton/${plain.metadata.address}`)
  const main = page.getByRole('main')
  await expect(main.getByText('No price data')).toBeVisible({ timeout: 30_000 })
  await expect(main.getByText('$0')).toHaveCount(0)
  await expect(main.getByText('0.00%', { exact: true })).toHaveCount(0)
  await page.goto('/jettons')
  await expect(page.getByRole('listitem').filter({ hasText: 'PLAIN' }).getByText('No price data')).toBeVisible({
    timeout: 30_000,
  })
  const charts = (await network.calls()).filter(({ path }) => path.includes('/rates/chart'))
  expect(charts.filter(({ path }) => path.includes(plain.metadata.address))).toEqual([])
})
