import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Address } from '@ton/core'
import { parse } from 'csv-parse/sync'
import { expect, test } from '../support/e2e.ts'

/** Presses Enter on a button of the source line, and returns the name and the text of the file. */
async function save(page: Page, name: 'Save CSV' | 'Save JSON') {
  const press = page.getByRole('button', { name }).first()
  await press.focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

/** The list as this test asks for it, the list as the page does, the running round, and when and by which rules the next one is elected. */
const CALLS = 5

const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true })
const friendly = (address: string, bounceable = true) => Address.parse(address).toString({ bounceable })
/** Smallest units as a decimal number without needless zeros. */
function decimal(units: string, decimals: number): string {
  const digits = units.padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return digits.slice(0, digits.length - decimals) + (fraction && `.${fraction}`)
}

for (const width of [390, 1280])
  test(`saving validators at ${width} px writes all of them, not only the rows drawn, and makes no call`, async ({
    page,
    network,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { validators: known } = await (await network.request.get('/v2/blockchain/validators')).json()
    const validators = Array.from({ length: 300 }, (_, i) => ({
      ...known[0],
      address: `-1:${String(i).padStart(64, '0')}`,
      adnl_address: String(i).padStart(64, 'a'),
      stake: 10 ** 15 - i,
    }))
    await network.inject({
      match: '/v2/blockchain/validators',
      status: 200,
      body: { validators, total_stake: 300 * 10 ** 15 },
    })
    await page.goto('/validators')
    await expect(page.getByRole('button', { name: 'Save CSV' })).toBeVisible({ timeout: 30_000 })
    expect(await page.getByRole('row').count()).toBeLessThan(200)
    await expect.poll(async () => (await network.calls()).length).toBe(CALLS)
    const { name, text } = await save(page, 'Save CSV')
    expect(await network.calls()).toHaveLength(CALLS)
    expect(name).toMatch(/^ton-active-validators-\d{4}-\d\d-\d\d\.csv$/)
    expect(rowsOf(text).map(row => [row.Rank, row.Address, row['ADNL Address']])).toEqual(
      validators.map(({ address, adnl_address }, i) => [String(i + 1), friendly(address), adnl_address]),
    )
    expect(rowsOf(text).map(({ Stake }) => Stake)).toEqual(
      validators.map(({ stake }) => expect.stringContaining(decimal(String(stake), 9))),
    )
  })

test('jetton holders are saved with exact balances and their provenance', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const jetton = worthOpening['jetton with many holders']!
  const { addresses } = await (await network.request.get(`/v2/jettons/${jetton}/holders?limit=100&offset=0`)).json()
  const { metadata } = await (await network.request.get(`/v2/jettons/${jetton}`)).json()
  await page.goto(`/jetton/${jetton}`)
  await expect(page.getByText('toncenter v3 and tonapi ·')).toBeVisible({ timeout: 30_000 })
  const { provenance, rows } = JSON.parse((await save(page, 'Save JSON')).text)
  expect(provenance).toMatchObject({
    network: 'embedded network',
    source: expect.stringMatching(/^(?:tonapi, toncenter v3|toncenter v3, tonapi)$/),
    title: 'Top Holders',
  })
  expect(provenance.page).toContain(`/jetton/${jetton}`)
  type Holder = { balance: string; owner: { address: string; is_wallet: boolean } }
  expect(rows.map((row: Record<string, string>) => row.Balance)).toEqual(
    addresses.map(({ balance }: Holder) => decimal(balance, Number(metadata.decimals))),
  )
  expect(rows.map((row: Record<string, string>) => Address.parse(row.Address!).toRawString())).toEqual(
    addresses.map(({ owner }: Holder) => owner.address),
  )
})

test('jetton and NFT cards are saved with names, exact amounts, units and links', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const wallet = worthOpening.wallet!
  type Balance = { balance: string; jetton: { address: string; symbol: string; name: string; decimals: number } }
  const [answer] = await Promise.all([
    page.waitForResponse(answer => new URL(answer.url()).pathname.endsWith('/jettons')),
    page.goto(`/address/${wallet}`),
  ])
  const { balances }: { balances: Balance[] } = await answer.json()
  await page.getByRole('tab', { name: /^Jettons/ }).click({ timeout: 30_000 })
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('button', { name: 'Save CSV' }).first()).toBeVisible({ timeout: 30_000 })
  const rows = rowsOf((await save(page, 'Save CSV')).text)
  expect(rows).toHaveLength(balances.filter(({ balance }) => balance !== '0').length)
  for (const { amount, 'amount unit': unit, link, text } of rows) {
    const address = Address.parse(link!.split('/').at(-1)!).toRawString()
    const { jetton, balance } = balances.find(({ jetton }) => jetton.address === address)!
    expect([amount, unit]).toEqual([decimal(balance, jetton.decimals), jetton.symbol])
    // Marks that turn the direction of writing are taken out of names.
    expect(text).toContain(jetton.name.replaceAll(/[\u202a-\u202e]/g, ''))
  }
})
