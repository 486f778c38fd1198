import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { drivePage } from '../support/driven-page.ts'
import { expect, test } from '../support/e2e.ts'

type Row = {
  tx_hash: string
  asset: string
  amount_units: string
  fee_nano: string
  lt: string
  time_utc: string
  source: string
}
type Saved = { provenance: { complete: boolean; source: string; address: string }; rows: Row[] }
type Indexed = {
  hash: string
  lt: number
  utime: number
  total_fees: number
  in_msg?: { value: number; msg_type: string }
  out_msgs: { value: number; fwd_fee: number; msg_type: string }[]
}

/** A browser without a dialog for files: it downloads them. */
test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined })))

/** Content and name of the file that Enter saves. */
async function savedBy(page: Page, press: Locator) {
  await press.focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

/** Opens the ways to save a history, by keyboard. `settle`: completes the load if the clock is paused. */
async function openExport(page: Page, address: string, settle?: () => Promise<void>) {
  await page.goto(`/address/${address}`, settle && { waitUntil: 'load' })
  await settle?.()
  const disclosure = page.getByText('Export', { exact: true })
  await expect(disclosure).toBeVisible({ timeout: 30_000 })
  await disclosure.focus()
  await page.keyboard.press('Enter')
  await settle?.()
  await expect(page.getByRole('group', { name: 'Save what is shown' })).toBeVisible()
}

/** Export rows of a transaction from the indexer's list, for TON only: moved amounts, and the fee in the first row. */
function tonRowsOf({ in_msg, out_msgs, total_fees }: Indexed): string[] {
  const internal = [in_msg, ...out_msgs].map((message, place) => ({ message, sign: place === 0 ? '' : '-' }))
  return internal
    .flatMap(({ message, sign }) =>
      message && message.msg_type === 'int_msg' && message.value > 0 ? [`${sign}${message.value}`] : [],
    )
    .concat(`fee ${total_fees + out_msgs.reduce((sum, { fwd_fee }) => sum + fwd_fee, 0)}`)
}

const tonOf = (rows: Row[]) => [
  ...rows.filter(({ asset }) => asset === 'TON').map(({ amount_units }) => amount_units),
  `fee ${rows.map(({ fee_nano }) => fee_nano).join('')}`,
]

/** Holds a file's rows against the API's list of the same transactions. */
function expectSame(rows: Row[], listed: Indexed[]) {
  const byHash = Map.groupBy(rows, ({ tx_hash }) => tx_hash)
  expect([...byHash.keys()]).toEqual(listed.map(({ hash }) => hash))
  for (const one of listed) {
    const own = byHash.get(one.hash) ?? []
    expect(tonOf(own), one.hash).toEqual(tonRowsOf(one))
    expect(own[0]).toMatchObject({
      lt: `${one.lt}`,
      time_utc: new Date(one.utime * 1000).toISOString().replace('.000', ''),
    })
  }
}

test.describe('with a paused clock, so that the page makes no other calls', () => {
  test.use({ pageClock: 'paused' })

  test('the rows on screen are saved at once as CSV and JSON, by keyboard and without a call', async ({
    page,
    network,
  }) => {
    const { worthOpening } = await network.state()
    const settle = drivePage(page)
    await openExport(page, worthOpening.wallet!, settle)
    await expect(page.getByText('50 transactions, without a further call')).toBeVisible()
    const own = (await network.calls()).length
    const json = await savedBy(page, page.getByRole('button', { name: 'Save JSON' }))
    const csv = await savedBy(page, page.getByRole('button', { name: 'Save CSV' }))
    expect(await network.calls()).toHaveLength(own)
    expect(json.name).toMatch(/^ton-.{8}-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.json$/)
    expect(csv.name).toBe(json.name.replace('json', 'csv'))
    const { provenance, rows } = JSON.parse(json.text) as Saved
    expect(provenance).toMatchObject({ complete: true, source: 'toncenter v3' })
    const { transactions } = (await (
      await network.request.get(`/v2/blockchain/accounts/${worthOpening.wallet}/transactions?limit=1000`)
    ).json()) as { transactions: Indexed[] }
    const newest = transactions.findIndex(({ hash }) => hash === rows[0]?.tx_hash)
    expectSame(rows, transactions.slice(newest, newest + 50))
    const [head, ...lines] = csv.text.split('\r\n')
    expect(head).toMatch(/^time_utc,lt,tx_hash,direction,/)
    expect(lines.filter(line => /^\d{4}-/.test(line)).map(line => line.split(',')[2])).toEqual(
      rows.map(({ tx_hash }) => tx_hash),
    )
  })
})

test('an export pauses on an error, resumes after a reload and equals the API', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const address = worthOpening['busy wallet']!
  await openExport(page, address)
  const range = page.getByRole('group', { name: 'A range of dates' })
  await range.getByLabel('From (UTC)').fill('2020-01-01')
  await range.getByRole('button', { name: 'JSON' }).focus()
  await page.keyboard.press('Space')
  await expect(range.getByText(/^About .* pages?, .* at the providers' pace\.$/)).toBeVisible()
  // The second page does not come.
  await network.inject({ match: '/getTransactions.*lt=/', status: 500, body: { ok: false, error: 'down', code: 500 } })
  await range.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await expect(range.getByText(/Paused, because a page was not loaded\. toncenter/)).toBeVisible({ timeout: 30_000 })
  await expect(range.getByRole('status')).toContainText(/^\d+ rows, back to \d{1,2} [A-Z][a-z]{2} \d{4} \(UTC\)/)
  await network.reset()
  await openExport(page, address)
  await expect(range.getByText('Paused when the page was left.')).toBeVisible()
  await range.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(range.getByText(/^Complete for TON: each transaction names the one before it/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(range.getByText(/jettons? in it adds? up to what tonapi’s history says|^Rows come to /)).toBeVisible()
  await expect(range.getByText(/^Opening balance .*, moved -?[\d.]+ TON with fees, closing balance /)).toBeVisible()
  const { name, text } = await savedBy(page, range.getByRole('button', { name: 'Save the file' }))
  expect(name).toMatch(/^ton-.{8}-2020-01-01_\d{4}-\d\d-\d\d\.json$/)
  const { provenance, rows } = JSON.parse(text) as Saved
  expect(provenance.complete).toBe(true)
  const { transactions } = (await (
    await network.request.get(`/v2/blockchain/accounts/${address}/transactions?limit=1000`)
  ).json()) as { transactions: Indexed[] }
  const newest = transactions.findIndex(({ hash }) => hash === rows[0]?.tx_hash)
  expect(newest).toBeGreaterThanOrEqual(0)
  expect(transactions.length - newest).toBeGreaterThan(99)
  expectSame(rows, transactions.slice(newest))
  await range.getByRole('button', { name: 'New export' }).focus()
  await page.keyboard.press('Enter')
  await expect(range.getByRole('button', { name: 'Start' })).toBeVisible()
})

test('a cancelled export saves its rows in a file named partial', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await openExport(page, worthOpening['busy wallet']!)
  const range = page.getByRole('group', { name: 'A range of dates' })
  await range.getByLabel('From (UTC)').fill('2020-01-01')
  await network.inject({ match: '/getTransactions.*lt=/', delayMs: 20_000 })
  await range.getByRole('button', { name: 'Start' }).click()
  await expect(range.getByRole('status')).toContainText(/^\d+ rows, back to/)
  await range.getByRole('button', { name: 'Pause' }).click()
  await expect(range.getByText('Paused.', { exact: true })).toBeVisible()
  await range.getByRole('button', { name: 'Cancel' }).click()
  await expect(range.getByText(/^Partial: cancelled before the first day was reached/)).toBeVisible()
  const { name, text } = await savedBy(page, range.getByRole('button', { name: 'Save the file' }))
  expect(name).toMatch(/-partial\.csv$/)
  expect(text.split('\r\n').length).toBeGreaterThan(50)
})

test('an export through the native save dialog is written in parts, and not at all once the dialog is closed', async ({
  page,
  network,
}) => {
  type Saved = { name?: string; parts: string[]; isClosed?: boolean }
  await page.addInitScript(() => {
    const saved: Saved = { parts: [] }
    let isCancelled = true
    const createWritable = async () => ({
      write: async (part: string) => void saved.parts.push(part),
      close: async () => void Object.assign(saved, { isClosed: true }),
    })
    async function showSaveFilePicker({ suggestedName }: { suggestedName: string }) {
      if (isCancelled) {
        isCancelled = false
        throw new DOMException('', 'AbortError')
      }
      saved.name = suggestedName
      return { createWritable }
    }
    Object.assign(window, { showSaveFilePicker, saved })
  })
  const { worthOpening } = await network.state()
  const address = worthOpening['busy wallet']!
  await openExport(page, address)
  const range = page.getByRole('group', { name: 'A range of dates' })
  await range.getByLabel('From (UTC)').fill('2020-01-01')
  await range.getByRole('button', { name: 'Start' }).click()
  const save = range.getByRole('button', { name: 'Save the file' })
  await expect(save).toBeVisible({ timeout: 60_000 })
  const saved = () => page.evaluate(() => Reflect.get(window, 'saved') as Saved)
  await save.click()
  expect(await saved()).toEqual({ parts: [] })
  await save.click()
  await expect.poll(async () => (await saved()).isClosed).toBe(true)
  const { name, parts } = await saved()
  expect(name).toMatch(/^ton-.{8}-2020-01-01_\d{4}-\d\d-\d\d\.csv$/)
  // Its head, at least two pages, and its end.
  expect(parts.length).toBeGreaterThan(3)
  const [head, ...lines] = parts.join('').trimEnd().split('\r\n')
  expect(head).toMatch(/^time_utc,lt,tx_hash,direction,.*,balance_nano$/)
  await expect(range.getByRole('status')).toContainText(
    `${lines.filter(line => !/ balance,|,jettons add up,/.test(line)).length} rows`,
  )
})
