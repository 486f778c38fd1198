import { Address } from '@ton/core'
import { expect, factOf, scrollTo, test } from '../support/e2e.ts'

const exactly = (name: string) => new RegExp(`^${name}$`)

test('the jetton screen shows metadata, price and holders', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const address = worthOpening.jetton!
  await page.goto(`/jetton/${Address.parse(address).toRawString()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'NUSD - Nano Dollar' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jetton Information' })).toBeVisible()
  for (const [name, text] of [
    ['Symbol', /^NUSD$/],
    ['Name', /^Nano Dollar$/],
    ['Total Supply', /^499,7\d\d/],
    ['Decimals', /^6$/],
    ['Holders', /^\d+$/],
    ['Address', new RegExp(`^${address}`)],
    ['Trust', /^whitelist$/],
    ['Mintable', /^Yes/],
    ['Owner', /^UQ/],
    ['Description', /^A dollar of this network/],
  ] as const)
    await expect(factOf(page, exactly(name)).first()).toHaveText(text)
  await expect(factOf(page, exactly('Image')).locator('img')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Top Holders' })
  await expect(table.getByRole('columnheader')).toHaveText(['Rank', 'Address', 'Balance', 'Percentage'])
  await expect(table.getByRole('row').nth(1).getByRole('cell').nth(3)).toHaveText(/\d+\.\d\d%$/)
  await expect(page.getByText(/^\d+ in all$/)).toBeVisible()
  await expect(page.getByText(/^\$\d/).first()).toBeVisible({ timeout: 20_000 })
})

test('holders of a jetton link to their accounts, 100 a page, with a sentence on concentration', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/jetton/${worthOpening['jetton with many holders']}`)
  const rows = page.getByRole('table', { name: 'Top Holders' }).getByRole('row')
  await expect(rows.nth(24)).toBeAttached({ timeout: 20_000 })
  await expect(async () => {
    await scrollTo(rows.last())
    expect(await rows.count()).toBe(101)
  }).toPass()
  await expect(page.getByText('1,200 in all')).toBeVisible()
  const link = rows.nth(1).getByRole('link')
  await expect(link).toHaveText(/^UQ.{6}…[\w-]{6}$/)
  await expect(link).toHaveAttribute('href', /^\/address\/UQ/)
  await expect(rows.nth(1)).toContainText('13.04%')
  const words = page.getByRole('region', { name: 'Concentration of holdings' })
  await expect(words).toContainText('The largest holder13.04% of the supply')
  await expect(words).toContainText('The top 1038.20% of the supply')
  await expect(words).toContainText('The top 10067.65% of the supply')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(rows.nth(1).getByRole('cell').first()).toContainText('101', { timeout: 20_000 })
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible()
  await page.goto(`/jetton/${worthOpening['jetton with many holders']}?page=12`)
  await expect(rows.nth(1).getByRole('cell').first()).toContainText('1,101', { timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('a jetton links to its account and holders, and shows each holder’s kind of account and value', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const address = worthOpening['jetton with many holders']!
  const zeros = `0:${'0'.repeat(64)}`
  const pool = `0:${'7'.repeat(64)}`
  const wallet = (digit: string) => `0:${digit.repeat(64)}`
  const holder = (owner: object, balance: string, digit: string) => ({ address: wallet(digit), owner, balance })
  const addresses = [
    holder({ address: zeros, is_scam: false, is_wallet: false }, '5000000000', '1'),
    holder({ address: pool, is_scam: false, is_wallet: false }, '2000000000', '2'),
    holder({ address: wallet('8'), is_scam: false, is_wallet: true }, '1000000000', '3'),
  ]
  await network.inject({ match: '/holders', status: 200, body: { addresses, total: 3 } })
  const priced = page.waitForResponse(response => response.url().includes('/v2/rates?tokens='))
  const read = page.waitForResponse(response => /\/v2\/jettons\/[^/]+$/.test(response.url()))
  await page.goto(`/jetton/${address}`)
  await expect(factOf(page, exactly('Account')).getByRole('link')).toHaveAttribute('href', `/address/${address}`)
  await expect(factOf(page, exactly('Transfers')).getByRole('link')).toHaveAttribute('href', `/address/${address}`)
  await expect(factOf(page, exactly('Holders')).getByRole('link')).toHaveAttribute('href', '#holders')
  const rows = page.getByRole('table', { name: 'Top Holders' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('burn address', { timeout: 20_000 })
  await expect(rows.nth(2)).toContainText(/EQ.*not a wallet/)
  await expect(rows.nth(3)).not.toContainText('not a wallet')
  const { metadata } = await (await read).json()
  const { rates } = await (await priced).json()
  const [rate] = Object.values<{ prices: { USD: number } }>(rates)
  const worth = (5_000_000_000 / 10 ** Number(metadata.decimals)) * rate!.prices.USD
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(worth)
  await expect(rows.nth(1).getByRole('cell').nth(2)).toContainText(worth < 0.01 ? '<$0.01' : text)
  await expect(page.getByText(/^Worth as tonapi prices /)).toBeVisible()
})

test('the jetton screen reports an invalid address without a call', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const broken = `${worthOpening.jetton!.slice(0, 47)}${worthOpening.jetton!.endsWith('A') ? 'B' : 'A'}`
  await page.goto('/jetton/nonsense')
  await expect(page.getByText('Jetton not found')).toBeVisible()
  await page.goto(`/jetton/${broken}`)
  await expect(page.getByText('Jetton not found')).toBeVisible()
  await expect(page.getByText(/its checksum is wrong/)).toBeVisible()
  expect(await network.calls()).toEqual([])
})

test('the jetton screen offers to open an account that is no jetton as an address', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/jetton/${worthOpening.wallet}`)
  await expect(page.getByText('Jetton not found')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'View as regular address' }).click()
  await page.waitForURL(/\/address\/EQ/)
})

test('the jetton screen reports a failed load and retries it; a failure of holders affects only them', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await network.inject(
    { match: '/v2/jettons/', status: 500, delayMs: 4000 },
    { match: '/v3/', status: 400 },
    { match: '/getTokenData', status: 400 },
  )
  await page.goto(`/jetton/${worthOpening.jetton}`)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expect(page.getByText('Failed to load jetton details')).toBeVisible({ timeout: 40_000 })
  await network.reset()
  await network.inject({ match: '/holders', status: 400 }, { match: '/v3/', status: 400 })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'NUSD - Nano Dollar' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Failed to load holders')).toBeVisible({ timeout: 20_000 })
})

test('without tonapi a jetton has its name from toncenter’s index and no trust mark', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await network.inject({ match: '/', provider: 'indexer', status: 400, body: { error: 'no' } })
  await page.goto(`/jetton/${worthOpening.jetton}`)
  await expect(page.getByRole('heading', { level: 1, name: 'NUSD - Nano Dollar' })).toBeVisible({ timeout: 20_000 })
  await expect(factOf(page, exactly('Decimals'))).toHaveText('6')
  await expect(factOf(page, exactly('Holders'))).toHaveText('—')
  await expect(page.getByRole('main').getByText('whitelist')).toHaveCount(0)
})

test('the jetton screen shows hostile metadata as text, and 0 holders as “—”', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const metadata = {
    symbol: 'US\u202eD',
    name: '<b>Tether</b>',
    decimals: '255',
    image: 'javascript:alert(1)//a.png',
    description: '</title><script>alert(1)</script>',
    websites: ['javascript:alert(1)', 'https://x.test/a'],
  }
  const body = { metadata, total_supply: '5', holders_count: 0, verification: 'none' }
  await network.inject(
    { match: '/holders', status: 200, body: { addresses: [], total: 0 } },
    { match: '/v3/jetton/wallets', status: 200, body: { jetton_wallets: [], address_book: {} } },
    { match: '/v2/jettons/', status: 200, body },
    { match: '/v2/rates', status: 200, body: { rates: {} } },
  )
  await page.goto(`/jetton/${worthOpening.jetton}`)
  await expect(page.getByRole('heading', { level: 1, name: 'USD - <b>Tether</b>' })).toBeVisible()
  await expect(factOf(page, exactly('Decimals'))).toHaveText('255')
  await expect(factOf(page, exactly('Holders'))).toHaveText('—')
  await expect(factOf(page, exactly('Description'))).toHaveText('</title><script>alert(1)</script>')
  await expect(factOf(page, exactly('Links')).getByRole('link')).toHaveCount(1)
  await expect(factOf(page, exactly('Links')).getByRole('link')).toHaveAttribute('rel', /noopener/)
  await expect(page.getByText('No holders found')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('No price data')).toBeVisible({ timeout: 20_000 })
})
