import { expect, factOf, type LoggedCall, test } from '../support/e2e.ts'

const OPCODE = '0x0000b0a7'
const ASK = 'Ask the node API for its name'
const decodes = (calls: LoggedCall[]) => calls.filter(({ path }) => path.startsWith('/api/v3/decode'))

/** A transaction that received an operation known only to this network, found from an account that sent many of them. */
async function open(page: import('@playwright/test').Page, hash: string) {
  await page.goto(`/tx/${hash}`)
  const row = page.getByRole('table', { name: 'Outgoing messages' }).getByRole('row').nth(1)
  await expect(row).toContainText(`Operation ${OPCODE}`, { timeout: 30_000 })
  await row.getByText('Fields and bytes').click()
  await expect(row.getByText('No layout is known for this body.')).toBeVisible()
  return row
}

test('an unknown operation gets the node API’s name on click, which is then cached', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['too long trace']!
  for (const visit of [1, 2]) {
    const row = await open(page, hash)
    expect(decodes(await network.calls())).toHaveLength(visit === 1 ? 0 : 1)
    await row.getByRole('button', { name: ASK }).click()
    await expect(row.getByText('as the node API names it')).toBeVisible()
    expect(decodes(await network.calls()), `visit ${visit}`).toHaveLength(1)
  }
  const { path } = decodes(await network.calls())[0]!
  const { opcodes } = await (await network.request.get(path)).json()
  expect(path).toBe(`/api/v3/decode?opcodes=${OPCODE}`)
  expect(opcodes).toEqual(['relay_pass'])
  await expect(page.getByText(opcodes[0], { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: ASK })).toHaveCount(0)
})

test('the look-up of an operation’s name shows a hostile name as text, reports a missing one and retries a failure', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['too long trace']!
  await network.inject({ match: '/api/v3/decode', status: 500, body: { error: 'down' } })
  const row = await open(page, hash)
  await row.getByRole('button', { name: ASK }).click()
  await expect(row).toContainText('No name was loaded. toncenter cannot be reached or has a fault.')
  await network.reset()
  await network.inject({ match: '/api/v3/decode', status: 200, body: { opcodes: ['unknown'], bodies: [] } })
  await row.getByRole('button', { name: 'Try Again' }).click()
  await expect(row).toContainText('toncenter has no name for it either.')
  await network.reset()
  // Operations without a name are requested again.
  const name = '<b>\u202egnp.exe</b>\u200b'
  await network.inject({ match: '/api/v3/decode', status: 200, body: { opcodes: [name], bodies: [] } })
  const again = await open(page, hash)
  await again.getByRole('button', { name: ASK }).click()
  await expect(again.locator('bdi', { hasText: 'gnp.exe' })).toHaveText('<b>gnp.exe</b>')
})

test('a signed request, which has no operation code, offers no look-up of its name', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/tx/${worthOpening['too long trace']}`)
  const message = factOf(page, 'Message').filter({ hasText: 'Signed request' })
  await message.getByText('Fields and bytes').click({ timeout: 30_000 })
  await expect(message.getByText('Message hash')).toBeVisible()
  await expect(message.getByRole('button', { name: ASK })).toHaveCount(0)
})
