import { expect, factOf, test } from '../support/e2e.ts'

test('the NFT landing page finds an address and names markets and standards', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto('/nft')
  for (const name of ['TEP-62', 'TEP-64', 'TEP-66']) await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Getgems' })).toHaveAttribute('href', 'https://getgems.io')
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="/nft/collection/"]')).toHaveCount(6, { timeout: 30_000 })
  const box = main.getByRole('combobox', { name: 'Search' })
  await box.fill('nothing')
  await box.press('Enter')
  await expect(main.getByRole('alert')).toContainText('Invalid search query.')
  await box.fill(worthOpening['NFT item']!)
  await box.press('Enter')
  await page.waitForURL(`/address/${worthOpening['NFT item']}`)
})

test('the NFT landing page reports a failed load of collections, and Try Again loads them', async ({
  page,
  network,
}) => {
  await network.inject({ match: '/nfts/collections', status: 500 })
  await page.goto('/nft')
  await expect(page.getByText('Failed to load NFT collections')).toBeVisible({ timeout: 30_000 })
  await network.reset()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('main').locator('a[href^="/nft/collection/"]')).toHaveCount(6, { timeout: 30_000 })
})

test('an NFT’s owner and price are above the fold on a phone, with past owners right below', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/nft/${worthOpening['NFT on sale']}`)
  await expect(page.getByText('Put up for sale')).toBeVisible({ timeout: 30_000 })
  for (const label of ['Owner', 'On sale for']) {
    const box = await factOf(page, label).boundingBox()
    expect(box!.y + box!.height).toBeLessThan(844)
  }
  const top = async (name: string | RegExp) => (await page.getByRole('heading', { name }).boundingBox())!.y
  expect(await top('Owners and sales')).toBeLessThan(1000)
  expect(await top(/^Attributes/)).toBeGreaterThan(await top('Owners and sales'))
})

test('an NFT without an owner shows the owner as none', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.route(/\/v2\/nfts\/[^/]+$/, async route => {
    const response = await route.fetch()
    const { owner, ...item } = await response.json()
    expect(owner.address).toMatch(/^0:/)
    await route.fulfill({ response, json: item })
  })
  await page.goto(`/nft/${worthOpening['NFT item']}`)
  await expect(factOf(page, 'Owner')).toHaveText('none', { timeout: 30_000 })
})

for (const path of ['/nft/', '/nft/item/']) {
  test(`${path} shows an item: its offer, seller, collection, attributes and contract`, async ({ page, network }) => {
    const { worthOpening } = await network.state()
    const address = worthOpening['NFT on sale']!
    const item = await (await network.request.get(`/v2/nfts/${address}`)).json()
    await page.goto(`${path}${address}`)
    await expect(page.getByRole('heading', { level: 1, name: item.metadata.name })).toBeVisible({ timeout: 30_000 })
    const fact = (label: string) => factOf(page, label)
    await expect(fact('On sale for').locator('data')).toHaveAttribute('value', '50')
    await expect(fact('Owner').locator('[data-address]')).toHaveAttribute('data-address', item.sale.owner.address)
    await expect(fact('Contract status')).toHaveText('active')
    await expect(fact('Standard')).toHaveText('TEP-62')
    await expect(fact('Code hash')).toContainText(item.code_hash)
    await expect(fact('Contract methods')).toContainText('get_nft_data')
    await expect(page.getByText('Magnification')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View on Getgems' })).toHaveAttribute('href', /getgems\.io\/nft\/EQ/)
    await expect(page.getByRole('link', { name: 'View as regular address' })).toHaveAttribute(
      'href',
      `/address/${address}`,
    )
    await fact('Collection').getByRole('link').click()
    await page.waitForURL(/\/nft\/collection\/EQ/)
    await expect(page.getByRole('heading', { level: 1, name: item.collection.name })).toBeVisible({ timeout: 30_000 })
  })
}

test('the address of a collection opens it with its items, page by page', async ({ page, network }) => {
  test.setTimeout(90_000)
  const { worthOpening } = await network.state()
  const owned = await (await network.request.get(`/v2/accounts/${worthOpening.collector}/nfts?limit=1`)).json()
  const { address } = owned.nft_items[0].collection
  await page.goto(`/nft/${address}`)
  const cards = page.getByRole('main').locator('a[href^="/nft/EQ"]')
  await expect(cards).toHaveCount(60, { timeout: 40_000 })
  const first = await cards.first().getAttribute('href')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(cards).toHaveCount(60, { timeout: 30_000 })
  expect(await cards.first().getAttribute('href')).not.toBe(first)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(cards.first()).toHaveAttribute('href', first!, { timeout: 30_000 })
})

test('the screen of a collection without items says so', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await network.inject({ match: '/items', provider: 'indexer', status: 200, body: { nft_items: [] } })
  await page.goto(`/nft/collection/${worthOpening['NFT collection']}`)
  await expect(page.getByText('No NFTs found')).toBeVisible({ timeout: 30_000 })
})

test('a hostile NFT’s name and description are text, its picture is a letter, and its hosts are not called', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const origins = new Set<string>()
  page.on('request', request => void origins.add(new URL(request.url()).origin))
  await page.goto(`/nft/${worthOpening['hostile NFT']}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('✅ Voucher 5000 TON', { timeout: 30_000 })
  await expect(page.getByText('Visit <a href="https://yip.su">here</a>')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('blacklist', { exact: true })).toBeVisible()
  expect(await main.locator('a[href*="yip.su"]').count()).toBe(0)
  await expect(main.locator('[aria-hidden=true]').getByText('✅', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Show its picture' })).toBeVisible()
  expect(await main.locator('img').count()).toBe(0)
  expect([...origins]).toEqual([new URL(page.url()).origin])
})

for (const [path, failed] of [
  ['/nft/item/', 'Failed to load NFT item'],
  ['/nft/collection/', 'Failed to load NFT collection'],
] as const) {
  test(`${path}: ${failed}, and Try Again loads it`, async ({ page, network }) => {
    const { worthOpening } = await network.state()
    await network.inject({ match: '/nfts/', status: 500 }, { match: '/v3/nft/', status: 400 })
    await page.goto(`${path}${worthOpening[path.includes('item') ? 'NFT item' : 'NFT collection']}`)
    await expect(page.getByText(failed)).toBeVisible({ timeout: 30_000 })
    await network.reset()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Contract' })).toBeVisible({ timeout: 30_000 })
  })
}

test('an account that is no NFT links to its address screen; an invalid address makes no call', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto('/nft/EQwrong')
  await expect(page.getByText('NFT not found')).toBeVisible()
  expect(await network.calls()).toEqual([])
  await network.inject({ match: '/v2/nfts/', delayMs: 4000 })
  await page.goto(`/nft/${worthOpening.wallet}`)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expect(page.getByText('NFT not found')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'View as regular address' }).click()
  await page.waitForURL(/\/address\//)
})

test('a blacklisted collection shows a warning, its picture only on click, and no links of its author', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const item = await (await network.request.get(`/v2/nfts/${worthOpening['NFT item']}`)).json()
  const { address } = item.collection
  const collection = await (await network.request.get(`/v2/nfts/collections/${address}`)).json()
  const metadata = {
    ...collection.metadata,
    name: 'Lens',
    image: 'https://cdn.test/a.png',
    external_url: 'https://a.test/',
  }
  const body = { ...collection, metadata, previews: [], trust: 'blacklist' }
  await network.inject({ match: `/nfts/collections/${address}`, status: 200, body, times: 1 })
  await page.route('https://cdn.test/**', route => route.abort())
  await page.goto(`/nft/collection/${address}`)
  await expect(page.getByRole('note')).toContainText("On the indexer's blacklist", { timeout: 30_000 })
  await expect(page.getByText('Withheld, as of a blacklisted collection')).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://a.test/' })).toHaveCount(0)
  const asked = page.waitForRequest('https://cdn.test/a.png')
  await page.getByRole('button', { name: 'Show its picture' }).click()
  await asked
})
