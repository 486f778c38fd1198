import type { Locator, Page } from '@playwright/test'
import { expectNoFindings } from '../support/axe.ts'
import { expect, factOf, type LoggedCall, test } from '../support/e2e.ts'

const hexOf = (base64: string) => Buffer.from(base64, 'base64').toString('hex')
/** Source line with Compare and Refresh, and the results of a comparison. */
const lineOf = (page: Page): Locator => page.getByRole('button', { name: 'Compare' }).locator('xpath=../..')
const pathsTo = (calls: LoggedCall[], provider: 'node' | 'indexer') =>
  calls.filter(call => call.provider === provider).map(({ path }) => decodeURIComponent(path))

/** Clicks Compare; resolves with the source line. */
async function press(page: Page): Promise<Locator> {
  const line = lineOf(page)
  await expect(line).toHaveCount(1, { timeout: 30_000 })
  await line.getByRole('button', { name: 'Compare' }).click()
  return line
}

/** Answers of a path are others from now on. */
async function alter<T>(page: Page, path: RegExp, change: (body: T) => T) {
  await page.route(path, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change(await answer.json()) })
  })
}

test('Compare requests an account from each other provider once, and all agree', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const address = worthOpening['frozen account']!
  await page.goto(`/address/${address}`)
  await expect(lineOf(page)).toContainText('toncenter', { timeout: 30_000 })
  const before = await network.calls()
  const isState = (path: string) => /\/v2\/blockchain\/accounts\/[^/]+$/.test(path)
  expect(pathsTo(before, 'indexer').filter(isState)).toEqual([])
  const line = await press(page)
  await expect(line).toContainText('tonapi agrees, 3 of 3: balance, status')
  await expect(line).toContainText('toncenter v3 agrees, 3 of 3: balance, status')
  const [asked, ...more] = pathsTo(await network.calls(), 'indexer').filter(isState)
  expect(more).toEqual([])
  const state = await (await network.request.get(asked!)).json()
  const query = new URLSearchParams({ address })
  const node = (await (await network.request.get(`/api/v2/getAddressInformation?${query}`)).json()).result
  expect(String(state.balance)).toBe(node.balance)
  expect(state.last_transaction_hash).toBe(hexOf(node.last_transaction_id.hash))
  await expect(line).toContainText(`, last transaction at logical time ${node.last_transaction_id.lt}.`)
})

test('Compare finds the same code and data of a contract at both providers', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening['jetton PLAIN']}`)
  await expect(factOf(page, 'Data hash')).toContainText(/[0-9a-f]{64}/, { timeout: 30_000 })
  await expect(await press(page)).toContainText(
    /tonapi agrees, 3 of 3: balance, status, last transaction, code hash, data hash at logical time \d+\./,
  )
})

test('Compare shows both values of an account that differs, below their providers, until a refresh', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const address = worthOpening['frozen account']!
  await alter<{ balance: number }>(page, /\/v2\/blockchain\/accounts\/[^/]+$/, state => ({ ...state, balance: 7 }))
  await page.goto(`/address/${address}`)
  const line = await press(page)
  await expect(line).toContainText(/toncenter and tonapi differ at logical time \d+\./)
  await expect(line).toContainText('toncenter v3 agrees, 2 of 3: balance')
  const query = new URLSearchParams({ address })
  const node = (await (await network.request.get(`/api/v2/getAddressInformation?${query}`)).json()).result
  const table = line.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['toncenter', 'tonapi'])
  const row = table.getByRole('row', { name: 'balance' })
  await expect(table.getByRole('rowheader')).toHaveText(['balance'])
  await expect(row.getByRole('cell')).toHaveText([`${Number(node.balance) / 1e9} TON`, '0.000000007 TON'])
  await page.unroute(/accounts/)
  await line.getByRole('button', { name: 'Refresh' }).click()
  await expect(table).toHaveCount(0)
  await expect(line).not.toContainText('differ')
})

test('Compare gives no verdict on an account at another logical time, and Try Again requests the older one', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  let ahead = -5
  await alter<{ last_transaction_lt: number }>(page, /\/v2\/blockchain\/accounts\/[^/]+$/, state => ({
    ...state,
    balance: 1,
    last_transaction_lt: state.last_transaction_lt + ahead,
  }))
  await page.goto(`/address/${worthOpening['frozen account']}`)
  const line = await press(page)
  await expect(line).toContainText(
    /Not comparable: toncenter is at logical time \d+, tonapi at logical time \d+\. ?Try Again/,
  )
  const [shown, other] = [...(await line.innerText()).matchAll(/logical time (\d+)/g)].map(([, lt]) => BigInt(lt!))
  expect(shown! - other!).toBe(5n)
  ahead = 5
  await line.getByRole('button', { name: 'Try Again' }).click()
  await expect(line).toContainText('What is shown is older: refresh it, then compare again.')
  await expect(line.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
})

test('Compare says why it failed, and Try Again compares again', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening['frozen account']}`)
  await expect(lineOf(page)).toHaveCount(1, { timeout: 30_000 })
  await network.inject({ match: '/v2/blockchain/accounts/', status: 400, body: { error: 'no' } })
  const line = await press(page)
  await expect(line).toContainText('Not compared. tonapi did not accept the question.')
  await network.reset()
  await line.getByRole('button', { name: 'Try Again' }).click()
  await expect(line).toContainText('tonapi agrees, 3 of 3')
})

test('Compare calls an account that only one provider has a single source', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening['unused address']}`)
  await expect(await press(page)).toContainText('Single source: tonapi does not have it.')
})

test('Compare finds the same transaction hash in the bytes of all providers', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const hash = worthOpening['failed transaction']!
  await page.goto(`/tx/${hash}`)
  const line = await press(page)
  await expect(line).toContainText('tonapi agrees, 3 of 3: hash.')
  const asked = pathsTo(await network.calls(), 'indexer').filter(path => path.includes('/blockchain/transactions/'))
  expect(asked).toEqual([`/v2/blockchain/transactions/${hash}`])
})

test('Compare shows both hashes of a transaction whose bytes differ at tonapi', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const [hash, stranger] = [worthOpening['failed transaction']!, worthOpening['transaction with a comment']!]
  const { raw } = await (await network.request.get(`/v2/blockchain/transactions/${stranger}`)).json()
  await alter<object>(page, /\/v2\/blockchain\/transactions\//, body => ({ ...body, raw }))
  await page.goto(`/tx/${hash}`)
  const line = await press(page)
  await expect(line).toContainText('toncenter v3 and tonapi differ.')
  await expect(line.getByRole('row', { name: 'hash' }).getByRole('cell')).toHaveText([hash, stranger])
})

for (const kind of ['Masterchain', 'Shard'] as const)
  test(`Compare finds the same hashes of ${kind === 'Shard' ? 'a shard' : 'a masterchain'} block at both providers`, async ({
    page,
    network,
  }) => {
    const { masterchain, split } = await network.state()
    const [, shard, seqno] = split!.before[0]!.match(/\(0,(\w+),(\d+)\)/) ?? []
    const path = kind === 'Shard' ? `/block/${seqno}?workchain=0&shard=${shard}` : `/block/${masterchain - 20}`
    await page.goto(path)
    const line = await press(page)
    await expect(line).toContainText('tonapi agrees, 2 of 2: root hash, file hash.')
    const asked = pathsTo(await network.calls(), 'indexer').find(call => call.includes('/blocks/'))
    const block = await (await network.request.get(asked!)).json()
    await expect(factOf(page, 'Root hash')).toContainText(block.root_hash)
    await expect(factOf(page, 'File hash')).toContainText(block.file_hash)
  })

test('Compare tells how many blocks and seconds a lagging index is behind the newest block', async ({
  page,
  network,
}) => {
  await network.degrade({ indexLag: 6 })
  const heads = { node: [] as number[], indexer: [] as number[] }
  page.on('response', async response => {
    if (/getMasterchainInfo/.test(response.url())) heads.node.push((await response.json()).result.last.seqno)
    if (/masterchain-head/.test(response.url())) heads.indexer.push((await response.json()).seqno)
  })
  await page.goto('/stats')
  await expect(page.getByText('measured over')).toBeVisible({ timeout: 30_000 })
  const line = await press(page)
  await expect(line).toContainText(
    /Not comparable: toncenter is at block [\d,]+, tonapi at block [\d,]+\. \d+ blocks apart, about \d+ s; the answers are \d+ s apart\./,
  )
  const [shown, other] = [...(await line.innerText()).matchAll(/at block ([\d,]+)/g)].map(([, seqno]) =>
    Number(seqno!.replaceAll(',', '')),
  )
  const gap = Number((await line.innerText()).match(/(\d+) blocks apart/)![1])
  expect(shown! - other!).toBe(gap)
  expect(heads.indexer).toContain(other)
  expect(heads.node).toContain(shown)
  // The newest block is refreshed on a timer, and the result stays on screen.
  await network.step(2)
  await page.clock.runFor(6000)
  await expect(factOf(page, /^Latest block$/)).not.toContainText(shown!.toLocaleString('en-US'), { timeout: 20_000 })
  await expect(line).toContainText(`${gap} blocks apart`)
})

test('Compare finds the same total supply of a jetton at both providers, and shows a different one', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const address = worthOpening.jetton!
  await page.goto(`/jetton/${address}`)
  const line = await press(page)
  await expect(line).toContainText('toncenter agrees, 3 of 3: total supply, though neither says of which moment.')
  await alter<{ result: { total_supply: string } }>(page, /getTokenData/, body => ({
    ...body,
    result: { ...body.result, total_supply: `${body.result.total_supply}0` },
  }))
  await line.getByRole('button', { name: 'Compare' }).click()
  await expect(line).toContainText('tonapi and toncenter differ, though neither says of which moment.')
  const [shown, other] = await line.getByRole('row', { name: 'total supply' }).getByRole('cell').allInnerTexts()
  const digits = (text: string) => text.replaceAll(/[,.]/g, '')
  expect(digits(other!)).toBe(`${digits(shown!)}0`)
})

test('Compare is operated by keyboard, keeps the focus and announces its result', async ({ page, network }) => {
  const { masterchain } = await network.state()
  await page.goto(`/block/${masterchain - 20}`)
  const button = page.getByRole('button', { name: 'Compare' })
  await button.focus()
  await page.keyboard.press('Enter')
  const words = page.getByText('tonapi agrees, 2 of 2')
  await expect(words).toBeVisible()
  await expect(button).toBeFocused()
  expect(await words.evaluate(element => element.closest('[aria-live=polite]') !== null)).toBe(true)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Refresh' }).first()).toBeFocused()
})

for (const theme of ['dark', 'light'])
  for (const width of [320, 1280])
    test(`axe finds nothing on a difference found by Compare, ${theme}, and it fits ${width} px`, async ({
      page,
      network,
    }) => {
      const { masterchain } = await network.state()
      const other = 'ab'.repeat(32)
      await alter<object>(page, /\/blockchain\/blocks\//, block => ({ ...block, root_hash: other, file_hash: other }))
      await page.addInitScript(theme => localStorage.setItem('nanoscope:1:theme', theme), theme)
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/block/${masterchain - 20}`)
      const line = await press(page)
      await expect(line.getByRole('rowheader')).toHaveText(['root hash', 'file hash'])
      await expectNoFindings(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

test('a screen whose data only one provider has offers no Compare button', async ({ page, network }) => {
  await page.goto('/validators')
  await expect(page.getByText('largest validators hold half')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Compare' })).toHaveCount(0)
  expect((await network.calls()).length).toBeGreaterThan(0)
})
