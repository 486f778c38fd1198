import type { Page } from '@playwright/test'
import { Address, beginCell, Cell } from '@ton/core'
import { expectNoFindings } from '../support/axe.ts'
import { expect, factOf, test } from '../support/e2e.ts'

const show = (page: Page) => page.getByRole('button', { name: 'Show get-methods' })
const methodsOf = (page: Page) => page.getByRole('region', { name: 'Result' })
const panel = (page: Page) =>
  page.locator('section.panel').filter({ has: page.getByRole('heading', { name: 'Get-methods' }) })

test('the get-methods of a jetton are listed without a call, and one is run by keyboard alone', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const master = worthOpening['jetton with many holders']!
  await page.goto(`/address/${master}`)
  await expect(factOf(page, 'Code hash')).toHaveText(/^[0-9a-f]{64}$/, { timeout: 30_000 })
  const before = (await network.calls()).length
  await show(page).focus()
  await page.keyboard.press('Enter')
  const list = panel(page).getByRole('listitem')
  await expect(list.filter({ hasText: /^get_jetton_data/ })).toBeVisible()
  await expect(list.filter({ hasText: /^get_wallet_address/ })).toContainText('owner address')
  const asked = (await network.calls()).slice(before)
  expect(asked.filter(({ path }) => /getAddressInformation|blockchain\/accounts\/[^/]+$/.test(path))).toEqual([])

  await list
    .filter({ hasText: /^get_wallet_address/ })
    .locator('summary')
    .focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const owner = worthOpening.wallet!
  await page.keyboard.type(owner)
  await page.keyboard.press('Enter')
  const { result } = await (
    await network.request.post('/api/v2/runGetMethod', {
      data: {
        address: master,
        method: 'get_wallet_address',
        stack: [['tvm.Slice', beginCell().storeAddress(Address.parse(owner)).endCell().toBoc().toString('base64')]],
      },
    })
  ).json()
  const wallet = Cell.fromBase64(result.stack[0][1].bytes).beginParse().loadAddress()
  await expect(methodsOf(page).locator(`[data-address="${wallet.toRawString()}"]`)).toBeVisible({ timeout: 30_000 })
})

test('get-methods link to the code that lists them', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const master = worthOpening['jetton with many holders']!
  await page.goto(`/address/${master}`)
  await show(page).click({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Read its code' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/inspect#/)
  await expect(page.getByText('get_wallet_address').first()).toBeVisible({ timeout: 30_000 })
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Get-methods' })).toBeVisible({ timeout: 30_000 })
})

test('the result of a get-method names the block after which it was computed', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  await show(page).click({ timeout: 30_000 })
  await panel(page).getByText('seqno', { exact: true }).click()
  await panel(page).getByRole('button', { name: 'Run' }).click()
  await expect(methodsOf(page)).toContainText(/Computed after block [\d,]+ by toncenter · [\d,]+ gas/, {
    timeout: 30_000,
  })
})

test('results of get-methods have field names and are formatted as coins, booleans, addresses and text', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const master = worthOpening['jetton with many holders']!
  await page.goto(`/jetton/${Address.parse(master).toRawString()}`)
  // By keyboard, because the list above grows near its end and moves the content below.
  await show(page).press('Enter', { timeout: 30_000 })
  await panel(page).locator('summary', { hasText: 'get_jetton_data' }).press('Enter')
  await panel(page).getByRole('button', { name: 'Run' }).press('Enter')
  const { result } = await (
    await network.request.post('/api/v2/runGetMethod', {
      data: { address: master, method: 'get_jetton_data', stack: [] },
    })
  ).json()
  const supply = BigInt(result.stack[0][1]).toString()
  await expect(factOf(methodsOf(page), 'total supply')).toContainText(supply, { timeout: 30_000 })
  await expect(factOf(methodsOf(page), 'mintable')).toHaveText(
    BigInt(result.stack[1][1].replace('-', '')) === 0n ? 'no' : 'yes',
  )
})

test('an invalid argument of a get-method is kept and explained beside its field, and no call is made', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening['jetton with many holders']}`)
  await show(page).click({ timeout: 30_000 })
  await panel(page).getByText('get_wallet_address').click()
  const field = panel(page).getByLabel('owner address')
  const wallet = worthOpening.wallet!
  const mistyped = wallet.slice(0, 20) + (wallet[20] === 'A' ? 'B' : 'A') + wallet.slice(21)
  await field.fill(mistyped)
  const before = (await network.calls()).filter(({ path }) => path.includes('runGetMethod')).length
  await panel(page).getByRole('button', { name: 'Run' }).click()
  await expect(panel(page).getByRole('alert').filter({ hasText: 'checksum is wrong' })).toBeVisible()
  await expect(field).toHaveValue(mistyped)
  expect((await network.calls()).filter(({ path }) => path.includes('runGetMethod')).length).toBe(before)
})

test('a failed get-method shows its exit code in words before any value', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  await show(page).click({ timeout: 30_000 })
  await panel(page).getByLabel('Name or number of a method').fill('get_jetton_data')
  await panel(page).getByRole('button', { name: 'Open' }).click()
  await panel(page).getByRole('button', { name: 'Run' }).click()
  await expect(methodsOf(page)).toContainText('The method ended with an error', { timeout: 30_000 })
  await expect(methodsOf(page)).toContainText(/Exit code 11: /)
})

test('a get-method that tonapi runs in place of the failed node has a result of an unknown block', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  await show(page).click({ timeout: 30_000 })
  await network.inject({ match: 'runGetMethod', status: 500, body: { ok: false, error: 'down' } })
  await panel(page).getByText('seqno', { exact: true }).click()
  await panel(page).getByRole('button', { name: 'Run' }).click()
  await expect(methodsOf(page)).toContainText('Computed by tonapi, which does not say after which block', {
    timeout: 30_000,
  })
})

for (const width of [390, 1280])
  test(`axe finds nothing on open get-methods at ${width} px`, async ({ page, network }) => {
    await page.setViewportSize({ width, height: 844 })
    const { worthOpening } = await network.state()
    await page.goto(`/address/${worthOpening['jetton with many holders']}`)
    await show(page).click({ timeout: 30_000 })
    await panel(page).getByText('get_jetton_data').click()
    await panel(page).getByRole('button', { name: 'Run' }).click()
    await expect(methodsOf(page)).toBeVisible({ timeout: 30_000 })
    await expectNoFindings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

test('the source of a contract is shown as the indexer has it, and only that of the code at the address', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const master = worthOpening['jetton with many holders']!
  await page.goto(`/address/${master}`)
  await show(page).click({ timeout: 30_000 })
  const press = panel(page).getByRole('button', { name: 'Show its source' })
  await press.focus()
  await page.keyboard.press('Enter')
  const answer = await (await network.request.get(`/v2/blockchain/accounts/${master}/inspect`)).json()
  const [file] = answer.source.files
  await panel(page).getByText(file.name, { exact: true }).click()
  await expect(panel(page).getByRole('region', { name: file.name })).toHaveText(file.content)
  await expect(panel(page).getByText(/nothing was compiled in this browser/)).toBeVisible()

  const body = {
    ...answer,
    source: { files: [{ ...file, name: 'a<b>\u202e.fc', content: '<img src=x onerror=alert(1)>\u202e' }] },
  }
  await network.inject({ match: '/inspect', status: 200, body })
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/address/${master}`)
  await show(page).click({ timeout: 30_000 })
  await press.click()
  await panel(page).getByText('a<b>.fc', { exact: true }).click()
  await expect(panel(page).getByRole('region', { name: 'a<b>.fc' })).toHaveText('<img src=x onerror=alert(1)>')

  await network.reset()
  await network.inject({ match: '/inspect', status: 200, body: { ...body, code_hash: '0'.repeat(64) } })
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/address/${master}`)
  await show(page).click({ timeout: 30_000 })
  await press.click()
  await expect(panel(page).getByText(/is of another code than the one at this address/)).toBeVisible({
    timeout: 30_000,
  })
})

test('the screen says when the indexer has no source of a contract', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  await show(page).click({ timeout: 30_000 })
  await panel(page).getByRole('button', { name: 'Show its source' }).click()
  await expect(panel(page).getByText('tonapi has no source of this code')).toBeVisible({ timeout: 30_000 })
})
