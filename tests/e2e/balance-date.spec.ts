import { Address } from '@ton/core'
import { expect, factOf, test } from '../support/e2e.ts'
import { FIRST_DAY } from '../support/first-day.ts'

test('the balance at the end of a day is that of the day’s last transaction, proved up to the signatures', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const account = worthOpening.wallet!
  const { day, end: midnight } = FIRST_DAY
  await page.goto(`/address/${account}`)
  const field = page.getByLabel('Day', { exact: true })
  await field.fill(day, { timeout: 30_000 })
  await field.press('Enter')
  const found = page.getByRole('link', { name: /^Masterchain block [\d,]+, the newest by the end of/ })
  await expect(found).toBeVisible({ timeout: 30_000 })

  const panel = page.getByRole('region', { name: 'How it is proved' })
  await expect(panel.getByText(/validators signed that/)).toBeVisible({ timeout: 30_000 })
  type Row = { utime: number; end_balance: number; account: { address: string }; hash: string }
  const { transactions } = (await (
    await network.request.get(`/v2/blockchain/accounts/${account}/transactions?limit=1000`)
  ).json()) as { transactions: Row[] }
  const last = transactions.find(({ utime }) => utime < midnight)!
  expect(last.account.address).toBe(Address.parse(account).toRawString())
  expect(last.hash).not.toBe(transactions[0]?.hash)
  const balance = (last.end_balance / 1e9).toLocaleString('en', { maximumFractionDigits: 9 })
  await expect(factOf(panel, 'Balance')).toHaveText(`${balance} TON`)
  await expect(factOf(panel, 'Last transaction').getByRole('link')).toHaveAttribute('href', `/tx/${last.hash}`)
  // The state is not current, so no text refers to the history above.
  await expect(page.getByText(/(?:Complete|None newer) as of/)).toHaveCount(0)
})

test('the jetton balance at the end of a day is the sum of transfers until then, proved from the wallet', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const account = worthOpening.wallet!
  const owner = Address.parse(account).toRawString()
  const { day, end: midnight } = FIRST_DAY
  type Party = { address: string }
  type Operation = {
    operation: string
    utime: number
    amount: string
    destination?: Party
    source?: Party
    jetton: Party
  }
  const { operations } = (await (
    await network.request.get(`/v2/accounts/${account}/jettons/history?limit=1000`)
  ).json()) as { operations: Operation[] }
  type Balance = { balance: string; wallet_address: Party; jetton: Party & { decimals: number; symbol: string } }
  const { balances } = (await (await network.request.get(`/v2/accounts/${account}/jettons`)).json()) as {
    balances: Balance[]
  }
  const heldBy = (time: number, jetton: string) =>
    operations
      .filter(({ utime, jetton: { address } }) => utime < time && address === jetton)
      .reduce((sum, { amount, destination }) => sum + BigInt(amount) * (destination?.address === owner ? 1n : -1n), 0n)
  // A jetton whose listed transfers add up to its balance, and whose balance has changed since that day.
  const { jetton, wallet_address: wallet } = balances.find(
    ({ balance, jetton: { address } }) =>
      heldBy(Number.POSITIVE_INFINITY, address) === BigInt(balance) &&
      heldBy(midnight, address) > 0n &&
      heldBy(midnight, address) !== BigInt(balance),
  )!

  await page.goto(`/address/${account}`)
  await page.getByRole('combobox', { name: 'Of' }).selectOption(wallet.address, { timeout: 30_000 })
  const field = page.getByLabel('Day', { exact: true })
  await field.fill(day)
  await field.press('Enter')
  const panel = page.getByRole('region', { name: 'How it is proved' })
  await expect(panel.getByText(/validators signed that/)).toBeVisible({ timeout: 30_000 })
  const shown = factOf(panel, 'Jettons held').locator('data')
  await expect(shown).toContainText(jetton.symbol)
  const units = (await shown.getAttribute('value'))!.replaceAll(',', '').split('.')
  expect(BigInt(units[0]! + (units[1] ?? '').padEnd(jetton.decimals, '0'))).toBe(heldBy(midnight, jetton.address))
})

test('the balance on a date explains a day before the network, a day not ended and a silent node', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  const field = page.getByLabel('Day', { exact: true })
  await field.fill('2019-01-01', { timeout: 30_000 })
  await field.press('Enter')
  await expect(page.getByText('The network did not exist on')).toBeVisible({ timeout: 30_000 })
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  await field.fill(today)
  await field.press('Enter')
  await expect(page.getByText('That day has not ended yet: the balance of now stands above.')).toBeVisible()
  await network.inject({ match: 'lookupBlock', status: 500, body: { ok: false, error: 'down' } })
  await field.fill('2020-01-01')
  await field.press('Enter')
  await expect(page.getByText(/The block of .* was not found\. toncenter cannot be reached/)).toBeVisible({
    timeout: 30_000,
  })
})
