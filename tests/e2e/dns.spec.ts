import { expect, factOf, test } from '../support/e2e.ts'
import { expectNoShift, watchShifts } from '../support/shifts.ts'

test('the domain form adds .ton, and its screen tells wallet, owner and item apart', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const name = worthOpening.domain!
  const { wallet } = await (await network.request.get(`/v2/dns/${name}/resolve`)).json()
  const { item } = await (await network.request.get(`/v2/dns/${name}`)).json()
  await page.goto('/dns')
  await expect(page.getByText('What a domain says')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Domain' }).fill(name.replace('.ton', ''))
  await page.keyboard.press('Enter')
  await page.waitForURL(`/dns/${name}`)
  const fact = (label: string) => factOf(page, label).locator('[data-address]')
  await expect(fact('Resolved address')).toHaveAttribute('data-address', wallet.address, { timeout: 30_000 })
  await expect(fact('Owner')).toHaveAttribute('data-address', item.owner.address, { timeout: 30_000 })
  await expect(page.getByText('Storage bag')).toBeVisible()
  await expect(page.getByText('Runs out')).toBeVisible()
})

test('a domain on auction shows its bids and no owner', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/dns/${worthOpening['domain on auction']}`)
  await expect(page.getByText('none yet: the winner of the auction gets it')).toBeVisible({ timeout: 30_000 })
  const bids = page.getByRole('table', { name: 'Bids' })
  await expect(bids.getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 })
  await expect(bids).toContainText('TON')
})

test('a domain on auction shows the end of the auction, the highest bid and the number of bids', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const name = worthOpening['domain on auction']
  await page.goto(`/dns/${name}`)
  await expect(factOf(page, /^Highest bid$/)).toBeVisible({ timeout: 30_000 })
  const { data } = await (await network.request.get('/v2/dns/auctions')).json()
  const { price, bids, date, owner } = data.find(({ domain }: { domain: string }) => domain === name)
  await expect(factOf(page, /^Highest bid$/)).toHaveText(
    `${(price / 1e9).toLocaleString('en-US', { maximumFractionDigits: 9 })} TON`,
  )
  await expect(factOf(page, /^Bids$/)).toHaveText(String(bids))
  await expect(factOf(page, /^Bidder$/).locator('[data-address]')).toHaveAttribute('data-address', owner)
  const ends = factOf(page, /^Ends$/)
  await expect(ends).toHaveText(/^in (?:\d+[dhm] )?\d+[hms]/)
  // It counts down.
  const units = { d: 86_400, h: 3600, m: 60, s: 1 }
  const [, text = ''] = /^in (.*?) \d+ \w{3} /.exec(await ends.innerText()) ?? []
  const left = text
    .split(' ')
    .reduce((sum, part) => sum + Number.parseInt(part, 10) * units[part.at(-1) as keyof typeof units], 0)
  const now = await page.evaluate(() => Date.now() / 1000)
  expect(Math.abs(left - (date - now))).toBeLessThan(text.includes('d') ? 3600 : 70)
})

for (const [name, words] of [
  ['nobody-has-this-one.ton', 'The first bid is 1 TON or more.'],
  ['zzzz.ton', 'The first bid is 100 TON or more.'],
] as const)
  test(`the screen of the free name ${name} says how to register it`, async ({ page }) => {
    await page.goto(`/dns/${name}`)
    await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 })
    const link = page.getByRole('link', { name: 'Bid at dns.ton.org' })
    await expect(link).toHaveAttribute('href', `https://dns.ton.org/#${name.replace('.ton', '')}`)
    await expect(link).toHaveAttribute('rel', /noopener/)
  })

test('a domain without an owner is reported as not found', async ({ page }) => {
  await page.goto('/dns/nobody-has-this-one.ton')
  await expect(page.getByText('Domain not found')).toHaveCount(1, { timeout: 30_000 })
})

test('an empty answer about a domain is shown as not found, without an auction', async ({ page, network }) => {
  await network.inject({ match: '/dns/', provider: 'indexer', status: 200, body: {} })
  await page.goto('/dns/nothing-known.ton')
  await expect(page.getByText('Domain not found')).toHaveCount(1, { timeout: 30_000 })
  await expect(page.getByText('its auction runs')).toHaveCount(0)
})

test('the sites of a domain are shown by kind, as links only where safe', async ({ page, network }) => {
  const adnl = 'ab'.repeat(32)
  const sites = ['http://site.test/path', `adnl://${adnl}`, 'ipfs://bafy', 'javascript:alert(1)']
  await network.inject({ match: '/resolve', provider: 'indexer', status: 200, body: { sites } })
  const { worthOpening } = await network.state()
  await page.goto(`/dns/${worthOpening.domain}`)
  await expect(page.getByRole('link', { name: 'http://site.test/path' })).toHaveAttribute(
    'href',
    'http://site.test/path',
  )
  await expect(page.getByText(`adnl://${adnl}`)).toBeVisible()
  await expect(page.getByText('Site (ADNL)')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /ipfs|javascript/ })).toHaveCount(0)
})

test('an invalid domain name is reported without a call', async ({ page, network }) => {
  await page.goto('/dns/a%20b.ton')
  await expect(page.getByText('Domain not found')).toBeVisible()
  await expect(page.getByText('A .ton domain has letters and digits, and hyphens only between them.')).toBeVisible()
  await page.goto('/dns')
  const box = page.getByRole('searchbox', { name: 'Domain' })
  await box.fill('abc')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A .ton name has 4 to 126 characters.' })).toBeVisible()
  await expect(box).toHaveValue('abc')
  expect(await network.calls()).toEqual([])
})

test('the domain screen keeps the places of its parts while it loads', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await watchShifts(page)
  await network.inject({ match: '/dns/', delayMs: 4000 })
  await page.goto(`/dns/${worthOpening.domain}`)
  const main = page.getByRole('main')
  const places = () =>
    main
      .getByRole('heading')
      .evaluateAll(all =>
        all.map(one => `${one.textContent}: ${Math.round(one.getBoundingClientRect().top + scrollY)}`),
      )
  await expect(main.getByRole('heading', { name: 'Records' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  const before = await places()
  await expect(page.getByText('Resolved address')).toBeVisible({ timeout: 30_000 })
  await expect(main.getByRole('heading', { name: 'Registration' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
  expect(await places()).toEqual(expect.arrayContaining(before))
  await expectNoShift(page)
})

test('the domain screen reports a failed load, and Try Again resolves the domain', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await network.inject({ match: '/dns/', status: 500 })
  await page.goto(`/dns/${worthOpening.domain}`)
  await expect(page.getByText('Failed to resolve domain').first()).toBeVisible({ timeout: 45_000 })
  await network.reset()
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect(page.getByText('Resolved address')).toBeVisible({ timeout: 30_000 })
})

test('/address/ followed by a domain in any notation opens its account or says what is wrong', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const name = worthOpening.domain!
  const { wallet } = await (await network.request.get(`/v2/dns/${name}/resolve`)).json()
  for (const written of [name, `${name.toUpperCase()}/`, name.replace('.', '%2E')]) {
    await page.goto(`/address/${written}`)
    await page.waitForURL(/\/address\/[EU]Q/)
    await expect(
      page.locator(`[data-copy-raw="${wallet.address}"], [data-address="${wallet.address}"]`).first(),
    ).toBeVisible()
  }
  await page.goto('/address/abc.ton')
  await expect(page.getByText('A .ton name has 4 to 126 characters.')).toBeVisible()
})
