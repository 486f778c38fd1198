import { drivePage } from '../support/driven-page.ts'
import { expect, test } from '../support/e2e.ts'
import { FIRST_DAY, TODAY } from '../support/first-day.ts'

const rows = 'row'

test('an address’s history is filtered by counterparty with a correct count, and also by kind', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.setViewportSize({ width: 1400, height: 900 })
  await page.goto(`/address/${worthOpening.wallet}`)
  const table = page.getByRole('table', { name: 'Transactions' })
  const whom = page.getByRole('combobox', { name: 'With whom' })
  const kinds = page.getByRole('group', { name: 'Show' })
  await expect(kinds.getByRole('button', { name: 'All 50' })).toBeVisible({ timeout: 30_000 })
  await expect(whom).toHaveValue('')
  const options = await whom
    .locator('option')
    .evaluateAll(all =>
      all.map(option => ({ raw: (option as HTMLOptionElement).value, text: option.textContent ?? '' })),
    )
  const counts = options.slice(1).map(({ text }) => Number(/· (\d+)$/.exec(text)?.[1]))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(counts[0]).toBeGreaterThan(2)
  const { raw, text } = options[1]!
  // Its name; or the middle of its address, which is the same in all forms.
  const [name = ''] = text.split(' · ')
  const mention = name.includes('…') ? name.slice(2, name.indexOf('…')) : name
  await whom.selectOption(raw)
  await expect(table.getByRole(rows)).toHaveCount(counts[0]! + 1)
  await expect(kinds.getByRole('button', { name: `All ${counts[0]}` })).toBeVisible()
  await expect(table.getByRole(rows).filter({ hasText: mention })).toHaveCount(counts[0]!)
  const kind = kinds.getByRole('button').nth(1)
  const both = Number(/\d+/.exec((await kind.textContent()) ?? '')?.[0])
  await kind.click()
  await expect(table.getByRole(rows)).toHaveCount(both + 1)
  // The line below counts all loaded rows, also those that are not shown.
  await expect(page.getByText('50 transactions, nothing left out between them')).toBeVisible()
  await whom.selectOption('')
  await kinds.getByRole('button', { name: 'All 50' }).click()
  await expect(table.getByRole(rows)).toHaveCount(51)
})

const GO = 'Show'

test.describe('with a paused clock, so that the page makes no other calls', () => {
  test.use({ pageClock: 'paused' })

  test('the history up to a day has every transaction of the network until then and leads back to the newest', async ({
    page,
    network,
  }) => {
    const { worthOpening } = await network.state()
    const address = worthOpening.wallet!
    type Row = { hash: string; utime: number }
    const { transactions } = (await (
      await network.request.get(`/v2/blockchain/accounts/${address}/transactions?limit=1000`)
    ).json()) as { transactions: Row[] }
    const before = transactions.filter(({ utime }) => utime < FIRST_DAY.end)
    expect(before.length).toBeGreaterThan(0)
    expect(before.length).toBeLessThan(transactions.length)
    const settle = drivePage(page)
    await page.goto(`/address/${address}`, { waitUntil: 'load' })
    await settle()
    const table = page.getByRole('table', { name: 'Transactions' })
    await expect(page.getByRole('button', { name: 'All 50' })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Go to a day' }).click()
    const input = page.getByLabel('Show the history up to a day')
    await expect(input).toBeFocused()
    await input.fill(FIRST_DAY.day)
    const own = (await network.calls()).length
    await page.getByRole('button', { name: GO, exact: true }).click()
    await settle()
    await expect(page.getByText(/^From \d+ \w{3} \d{4} on back, as tonapi lists it\.$/)).toBeVisible({
      timeout: 30_000,
    })
    const calls = (await network.calls()).map(({ path }) => path)
    expect(calls.slice(own).map(path => path.split('?')[0])).toEqual([
      '/api/v2/lookupBlock',
      '/api/v2/getBlockHeader',
      // The next block: the network made none until the end of the day.
      '/api/v2/getBlockHeader',
      expect.stringMatching(/^\/v2\/blockchain\/accounts\/[^/]+\/transactions$/),
      // The kinds of the new parties
      '/api/v3/addressBook',
    ])
    const first = before.slice(0, 50)
    await expect(table.getByRole('row')).toHaveCount(first.length + 1)
    const shown = await table
      .getByRole('row')
      .evaluateAll(all =>
        all
          .slice(1)
          .map(row => /[0-9a-f]{64}/.exec(row.querySelector('a[href^="/tx/"]')?.getAttribute('href') ?? '')?.[0]),
      )
    expect(shown).toEqual(first.map(({ hash }) => hash))
    await expect(
      page.getByText(
        first.length === 1
          ? 'One transaction, checked here'
          : `${first.length} transactions, nothing left out between them`,
      ),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back to the newest' })).toBeFocused()
    await page.getByRole('button', { name: 'Back to the newest' }).click()
    await expect(page.getByRole('button', { name: 'All 50' })).toBeVisible()
    await expect(table.locator(`a[href="/tx/${transactions[0]!.hash}"]`).first()).toBeVisible()
    await expect(page.getByText(/on back, as tonapi lists it\.$/)).toHaveCount(0)
  })
})

test('the history up to a day before the first transaction says so, and a failed load offers Try Again', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  await page.getByRole('button', { name: 'Go to a day' }).click({ timeout: 30_000 })
  const input = page.getByLabel('Show the history up to a day')
  await input.fill('2020-03-12')
  await page.getByRole('button', { name: GO, exact: true }).click()
  await expect(page.getByText('Nothing happened up to 12 Mar 2020.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'All 50' })).toBeVisible()
  // Today is the newest, which takes no call.
  const ofDays = async () => (await network.calls()).filter(({ path }) => path.includes('lookupBlock'))
  const calls = (await ofDays()).length
  await input.fill(TODAY)
  await page.getByRole('button', { name: GO, exact: true }).click()
  await expect(page.getByText('Nothing happened')).toHaveCount(0)
  expect(await ofDays()).toHaveLength(calls)
  await network.inject({
    match: '/lookupBlock|v3.transactions/',
    status: 500,
    body: { ok: false, error: 'down', code: 500 },
  })
  await input.fill(FIRST_DAY.day)
  await page.getByRole('button', { name: GO, exact: true }).click()
  await expect(page.getByText(/^The history up to .* was not loaded\. toncenter cannot be reached/)).toBeVisible()
  await network.reset()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(/on back, as tonapi lists it\.$/)).toBeVisible()
})
