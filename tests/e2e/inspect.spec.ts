import type { Page } from '@playwright/test'
import { beginCell, Cell } from '@ton/core'
import { methodTitle } from '../../src/domain/inspect/listing.ts'
import { readBoc } from '../../src/ton/boc.ts'
import { fromBase64 } from '../../src/ton/bytes.ts'
import { methodIdsOf } from '../../src/ton/code/methods.ts'
import { expectNoFindings } from '../support/axe.ts'
import { expect, factOf, test } from '../support/e2e.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Bag of cells in hex or base64' })
const tree = (page: Page) => page.getByRole('list', { name: 'Cells' })
const panel = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) })

type Raw = {
  hash: string
  lt: number
  raw: string
  total_fees: number
  in_msg?: { value: number; hash: string }
  out_msgs: { value: number; hash: string }[]
}

async function transactionOf(page: Page, hash: string): Promise<Raw> {
  return (await page.request.get(`/v2/blockchain/transactions/${hash}`)).json()
}

async function codeOf(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(`/api/v2/getAddressInformation?address=${encodeURIComponent(address)}`)
  return (await answer.json()).result.code
}

/** Calls that this file did not make itself. */
const ofPages = async (network: { calls(): Promise<{ path: string }[]> }) =>
  (await network.calls()).filter(({ path }) => !/blockchain\/transactions\/|getAddressInformation/.test(path))

const inCoins = (nano: number) => `${nano / 1e9} TON`

/** Puts bytes into the field as a keyboard does, and presses Read. */
async function type(page: Page, text: string) {
  await expect(page.getByRole('button', { name: 'Read' })).toBeEnabled()
  await field(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Read' })).toBeFocused()
  await page.keyboard.press('Enter')
}

const drop = (page: Page, content: string, name = 'bag.boc') =>
  page.evaluate(
    ([text, fileName]) => {
      const data = new DataTransfer()
      data.items.add(new File([text ?? ''], fileName ?? ''))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    },
    [content, name],
  )

test('Inspect decodes a pasted transaction as the network does, by keyboard and without a call', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const known = await transactionOf(page, worthOpening.swap!)
  await page.goto('/inspect')
  await type(page, known.raw)
  const shown = panel(page, 'Transaction')
  await expect(factOf(shown, /^Hash$/).locator('.hash')).toHaveText(known.hash)
  await expect(factOf(shown, 'Logical time').first()).toHaveText(String(known.lt))
  await expect(factOf(shown, 'Total fees')).toHaveText(inCoins(known.total_fees))
  const messages = [...(known.in_msg ? [known.in_msg] : []), ...known.out_msgs]
  for (const [place, { hash }] of messages.entries())
    await expect(factOf(shown, 'Message hash').nth(place).locator('.hash')).toHaveText(hash)
  const values = messages.filter(({ value }) => value > 0).map(({ value }) => inCoins(value))
  await expect(factOf(shown, /^Value$/)).toHaveText(values)
  await expect(tree(page).getByRole('listitem').first()).toContainText('#0')
  expect(await ofPages(network)).toEqual([])
  expect(await field(page).inputValue()).toBe(known.raw)
})

test('Inspect lists the methods in a contract’s dictionary, each with its code', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const code = await codeOf(page, worthOpening['jetton with many holders']!)
  const ids = methodIdsOf(readBoc(fromBase64(code)!)).sort((one, other) => one - other)
  expect(ids.length).toBeGreaterThan(2)
  await page.goto('/inspect')
  await type(page, code)
  const methods = page.getByRole('list', { name: 'Methods' }).getByRole('button')
  await expect(methods).toHaveCount(ids.length + 1)
  const listed = (await methods.allInnerTexts()).slice(1).map(text => text.split('\n')[0])
  expect(listed.sort()).toEqual(ids.map(methodTitle).sort())
  await expect(page.getByRole('region', { name: 'Code of entry' })).toContainText('DICTPUSHCONST')
  await methods.filter({ hasText: 'get_jetton_data' }).click()
  await expect(page.getByRole('region', { name: 'Code of get_jetton_data' }).getByRole('listitem')).not.toHaveCount(0)
})

test('Inspect opens deeply nested code on click and leads back', async ({ page }) => {
  // PUSHREFCONT, nested ten times, after SETCP0.
  let inner = beginCell().storeUint(0x8b04, 16)
  for (let level = 0; level < 10; level++) inner = beginCell().storeUint(0x8a, 8).storeRef(inner)
  const code = beginCell().storeUint(0xff00, 16).storeSlice(inner.asSlice()).endCell()
  await page.goto(`/inspect#${code.toBoc().toString('hex')}`)
  const entry = page.getByRole('region', { name: 'Code of entry' })
  await expect(entry.getByText('PUSHREFCONT')).toHaveCount(8)
  const jump = entry.getByRole('button')
  const name = await jump.innerText()
  await jump.press('Enter')
  await expect(page.getByRole('region', { name: `Code of ${name}` }).getByText('PUSHREFCONT')).toHaveCount(2)
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(entry).toBeVisible()
  await expect(page.getByText('This code has no dictionary of methods.')).toBeVisible()
})

test('Inspect explains what it cannot read and keeps the input', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const { raw } = await transactionOf(page, worthOpening.swap!)
  await page.goto('/inspect')
  // The reader of bytes is loaded by the first ones.
  await type(page, raw)
  await expect(panel(page, 'Transaction')).toBeVisible()
  for (const [text, words] of [
    ['', 'There are no bytes yet'],
    ['what is this?', 'This is text, not bytes'],
    ['deadbeef', 'These bytes are no bag of cells'],
    [raw.slice(0, 200), 'These bytes are cut off'],
    ['b5ee9c7201010101000300010000', 'This is cyclic'],
    ['b5ee9c7204010004000100000001000000000300000000', 'at most 262,144 cells are read'],
    [`${raw}00`, 'This bag of cells is damaged: wrong length.'],
  ] as const) {
    await type(page, text)
    await expect(page.getByText(words)).toBeVisible({ timeout: 1000 })
    expect(await field(page).inputValue()).toBe(text)
    await expect(tree(page)).toHaveCount(0)
  }
  await type(page, raw)
  await expect(panel(page, 'Transaction')).toBeVisible()
  expect(await ofPages(network)).toEqual([])
})

test('Inspect reads bytes behind # and their changes without sending them to a server', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const { raw } = await transactionOf(page, worthOpening.swap!)
  const code = await codeOf(page, worthOpening['jetton with many holders']!)
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(`/inspect#${raw}`)
  await expect(panel(page, 'Transaction')).toBeVisible()
  await page.evaluate(text => (location.hash = text), Buffer.from(code, 'base64').toString('base64url'))
  await expect(panel(page, 'Contract code')).toBeVisible()
  const link = page.getByRole('link', { name: 'Link to these bytes' })
  await expect(link).toHaveAttribute('href', `/inspect#${Buffer.from(code, 'base64').toString('base64url')}`)
  await page.goBack()
  await expect(panel(page, 'Transaction')).toBeVisible()
  expect(asked.filter(text => text.includes(raw.slice(0, 40)) && !text.includes('#'))).toEqual([])
  expect(await ofPages(network)).toEqual([])
})

test('Inspect reads a dropped file, as bytes or as text', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const { raw } = await transactionOf(page, worthOpening.swap!)
  await page.goto('/inspect')
  await expect(page.getByRole('button', { name: 'Read' })).toBeEnabled()
  await drop(page, raw, 'swap.txt')
  await expect(panel(page, 'Transaction')).toBeVisible()
  await expect(page.getByText('Read from the file swap.txt.')).toBeVisible()
  await expect(page).toHaveURL(/\/inspect$/)
  await page.getByLabel('Or a file').setInputFiles({ name: 'a.boc', mimeType: '', buffer: Buffer.from('hello') })
  await expect(page.getByText('These bytes are no bag of cells')).toBeVisible()
  await page.getByLabel('Or a file').setInputFiles({ name: 'b.boc', mimeType: '', buffer: Buffer.from(raw, 'hex') })
  await expect(panel(page, 'Transaction')).toBeVisible()
})

test('Inspect expands and collapses cells, and a repeated cell links to its first occurrence', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const code = await codeOf(page, worthOpening['jetton with many holders']!)
  const cells = new Set<string>()
  const visit = (cell: Cell): void => {
    cells.add(cell.hash().toString('hex'))
    for (const ref of cell.refs) visit(ref)
  }
  visit(Cell.fromBase64(code))
  await page.goto(`/inspect#${code}`)
  const own = tree(page).locator('[data-cell]')
  // The listing of the code comes later and moves the tree below it.
  await expect(page.getByRole('heading', { name: 'Code of entry' })).toBeVisible()
  await page.getByRole('button', { name: 'Open all' }).click()
  await expect(own).toHaveCount(cells.size)
  const hashes = await own.locator('.hash[title]').evaluateAll(all => all.map(one => one.getAttribute('title')))
  expect(new Set(hashes)).toEqual(cells)
  await page.getByRole('button', { name: 'Close all' }).click()
  await expect(own).toHaveCount(1)
  const root = page.getByRole('button', { name: 'Cell 0: what it refers to' })
  await expect(root).toHaveAttribute('aria-expanded', 'false')
  await root.press('Enter')
  await expect(own).not.toHaveCount(1)

  // Twice the same leaf below one cell.
  await type(page, 'b5ee9c7241010201000800020201010100022a0e3e7573')
  await expect(own).toHaveCount(2)
  await tree(page).getByRole('button', { name: '#1' }).last().click()
  await expect(tree(page).locator('[data-cell="1"]')).toBeFocused()
})

test.describe('with all pages kept in the browser', () => {
  test.use({ serviceWorkers: 'allow' })

  test('Inspect decodes transactions and code offline', async ({ page, context, network }) => {
    const { worthOpening } = await network.state()
    const { raw, hash } = await transactionOf(page, worthOpening.swap!)
    const code = await codeOf(page, worthOpening['jetton with many holders']!)
    await page.goto('/inspect')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await context.setOffline(true)
    await page.goto(`/inspect#${raw}`)
    await page.reload()
    await expect(factOf(panel(page, 'Transaction'), /^Hash$/).locator('.hash')).toHaveText(hash)
    await type(page, code)
    await expect(page.getByRole('list', { name: 'Methods' })).toBeVisible()
    await context.setOffline(false)
    expect(await ofPages(network)).toEqual([])
  })
})

test('the bytes of a message open in Inspect on click', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/tx/${worthOpening['jetton transfer with a call']}`)
  const details = page.getByText('Fields and bytes')
  await expect(details.first()).toBeVisible({ timeout: 30_000 })
  for (const one of await details.all()) await one.click()
  const link = page.getByRole('link', { name: 'Inspect' }).and(page.locator('[href*="#"]')).first()
  await expect(link).toHaveAttribute('href', /^\/inspect#te6cc[\w-]+$/)
  await link.click()
  await expect(tree(page)).toBeVisible()
})

for (const width of [390, 1280])
  test(`axe finds nothing on Inspect’s code and transactions at ${width} px`, async ({ page, network }) => {
    const { worthOpening } = await network.state()
    const { raw } = await transactionOf(page, worthOpening.swap!)
    await page.setViewportSize({ width, height: 850 })
    for (const bytes of [raw, await codeOf(page, worthOpening['jetton with many holders']!), 'b5ee9c72']) {
      await page.goto('/inspect')
      await type(page, bytes)
      await expect(bytes === 'b5ee9c72' ? page.getByText('cut off') : tree(page)).toBeVisible()
      for (const theme of ['dark', 'light']) {
        await page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), theme)
        await expectNoFindings(page)
      }
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
    }
  })
