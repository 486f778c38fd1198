import type { Page } from '@playwright/test'
import { expect, factOf, scrollTo, test } from '../support/e2e.ts'

const HEAD = '/blockchain/masterchain-head'
const BRIEFS = '/reduced/blocks'
const NOTHING = 'No data available'
const coins = (units: number) => (units / 1e9).toLocaleString('en-US', { maximumFractionDigits: 9 })
const value = (page: Page, label: string) => factOf(page, new RegExp(`^${label}$`))

test('the statistics screen shows the providers’ values in tiles and cards', async ({ page }) => {
  await page.goto('/stats')
  await expect(page.getByRole('heading', { name: 'Network Statistics', exact: true })).toBeVisible()
  for (const label of ['Latest Block', 'Block Transactions', 'Active Validators', 'Total Stake'])
    await expect(page.getByText(label, { exact: true })).toBeVisible()
  for (const name of [
    'Blockchain Information',
    'Network Activity',
    'Validator Statistics',
    'Network Health & Version',
    'About Network Statistics',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Stats update every 30 seconds')).toBeVisible()

  await expect(value(page, 'Latest block').getByRole('link')).toHaveText(/^#\d/)
  for (const label of ['Root hash', 'File hash', 'State root hash'])
    await expect(value(page, label)).toContainText(/^[0-9a-f]{64}/)
  await expect(value(page, 'Status')).toHaveText(/^Healthyits newest block was made (now|\d+s ago)$/)
  // The block that the figures are of names itself; its own answer never changes.
  const [, seqno = ''] = /in (#\d+(?:,\d{3})*)/.exec((await value(page, 'Fees collected').textContent()) ?? '') ?? []
  const id = `(-1,8000000000000000,${seqno.replaceAll(/\D/g, '')})`
  const block = await (await page.request.get(`/v2/blockchain/blocks/${id}`)).json()
  await expect(value(page, 'Software version')).toHaveText(String(block.gen_software_version))
  await expect(value(page, 'Global ID')).toHaveText(String(block.global_id))
  await expect(value(page, 'Block version')).toHaveText(String(block.version))
  const { fees_collected: fees, burned } = block.value_flow
  await expect(value(page, 'Fees collected')).toHaveText(`${coins(fees.grams)} TON in ${seqno}, its reward included`)
  await expect(value(page, 'Fees burned')).toHaveText(burned ? `${coins(burned.grams)} TON in ${seqno}` : NOTHING)
  const { validators, min_stake } = await (await page.request.get('/v2/blockchain/validators')).json()
  await expect(value(page, 'Total validators')).toHaveText(String(validators.length))
  await expect(value(page, 'Minimum stake')).toHaveText(`${(min_stake / 1e9).toLocaleString('en-US')} TON`)
  await expect(value(page, 'Election time')).toHaveText(/\d{4}, \d\d:\d\d:\d\d/)
  await expect(value(page, 'Block time')).toHaveText(/^\d\.\d\d seconds measured over \d+ blocks$/)
  await expect(value(page, 'Latest block transactions')).toHaveText(/^\d+ in #[\d,]+ and its shard blocks$/)
})

for (const [burned, words] of [
  [{ grams: 1_500_000_001, other: [] }, '1.500000001 TON in #1,234'],
  [undefined, NOTHING],
] as const)
  test(`statistics show “${words}” of a block that burned ${burned ? 'fees' : 'none'}`, async ({ page, network }) => {
    const head = await (await page.request.get(`/v2${HEAD}`)).json()
    const body = { ...head, seqno: 1234, value_flow: { ...head.value_flow, burned } }
    await network.inject({ match: HEAD, status: 200, body })
    await page.goto('/stats')
    await expect(value(page, 'Fees burned')).toHaveText(words)
  })

test('statistics assume a block time of about 5 seconds while it is unknown', async ({ page, network }) => {
  await network.inject({ match: BRIEFS, status: 404 }, { match: '/getBlockHeader', status: 404 })
  await page.goto('/stats')
  await expect(value(page, 'Block time')).toHaveText('about 5 seconds', { timeout: 30_000 })
  await expect(value(page, 'Latest block transactions')).toHaveText(/^\d+ in #[\d,]+ alone$/)
})

for (const [age, status] of [
  [65, 'Delayed'],
  [965, 'Stalled'],
] as const)
  test(`statistics call the network ${status} when its newest block is ${age} seconds old`, async ({
    page,
    network,
  }) => {
    const { now } = await network.state()
    const genUtime = now - age
    const body = { seqno: 5, root_hash: 'ab'.repeat(32), file_hash: 'ab'.repeat(32), gen_utime: genUtime }
    await network.inject(
      { match: HEAD, status: 200, body },
      { match: BRIEFS, status: 404 },
      { match: '/getBlockHeader', status: 404 },
    )
    await page.goto('/stats')
    await expect(value(page, 'Status')).toContainText(`${status}its newest block was made ${Math.floor(age / 60)}m ago`)
    await expect(value(page, 'Software version')).toHaveText('—')
    await expect(value(page, 'Global ID')).toHaveText('—')
    await expect(value(page, 'Fees collected')).toHaveText('No data available')
  })

test('statistics come from the node when the indexer is down', async ({ page, network }) => {
  await network.inject({ match: '/', provider: 'indexer', status: 404 })
  await page.goto('/stats')
  await expect(value(page, 'Status')).toContainText('Healthy', { timeout: 30_000 })
  await expect(value(page, 'Fees collected')).toHaveText('No data available')
  await expect(page.getByText('No data available').first()).toBeVisible()
})

test('statistics say that no data are available when all providers fail, and Try Again loads them', async ({
  page,
  network,
}) => {
  await network.inject({ match: '/', status: 404 })
  await page.goto('/stats')
  await expect(page.getByText('No data available')).toHaveCount(1, { timeout: 45_000 })
  await expect(page.getByText('—', { exact: true })).toHaveCount(4)
  await network.reset()
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect(value(page, 'Root hash')).toContainText(/(?!0{64})[0-9a-f]{64}/, { timeout: 30_000 })
})

test('the statistics screen does not shift while it loads', async ({ page, network }) => {
  await network.inject({ match: '/', delayMs: 3000 })
  await page.goto('/stats')
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  const about = page.getByRole('heading', { name: 'About Network Statistics' })
  const before = await about.boundingBox()
  await expect(value(page, 'Status')).toBeVisible()
  await expect(value(page, 'State root hash')).toContainText(/(?!0{64})[0-9a-f]{64}/)
  await expect(value(page, 'Total validators')).toHaveText(/\d/, { timeout: 30_000 })
  expect(await about.boundingBox()).toEqual(before)
})

test('sections of statistics slide in on scroll, unless reduced motion is preferred', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'reveal') document.documentElement.dataset.slid = 'yes'
    })
  })
  const whole = page.locator('html')
  const about = page.getByRole('heading', { name: 'About Network Statistics' })
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/stats')
  await expect(value(page, 'Root hash')).toContainText(/(?!0{64})[0-9a-f]{64}/)
  await expect(whole).not.toHaveAttribute('data-slid')
  await scrollTo(about)
  await expect(whole).toHaveAttribute('data-slid', 'yes')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Not by reloading, which would come back to where the reader was.
  await page.goto('/stats?again')
  await expect(value(page, 'Root hash')).toContainText(/(?!0{64})[0-9a-f]{64}/)
  await scrollTo(about)
  await expect(about).toBeInViewport()
  await expect(page.locator('.reveal').first()).toBeAttached()
  await expect(whole).not.toHaveAttribute('data-slid')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the statistics screen hides no section', async ({ page }) => {
    await page.goto('/stats')
    await expect(page.getByRole('heading', { name: 'About Network Statistics' })).toBeVisible()
  })
})
