import type { Page } from '@playwright/test'
import { Cell } from '@ton/core'
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

/** Expects that the page still answers: its palette opens and finds a screen. */
async function expectUsable(page: Page) {
  await page.keyboard.press('Control+k')
  const box = page.getByRole('dialog').getByRole('combobox')
  await box.fill('validators')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Validators')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
}

test('a failed transaction is replayed, and its heading names the check that threw', async ({ page, network }) => {
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

test('a replay lists what changed in the account', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await press(page, worthOpening.swap)
  const changes = page.locator('section', { has: page.getByRole('heading', { name: 'What changed in the account' }) })
  await expect(changes.getByRole('row', { name: /^Balance/ })).toBeVisible({ timeout: 30_000 })
  await expect(changes.getByRole('row', { name: /^seqno 1 .*2 / })).toBeVisible()
  await expectNoFindings(page)
})

test('a replay can be cancelled at once and started again', async ({ page, network }) => {
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

test('a failed download of the emulator is reported, the page stays usable, and Try Again replays', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.route('**/*.wasm', route => route.fulfill({ status: 404, body: 'no' }))
  await press(page, worthOpening['failed transaction'])
  await expect(section(page)).toContainText('The virtual machine could not be fetched', { timeout: 30_000 })
  await expectUsable(page)
  await page.unroute('**/*.wasm')
  await section(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(section(page)).toContainText(SAME, { timeout: 30_000 })
})

test('a failed script of the replay worker is reported, and Try Again replays', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.route('**/replay.js', route => route.abort())
  await press(page, worthOpening['failed transaction'])
  await expect(section(page)).toContainText('The virtual machine could not be fetched', { timeout: 30_000 })
  await page.unroute('**/replay.js')
  await section(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(section(page)).toContainText(SAME, { timeout: 30_000 })
})

test('memory that the browser refused is reported, the page stays usable, and Try Again replays', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const refusal = 'WebAssembly.instantiate = () => Promise.reject(new RangeError("Out of memory"));'
  await page.route('**/replay.js', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: refusal + (await answer.text()) })
  })
  await press(page, worthOpening['failed transaction'])
  await expect(section(page)).toContainText('there was not enough memory for it', { timeout: 30_000 })
  await expectUsable(page)
  await page.unroute('**/replay.js')
  await section(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(section(page)).toContainText(SAME, { timeout: 30_000 })
})

test('two tabs replay at the same time', async ({ page, network, context }) => {
  const { worthOpening } = await network.state()
  const other = await context.newPage()
  await Promise.all([press(page, worthOpening['failed transaction']), press(other, worthOpening.swap)])
  for (const tab of [page, other]) await expect(section(tab)).toContainText(SAME, { timeout: 30_000 })
})

test('a replay refuses the state of another account without downloading the emulator', async ({ page, network }) => {
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

/** Runs a get-method of a jetton at a provider, then here. */
async function compute(page: Page, jetton: string | undefined) {
  await page.goto(`/address/${jetton}`)
  await page.getByRole('button', { name: 'Show get-methods' }).click()
  const method = page.getByRole('listitem').filter({ hasText: /^get_jetton_data/ })
  await method.locator('summary').click()
  await method.getByRole('button', { name: 'Run', exact: true }).click()
  await method.getByRole('button', { name: 'Compute it here' }).click()
  return method
}

test('a get-method is computed in the browser on a state that validators signed', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const method = await compute(page, worthOpening['jetton with many holders'])
  await expect(method).toContainText('Computed here: the same result', { timeout: 30_000 })
  await expect(method).toContainText(/On the account as masterchain block [\d,]+ left it, which its validators signed/)
  await expectNoFindings(page)
})

test('a get-method is not computed on a configuration that the proof of its account contradicts', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.route('**/getConfigAll*', async route => {
    const response = await route.fetch()
    const answer = await response.json()
    // An empty cell
    answer.result.config.bytes = 'te6ccgEBAQEAAgAAAA=='
    await route.fulfill({ response, json: answer })
  })
  const method = await compute(page, worthOpening['jetton with many holders'])
  await expect(method.getByRole('alert')).toContainText('toncenter sent another configuration of the network', {
    timeout: 30_000,
  })
  await expect(method).toContainText('The method was not run here.')
  await expect(method).not.toContainText('Computed here')
  await expectNoFindings(page)
})

test('a pasted message is emulated on its receiver and marked as a forecast', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const { raw } = await (
    await network.request.get(`/v2/blockchain/transactions/${worthOpening['failed transaction']}`)
  ).json()
  const message = Cell.fromHex(raw).refs[0]?.refs[0]
  await page.goto('/inspect')
  await page
    .getByRole('textbox', { name: 'Bag of cells in hex or base64' })
    .fill(message?.toBoc().toString('base64') ?? '')
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await page.getByRole('button', { name: 'What would happen' }).click()
  await expect(page.getByText('A forecast: nothing of this has happened')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Steps of the virtual machine' })).toBeVisible()
  await expectNoFindings(page)
})

test('the self-test of the emulator replays a recorded transaction and detects false ones', async ({ page }) => {
  await page.goto('/checks')
  await page.getByRole('button', { name: 'Replay the recording' }).click()
  const trials = page.locator('section', { has: page.getByRole('heading', { name: 'Virtual machine' }) })
  await expect(trials.getByRole('listitem')).toHaveCount(4, { timeout: 30_000 })
  for (const trial of await trials.getByRole('listitem').all()) await expect(trial).toContainText('passed')
})
