import { expect, test } from '../support/e2e.ts'

const hash = 'fec4f77e8b72eec62d14944d9cf99171a32c03783c8e6e30590aabbe35236f9b'
const INVALID = 'Invalid search query. Please enter a valid address, transaction hash, block number, or domain.'

/** The forms that visitors type most. */
const often: [string, string][] = [
  ['17', '/block/17'],
  ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', '/address/EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'],
  [hash.toUpperCase(), `/tx/${hash}`],
  ['Foundation.ton', '/dns/foundation.ton'],
]
const seldom: [string, string][] = [
  ['(0,8000000000000000,12)', '/block/12?workchain=0&shard=8000000000000000'],
  [`0x${hash}`, `/tx/${hash}`],
  ['1'.repeat(64), `/tx/${'1'.repeat(64)}`],
  ['“#1,049”', '/block/1049'],
  ['https://tonscan.org/block/-1:8000000000000000:17', '/block/17'],
  [`https://elsewhere.example/tx/${hash}/`, `/tx/${hash}`],
  ['https://t.me/Durov', '/dns/durov.t.me'],
]
for (const [typed, path] of [...often, ...seldom]) {
  const tag = seldom.some(([form]) => form === typed) ? ['@again'] : []
  test(`search takes ${typed} to ${path}`, { tag }, async ({ page }) => {
    await page.goto('/')
    const box = page.getByRole('main').getByRole('combobox', { name: 'Search' })
    await box.fill(typed)
    await box.press('Enter')
    await page.waitForURL(url => url.pathname + url.search === path)
  })
}

test('search explains an invalid query, keeps the text, and drops the message when it is edited', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search' })
  await box.fill('4294967296')
  await box.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(`${INVALID} The number of a block is at most 4,294,967,295.`)
  await expect(box).toHaveValue('4294967296')
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await box.press('Backspace')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('search finds a jetton by name at tonapi, whitelisted first, and opens it', async ({ page, network }) => {
  await page.goto('/blocks')
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill('nano')
  await expect(page.getByRole('option', { name: 'Look for “nano” by name' })).toBeVisible()
  expect((await network.calls()).filter(({ path }) => path.includes('search?name'))).toEqual([])
  await box.press('Enter')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('jetton, whitelisted')
  await expect(page.getByRole('status').filter({ hasText: 'Names at tonapi that begin like this' })).toBeVisible()
  await box.press('Enter')
  await page.waitForURL(/\/jetton\/EQ/)
})

test('one Enter asks tonapi although a seen name matches, and keeps the seen name below the results', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening['busy wallet']}`)
  await expect(page.getByText(/^(?:Received from|Sent to)/).first()).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill('nano')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveText(/^Look for “nano” by name/)
  await box.press('Enter')
  await expect(options.first()).toContainText('jetton, whitelisted')
  await box.fill('nanoscopes of strangers')
  await expect(page.getByRole('status').filter({ hasText: 'Maybe a name' })).toBeVisible()
})

test('search says that a name is free, and that names cannot be looked up while tonapi fails', async ({
  page,
  network,
}) => {
  await page.goto('/blocks')
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill('nonsense')
  await box.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(`${INVALID} Nor does tonapi know anything of that name.`)
  await expect(page.getByRole('option')).toHaveCount(0)
  await network.inject({ match: 'accounts/search', status: 400 })
  await box.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Names could not be looked up: tonapi does not answer.')
  await expect(page.getByRole('option')).toHaveText([/^Look for “nonsense” by name/])
  await expect(box).toHaveValue('nonsense')
})

test('search reports a wrong checksum of an address', async ({ page }) => {
  await page.goto('/blocks')
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill('EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt')
  await box.press('Enter')
  await expect(page.getByRole('alert')).toContainText('its checksum is wrong')
})

test('search ignores an empty query', async ({ page }) => {
  await page.goto('/blocks')
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill('   ')
  await box.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL('/blocks')
})

test('search runs the query in the URL, as the form submits it without scripts', async ({ page }) => {
  await page.goto('/?q=17')
  await page.waitForURL('/block/17')
  await page.goto('/?q=4294967296')
  await expect(page.getByRole('alert')).toContainText(INVALID)
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Search' })).toHaveValue('4294967296')
})

test('search reports an error when its script fails to load, and keeps the typed text', async ({ page }) => {
  await page.route(/\/_astro\/box\./, route => route.abort())
  await page.goto('/blocks')
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill('17')
  await box.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('An error occurred')
  await expect(box).toHaveValue('17')
})
