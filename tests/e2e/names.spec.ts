import type { Page } from '@playwright/test'
import { Address } from '@ton/core'
import { expectNoFindings } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { lookAlike } from '../support/look-alike.ts'

const NAME = 'Zebra Crossing'
const NOTE = 'owes me a quokka'

/** Every URL that a page requested, with the body of the request. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => void asked.push(`${request.url()} ${request.postData() ?? ''}`))
  return asked
}

/** Gives the browser names before a page begins, as an earlier visit did. */
const keep = (page: Page, own: Record<string, object>) =>
  page.addInitScript(text => {
    if (!localStorage.getItem('nanoscope:1:names')) localStorage.setItem('nanoscope:1:names', text)
  }, JSON.stringify(own))

const entry = (parts: object) => ({ name: '', note: '', watched: false, isWallet: true, seen: null, ...parts })
const rawOf = (address = '') => Address.parse(address).toRawString()

/** A wallet and another account whose plain payment to it its history names: rows of jettons and of what came back name somebody else. */
async function pair(network: {
  request: Page['request']
  state: () => Promise<{ worthOpening: Record<string, string> }>
}) {
  const { worthOpening } = await network.state()
  const wallet = worthOpening.wallet!
  const { result } = await (await network.request.get(`/api/v2/getTransactions?address=${wallet}&limit=30`)).json()
  type Row = { in_msg?: { source: string; value: string; message: string; msg_data: { '@type': string } } }
  const sources = (result as Row[]).flatMap(({ in_msg }) => {
    const isPlain = in_msg?.message === '' || in_msg?.msg_data['@type'] === 'msg.dataText'
    return isPlain && Number(in_msg.value) > 1e8 ? in_msg.source : []
  })
  const source = sources.find(text => {
    const { workChain, hash } = Address.parse(text)
    return workChain === 0 && !hash.equals(Address.parse(wallet).hash)
  })
  return { wallet, other: Address.parse(source!) }
}

test('a name given to an address by keyboard is shown on every screen and sent in no request', async ({
  page,
  network,
}) => {
  const asked = listen(page)
  const { wallet, other } = await pair(network)
  await page.goto(`/address/${other.toString({ bounceable: false })}`)
  const press = page.getByRole('button', { name: 'Name it' })
  await press.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(NAME)
  await page.keyboard.press('Tab')
  await page.keyboard.type(NOTE)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Watch this address' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(page).toHaveTitle(`${NAME} · Nanoscope`)
  await expect(page.getByText(NOTE).first()).toBeVisible()

  await page.goto(`/address/${wallet}`)
  const table = page.getByRole('table', { name: 'Transactions' })
  const named = table.locator(`[data-address]:visible`).filter({ hasText: NAME })
  await expect(named.first()).toBeVisible({ timeout: 30_000 })
  await expect(named.first().getByRole('img', { name: 'your own name' })).toBeVisible()
  const friendly = await named.first().getAttribute('title')
  expect(friendly).toContain(other.toString({ bounceable: false }).slice(2, 40))
  // The sentence of a row says the name too.
  await table.locator('a[href^="/tx/"]').filter({ hasText: NAME }).first().click()
  await page.waitForURL(/\/tx\//)
  await expect(page.getByRole('main').getByText(NAME).first()).toBeVisible({ timeout: 30_000 })

  await page.goto('/watch')
  const list = page.getByRole('table', { name: 'Watch list' })
  await expect(list.getByRole('link', { name: new RegExp(NAME) })).toBeVisible()
  await expect(list.locator('data')).toBeVisible({ timeout: 30_000 })
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(text => /zebra|quokka/i.test(decodeURIComponent(text)))).toEqual([])
})

test('a watched account that moves is marked as changed, also in the title, until marked as seen', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  const busy = worthOpening['busy wallet']!
  const answer = async () =>
    (await (await network.request.get(`/api/v2/getAddressInformation?address=${busy}`)).json()).result
  await keep(page, { [rawOf(busy)]: entry({ name: 'Busy', watched: true }) })
  await page.goto('/watch')
  const list = page.getByRole('table', { name: 'Watch list' })
  await expect(list.locator('data')).toBeVisible({ timeout: 30_000 })
  await expect(list.getByText('Unchanged')).toBeVisible()
  await expect(page).toHaveTitle('Watch list · Nanoscope')
  const { lt } = (await answer()).last_transaction_id
  const seen = await page.evaluate(
    raw => JSON.parse(localStorage.getItem('nanoscope:1:names') ?? '{}')[raw],
    rawOf(busy),
  )
  expect(seen.seen.lt).toBe(lt)
  await network.stepUntil(async () => (await answer()).last_transaction_id.lt !== lt)
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(list.getByText('Changed', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveTitle('(1) Watch list · Nanoscope')
  await expect(page.getByText('1 of 1 watched changed since you looked')).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as seen' }).press('Enter')
  await expect(list.getByText('Unchanged')).toBeVisible()
  await expect(page).toHaveTitle('Watch list · Nanoscope')
})

const MUM = `0:${'a1'.repeat(32)}`
const SHOP = `0:${'b2'.repeat(32)}`
const NEW = `0:${'c3'.repeat(32)}`
const fileOf = (content: object) => ({
  name: 'names.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
})
const bundle = {
  format: 'acton-favorites',
  version: 1,
  network: 'testnet',
  accounts: [{ address: SHOP, savedAt: 1 }],
  blocks: [],
  transactions: [],
  addressNames: [
    { address: MUM, name: 'Mother' },
    { address: SHOP, name: 'Shop' },
    { address: NEW, name: `\u202e<img src=x onerror=alert(1)>${'x'.repeat(10_000)}` },
    { address: 'nonsense', name: 'Nobody' },
  ],
}
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('nanoscope:1:names') ?? '{}'))

test('an imported address book is previewed, and the visitor keeps the own or the imported entries', async ({
  page,
}) => {
  const asked = listen(page)
  // It has had no transaction yet.
  const seen = { lt: '0', hash: '0'.repeat(64) }
  const mine = { [MUM]: entry({ name: 'Mum' }), [SHOP]: entry({ name: 'Shop', watched: true, seen }) }
  await keep(page, mine)
  await page.goto('/watch')
  const chooser = page.getByLabel('Read a file')
  await chooser.setInputFiles(fileOf(bundle))
  const preview = page.getByRole('region', { name: 'What reading this file would do' })
  await expect(preview.getByRole('status')).toContainText('1 new, 1 changed, 1 the same, 1 refused.')
  await expect(preview.getByText('of testnet; this site shows embedded network')).toBeVisible()
  await expect(preview.getByRole('row').filter({ hasText: 'Mother' })).toContainText('Mum')
  await expect(preview.getByRole('row').filter({ hasText: 'nonsense' })).toContainText('refused: no address')
  await expect(preview.locator('img')).toHaveCount(0)
  expect(await kept(page)).toEqual(mine)
  await preview.getByRole('button', { name: 'Merge' }).press('Enter')
  await expect(page.getByText('Merged: 1 added, 0 changed.')).toBeVisible()
  const merged = await kept(page)
  expect(merged).toMatchObject(mine)
  expect(merged[NEW].name).toBe(`<img src=x onerror=alert(1)>${'x'.repeat(31)}…`)

  await chooser.setInputFiles(fileOf({ ...bundle, network: 'embedded network' }))
  await expect(preview.getByRole('status')).toContainText('0 new, 1 changed, 2 the same, 1 refused.')
  await expect(preview.getByText('this site shows')).toHaveCount(0)
  await preview.getByRole('button', { name: 'Take the file’s' }).click()
  await preview.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('Merged: 0 added, 1 changed.')).toBeVisible()
  expect((await kept(page))[MUM].name).toBe('Mother')
  expect(asked.filter(text => /mother|onerror|a1a1a1|nonsense/i.test(text))).toEqual([])
})

test('an exported address book holds all entries, and importing it changes nothing', async ({ page }) => {
  await keep(page, { [MUM]: entry({ name: 'Mum', note: 'n' }), [SHOP]: entry({ watched: true }) })
  await page.goto('/watch')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save 2 addresses as a file' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^nanoscope-addresses-\d{4}-\d\d-\d\d\.json$/)
  await page.getByLabel('Read a file').setInputFiles(await file.path())
  await expect(page.getByText('0 new, 0 changed, 2 the same, 0 refused.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing to merge' })).toBeDisabled()
})

for (const [what, content, words] of [
  ['broken', '{"format":', 'The file is broken, or no JSON.'],
  ['foreign', '{"format":"something"}', 'holds neither names of Nanoscope nor favourites of Acton'],
  ['huge', ' '.repeat(5_000_001), 'The file is larger than 5 MB.'],
] as const)
  test(`importing a ${what} file reports it and overwrites nothing`, async ({ page }) => {
    const mine = { [MUM]: entry({ name: 'Mum' }) }
    await keep(page, mine)
    await page.goto('/watch')
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) }
    await page.getByLabel('Read a file').setInputFiles(file)
    await expect(page.getByRole('alert').filter({ hasText: words })).toContainText('Nothing was changed.')
    expect(await kept(page)).toEqual(mine)
  })

test('a full storage is reported and loses no name', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  await expect(page.getByText('Last activity')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Name it' }).click()
  await page.getByLabel('Name', { exact: true }).fill('First')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  // Data of another site on this host fill the storage; cached answers are deleted to make room.
  await page.evaluate(() => {
    let text = 'x'.repeat(1_000_000)
    for (let n = 0; text !== ''; n++)
      try {
        localStorage.setItem(`other:${n}`, text)
      } catch {
        for (const name of Object.keys(localStorage)) if (name.includes(':cache:')) localStorage.removeItem(name)
        text = text.slice(0, text.length / 2)
      }
  })
  await page.getByLabel('Name', { exact: true }).fill('Second '.repeat(8))
  await page.getByLabel('Note').fill('long '.repeat(99))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'no room left' })).toContainText('nothing was changed')
  expect((await kept(page))[rawOf(worthOpening.wallet)].name).toBe('First')
})

test('a name given in one tab appears in the other tab at once', async ({ page, context, network }) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  // The page waits for names once it is under way.
  await page.waitForResponse(/\/labels\/index\.json/, { timeout: 30_000 })
  const second = await context.newPage()
  await second.goto(`/address/${worthOpening.wallet}`)
  await second.getByRole('button', { name: 'Name it' }).click()
  await second.getByLabel('Name', { exact: true }).fill('From afar')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('header').getByText('From afar')).toBeVisible()
  await second.getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('header').getByText('From afar')).toHaveCount(0)
})

test("a provider's name and scam mark are shown beside the visitor's name", async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const raw = rawOf(worthOpening.wallet)
  const facts = { address: raw, is_wallet: true, is_scam: true, name: 'Known Cheat', interfaces: [] }
  await network.inject({ match: `/accounts/${raw}$/`, provider: 'indexer', status: 200, body: facts })
  await keep(page, { [raw]: entry({ name: 'Mum' }) })
  await page.goto(`/address/${raw}`)
  await expect(page.getByText('tonapi calls it Known Cheat')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('header').getByText('Mum')).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: 'marks this account as a scam' })).toBeVisible()
  const own = page
    .getByRole('table', { name: 'Transactions' })
    .locator(`[data-address]:visible`)
    .filter({ hasText: 'Mum' })
  await expect(own.first()).toContainText('scam')
})

test('a counterparty that resembles a named address is flagged in history rows and on its transactions', async ({
  page,
  network,
}) => {
  const { wallet, other } = await pair(network)
  const friend = lookAlike(other.hash, 6, 'friend')
  await keep(page, { [friend]: entry({ name: 'Old friend' }) })
  await page.goto(`/address/${wallet}`)
  const table = page.getByRole('table', { name: 'Transactions' })
  const suspect = table.locator('[data-address]:visible').filter({ hasText: 'look-alike' })
  await expect(suspect.first()).toBeVisible({ timeout: 30_000 })
  const shown = (await suspect.first().getAttribute('title')) ?? ''
  expect(Address.parse(shown).equals(other)).toBe(true)
  const friendly = (address: Address) => address.toString({ bounceable: shown.startsWith('EQ') })
  const warning = page.getByRole('note').filter({ hasText: 'looks like one that you named, but is another' })
  await expect(warning).toContainText(shown)
  await expect(warning).toContainText(friendly(Address.parse(friend)))
  const underlined = (await warning.locator('u').allTextContents()).length
  const differ = [...shown].filter((letter, place) => letter !== friendly(Address.parse(friend))[place]).length
  expect(underlined).toBe(2 * differ)
  await table.getByRole('row').filter({ hasText: 'look-alike' }).first().getByRole('link').first().click()
  await page.waitForURL(/\/tx\//)
  // The form of the address, and so its ending, may be known better by now.
  await expect(warning).toContainText(shown.slice(2, 40), { timeout: 30_000 })
})

test('public labels name unnamed addresses, warn of scams, and are shown beside a provider’s name', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening['jetton hoarder']}`)
  const label = /^Public label: Hoard Exchange \(exchange\) — embedded-list 1, as of \d{4}-\d\d-\d\d$/
  await expect(page.getByText(label)).toBeVisible({ timeout: 30_000 })
  await expect(
    page.getByRole('img', { name: /^public label by embedded-list 1, taken .+: exchange$/ }).first(),
  ).toBeVisible()
  await page.goto(`/address/${worthOpening['exchange router']}`)
  await expect(page.getByText(/^Public label: Old Router/)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('header').getByText('Harbour Exchange')).toBeVisible()
  await page.goto(`/address/${worthOpening['unused address']}`)
  await expect(page.getByRole('note').filter({ hasText: 'embedded-list' })).toContainText(
    'calls this account a scammer',
    { timeout: 30_000 },
  )
})

for (const width of [390, 1280])
  test(`axe finds nothing on names, notes and the watch list at ${width} px`, async ({ page, network }) => {
    await page.setViewportSize({ width, height: 850 })
    const { wallet, other } = await pair(network)
    await keep(page, {
      [rawOf(wallet)]: entry({ name: 'Savings', note: 'for a rainy day', watched: true }),
      [other.toRawString()]: entry({ name: 'Somebody', watched: true }),
      [MUM]: entry({ name: 'Mum', note: 'x'.repeat(400) }),
    })
    const sound = async () => {
      for (const theme of ['dark', 'light']) {
        await page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), theme)
        await expectNoFindings(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
    await page.goto('/watch')
    await expect(page.getByRole('table', { name: 'Watch list' }).locator('data')).toHaveCount(2, { timeout: 30_000 })
    await page.getByLabel('Read a file').setInputFiles(fileOf(bundle))
    await expect(page.getByRole('button', { name: 'Merge' })).toBeVisible()
    await sound()
    await page.goto(`/address/${wallet}`)
    await page.getByRole('button', { name: 'Name it' }).click()
    await expect(
      page.getByRole('table', { name: 'Transactions' }).getByText('Somebody').filter({ visible: true }).first(),
    ).toBeVisible({
      timeout: 30_000,
    })
    await sound()
  })
