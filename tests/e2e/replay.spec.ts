import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'

const section = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Replay', exact: true }) })
const start = (page: Page) => section(page).getByRole('button', { name: 'Replay', exact: true })
const SAME = 'Replayed here: the same transaction'
/** Files of the emulator, by their paths. */
const EMULATOR = /\/replay\.js$|\.wasm$/

async function press(page: Page, hash: string | undefined) {
  await page.goto(`/tx/${hash}`)
  await start(page).click()
}

test('a failed transaction is replayed, and its head names the check that threw', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['failed transaction']
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  await page.goto(`/tx/${hash}`)
  await expect(start(page)).toBeVisible()
  expect(fetched.filter(path => EMULATOR.test(path))).toEqual([])
  await start(page).click()
  await expect(section(page)).toContainText(SAME, { timeout: 30_000 })
  const { compute_phase: compute } = await (await network.request.get(`/v2/blockchain/transactions/${hash}`)).json()
  await expect(page.getByText(`${compute.vm_steps} steps`, { exact: true })).toBeVisible()
  await expect(page.getByText(/checked by replay: THROW\w*( \d+)? threw/).first()).toBeVisible()
  await expectNoFindings(page)
})

test('a replay says what became of the account', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await press(page, worthOpening.swap)
  const changes = page.locator('section', { has: page.getByRole('heading', { name: 'What changed in the account' }) })
  await expect(changes.getByRole('row', { name: /^Balance/ })).toBeVisible({ timeout: 30_000 })
  await expect(changes.getByRole('row', { name: /^seqno 1 .*2 / })).toBeVisible()
  await expectNoFindings(page)
})

test('a replay is cancelled at once, and can be started again', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.route('**/*.wasm', () => {})
  await press(page, worthOpening['failed transaction'])
  await expect(section(page)).toContainText('Fetching the virtual machine', { timeout: 30_000 })
  await section(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(start(page)).toBeVisible()
  await page.unroute('**/*.wasm')
  await start(page).click()
  await expect(section(page)).toContainText(SAME, { timeout: 30_000 })
})

test('an emulator that does not come is said, and the page lives', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.route('**/*.wasm', route => route.fulfill({ status: 404, body: 'no' }))
  await press(page, worthOpening['failed transaction'])
  await expect(section(page)).toContainText('The virtual machine could not be fetched', { timeout: 30_000 })
  await expect(section(page).getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('an emulator that is no emulator is said', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.route('**/replay.js', route => route.fulfill({ contentType: 'text/javascript', body: 'throw 1' }))
  await press(page, worthOpening['failed transaction'])
  await expect(section(page)).toContainText('could not run in this browser', { timeout: 30_000 })
})

test('a state of another account is refused, and no emulator is fetched', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  await page.route('**/getShardAccountCell*', async route => {
    const other = new URL(route.request().url())
    other.searchParams.set('address', `-1:${'3'.repeat(64)}`)
    await route.fulfill({ response: await route.fetch({ url: String(other) }) })
  })
  await press(page, worthOpening['failed transaction'])
  await expect(section(page)).toContainText('It cannot be replayed', { timeout: 30_000 })
  await expect(section(page)).toContainText("it does not fit the transaction's own bytes")
  expect(fetched.filter(path => EMULATOR.test(path))).toEqual([])
})
