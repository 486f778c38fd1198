import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Address } from '@ton/core'
import { expectNoFindings } from '../support/axe.ts'
import { expect, factOf, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

const HASH = 'fec4f77e8b72eec62d14944d9cf99171a32c03783c8e6e30590aabbe35236f9b'
const USDT = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and actions' })
const field = (page: Page) => palette(page).getByRole('combobox')
/** Options found here, without the one that asks tonapi for a name. */
const options = (page: Page) => palette(page).getByRole('option').filter({ hasNotText: 'asks tonapi' })

async function openPalette(page: Page, key = '/') {
  await page.keyboard.press(key)
  await expect(field(page)).toBeFocused()
}

/** Gives the browser names of its visitor before a page begins. */
const keepNames = (page: Page, names: Record<string, string>) =>
  page.addInitScript(
    all => {
      const entry = (name: string) => ({ name, note: '', watched: false, isWallet: true, seen: null })
      const own = Object.fromEntries(Object.entries(all).map(([raw, name]) => [raw, entry(name)]))
      localStorage.setItem('nanoscope:1:names', JSON.stringify(own))
    },
    Object.fromEntries(Object.entries(names).map(([address, name]) => [Address.parse(address).toRawString(), name])),
  )

for (const { name, path, ready } of screens) {
  test(`the palette opens by keyboard on ${name} and restores the focus`, async ({ page, network }) => {
    await page.goto(fill(path, await network.state()))
    await expect(page.getByText(ready).first()).toBeVisible({ timeout: 30_000 })
    const home = page.getByRole('link', { name: 'Nanoscope, home' })
    await home.focus()
    await openPalette(page)
    await expect(options(page).filter({ hasText: 'Switch to light theme' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(home).toBeFocused()
    await openPalette(page, 'Control+k')
  })
}

for (const width of [320, 390, 1280]) {
  test(`axe finds nothing on the palette in either theme at ${width} px, with many options`, async ({ page }) => {
    await keepNames(page, { [USDT]: 'Zebra Crossing' })
    await page.goto('/jettons')
    await expect(page.getByText('View Details').first()).toBeVisible()
    await openPalette(page)
    await page.setViewportSize({ width, height: 640 })
    for (const text of ['', 'e', USDT]) {
      await field(page).fill(text)
      await expect(options(page).first()).toBeVisible()
      for (const theme of ['dark', 'light']) {
        await page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), theme)
        await expectNoFindings(page, { within: 'dialog' })
      }
      const box = await palette(page).boundingBox()
      expect(box!.x).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(width)
      expect(box!.y + box!.height).toBeLessThanOrEqual(640)
    }
  })
}

test('text typed into the palette or the search box is in no request before it is submitted', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => void asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/blocks')
  await openPalette(page)
  for (const text of ['zebracrossing.ton', HASH, USDT]) {
    await field(page).fill('')
    await field(page).pressSequentially(text)
    await expect(options(page).first()).toContainText(text)
  }
  await page.keyboard.press('Escape')
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await box.pressSequentially('zebracrossing.ton')
  await expect(page.getByRole('option', { name: 'zebracrossing.ton' })).toBeVisible()
  const sent = () => asked.filter(line => /zebra/.test(line) || line.includes(HASH) || line.includes(USDT))
  expect(sent()).toEqual([])
  await box.press('Enter')
  await page.waitForURL('/dns/zebracrossing.ton')
  await expect.poll(() => sent().length).toBeGreaterThan(0)
})

const sayings: [string, string][] = [
  [HASH, 'A transaction hash'],
  [USDT, 'An address, its checksum is right'],
  [`${USDT.slice(0, -1)}t`, 'An address, its checksum is wrong'],
  [`0:${HASH}`, 'An address in raw form, which has no checksum'],
  ['1049', 'The number of a masterchain block'],
  ['(0,8000000000000000,12)', 'A block of a shard'],
  ['zebra.ton', 'A domain'],
  ['q/q', 'No address, hash, block number or domain'],
  ['qqqq', 'Maybe a name: searching asks tonapi for it'],
]
test('the palette says what kind of text is typed', async ({ page }) => {
  await page.goto('/blocks')
  await openPalette(page)
  for (const [text, said] of sayings) {
    await field(page).fill(text)
    await expect(palette(page).getByRole('status')).toHaveText(said)
  }
  await page.keyboard.press('Enter')
  await expect(palette(page).getByRole('alert')).toContainText('Invalid search query')
  await expect(field(page)).toHaveValue('qqqq')
})

test('the palette finds the visitor’s names, and jettons, collections and domains seen in this browser', async ({
  page,
  network,
}) => {
  const { worthOpening } = await network.state()
  await keepNames(page, { [worthOpening.wallet!]: 'Zebra Crossing' })
  await page.goto('/jettons')
  const jetton = page.locator('main a[href^="/jetton/"]').first()
  await expect(jetton).toBeVisible()
  const path = await jetton.getAttribute('href')
  const symbol = await page.evaluate(raw => {
    const kept = Object.entries(localStorage).filter(([name]) => name.includes(':jettons:'))
    type Row = { address: string; name: string }
    // The JSON follows a checksum.
    const rows = kept.flatMap(([, text]) => JSON.parse(text.slice(text.indexOf('{'))).value.jettons as Row[])
    return rows.find(({ address }) => address === raw)!.name
  }, Address.parse(path!.split('/')[2]!).toRawString())
  await page.goto('/dns/nanoscope.ton')
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
  const keeps = (name: string) => page.evaluate(part => Object.keys(localStorage).some(key => key.includes(part)), name)
  await expect.poll(() => keeps(':domain:nanoscope.ton')).toBe(true)
  await page.goto('/nft')
  await expect(page.getByText(/Lenses of Nanoscope/).first()).toBeVisible()
  await openPalette(page)
  await field(page).fill('zebra')
  await expect(options(page)).toHaveCount(1)
  await expect(options(page)).toContainText('your own name')
  await field(page).fill('nanosc')
  await expect(options(page).filter({ hasText: 'domain' }).first()).toContainText('nanoscope.ton')
  await field(page).fill('lenses of')
  await expect(options(page).filter({ hasText: 'NFT collection' })).toHaveCount(1)
  await field(page).fill(symbol)
  await expect(options(page).filter({ hasText: 'jetton' }).first()).toContainText(symbol)
  await field(page).fill('zebra crossing')
  await page.keyboard.press('Enter')
  await page.waitForURL(`/address/${worthOpening.wallet}`)
})

test('the palette remembers searches, which are deleted one by one, all at once, or with other saved data', async ({
  page,
}) => {
  for (const text of ['17', '18', '19']) {
    await page.goto('/blocks')
    await openPalette(page)
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await page.waitForURL(`/block/${text}`)
  }
  const recent = options(page).filter({ hasText: 'searched before' })
  await openPalette(page)
  await expect(recent).toHaveText([/^19/, /^18/, /^17/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(recent).toHaveText([/^18/, /^17/])
  await recent.first().getByTitle('Forget this search').click()
  await expect(recent).toHaveText([/^17/])
  await page.goto('/checks')
  await page.getByRole('button', { name: 'Forget it all' }).click()
  await expect(page.getByText('Forgotten. The next page begins anew.')).toBeVisible()
  await openPalette(page)
  await expect(recent).toHaveCount(0)
})

test('the palette shows a hostile name as text', async ({ page }) => {
  await keepNames(page, { [USDT]: 'zebra <img src=x onerror=alert(1)>\u202Eevil' })
  await page.goto('/blocks')
  page.on('dialog', () => {
    throw new Error('a name was run')
  })
  await openPalette(page)
  await field(page).fill('zebra')
  await expect(options(page).first()).toContainText('zebra <img src=x onerror=alert(1)>evil')
  await expect(palette(page).locator('img')).toHaveCount(0)
})

test('the palette offers only the actions of the current page', async ({ page, network, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  await expect(page.getByText(/^(?:Received from|Sent to)/).first()).toBeVisible()
  await openPalette(page)
  await field(page).fill('copy addr')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(worthOpening.wallet)
  await openPalette(page)
  await field(page).fill('light theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await openPalette(page)
  await field(page).fill('statis')
  await page.keyboard.press('Enter')
  await page.waitForURL('/stats')
  await openPalette(page)
  await field(page).fill('copy addr')
  await expect(options(page)).toHaveCount(0)
})

/** Script that opens the palette. */
const KEYS_SCRIPT = /\/_astro\/keys\./

/** Delays the palette's script until the returned function is called. */
async function holdPalette(page: Page) {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(KEYS_SCRIPT, async route => {
    await held
    await route.continue()
  })
  return release
}

test('the palette takes over the text typed while it loaded and keeps it when it closes', async ({ page }) => {
  const release = await holdPalette(page)
  await page.goto('/blocks')
  await page.keyboard.type('/17')
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toHaveValue('17')
  release()
  await expect(field(page)).toHaveValue('17')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toHaveValue('')
  await openPalette(page)
  await expect(field(page)).toHaveValue('17')
})

test('the palette stays closed while the visitor types into another field', async ({ page }) => {
  const release = await holdPalette(page)
  await page.goto('/dns')
  await page.keyboard.type('/a')
  const input = page.getByRole('searchbox', { name: 'Domain' })
  await input.focus()
  await page.keyboard.type('bc')
  const loaded = page.waitForResponse(KEYS_SCRIPT)
  release()
  const url = (await loaded).url()
  // Resolves once the script has run.
  await page.evaluate(script => import(script), url)
  await page.keyboard.type('d')
  await expect(input).toHaveValue('bcd')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

for (const path of ['/', '/blocks'])
  test(`one Enter asks tonapi for a name typed right after "/" on ${path}`, async ({ page, network }) => {
    await page.goto(path)
    await page.keyboard.type('/husd')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option').first()).toContainText('HUSD')
    await expect(page.getByRole('option').first()).toContainText('whitelisted')
    expect((await network.calls()).filter(({ path }) => path.includes('search?name'))).toHaveLength(1)
  })

test('a key pressed right after Escape opens the palette again', async ({ page }) => {
  await page.goto('/blocks')
  await openPalette(page)
  await Promise.all([page.keyboard.press('Escape'), openPalette(page)])
})

test('the header’s search box suggests too, and Escape keeps the typed text', async ({ page }) => {
  await page.goto('/blocks')
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await box.fill('17')
  await expect(page.getByRole('option')).toHaveText([/^17/])
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(box).toHaveValue('17')
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option').click()
  await page.waitForURL('/block/17')
})

test('“?” lists every key, and Escape closes the list', async ({ page }) => {
  await page.goto('/blocks')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys' })
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const documented = [...(readme.split('## Keys')[1] ?? '').split('\n## ')[0]!.matchAll(/^\| `.*\| (.+) \|$/gm)]
  await expect(help.getByRole('definition')).toHaveText(documented.map(([, does]) => does!))
  await expectNoFindings(page, { within: 'dialog' })
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(page).toHaveURL('/blocks')
})

test('keys open screens, neighbours and rows, and copy a permanent link', async ({ page, context, network }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/validators')
  await expect(page.getByText(/largest validators hold half/)).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await page.waitForURL('/blocks')
  const first = page.getByRole('table', { name: 'Blocks' }).getByRole('row').nth(1).getByRole('link').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('j')
  await expect(first).not.toBeFocused()
  await page.keyboard.press('k')
  await expect(first).toBeFocused()
  const seqno = (await network.state()).masterchain - 20
  await page.goto(`/block/${seqno}`)
  await expect(factOf(page, 'Root hash')).toContainText(/[0-9a-f]{64}/)
  await page.keyboard.press('y')
  await expect(page.getByText('Copied a lasting link to this page')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}/block/${seqno}?workchain=-1&shard=8000000000000000`,
  )
  await page.keyboard.press('[')
  await page.waitForURL(`/block/${seqno - 1}`)
  await expect(page.getByRole('link', { name: 'Next Block' })).toBeVisible()
  await page.keyboard.press(']')
  await page.waitForURL(`/block/${seqno}`)
})

test('keys are ignored in a field and with other modifiers', async ({ page }) => {
  await page.goto('/dns')
  const input = page.getByRole('searchbox', { name: 'Domain' })
  await input.click()
  await page.keyboard.type('g h/?j')
  await page.keyboard.press('Control+k')
  await expect(input).toHaveValue('g h/?j')
  await page.locator('h1').first().click()
  for (const key of ['Alt+/', 'Control+/', 'Control+Shift+k', 'Alt+g', 'Control+g', 'h', 'Control+y'])
    await page.keyboard.press(key)
  // The palette comes after all that was pressed before it.
  await openPalette(page)
  await expect(field(page)).toHaveValue('')
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await expect(page).toHaveURL('/dns')
})

test('“/” focuses the header’s search box when the palette fails to load', async ({ page }) => {
  await page.route(/\/_astro\/keys\./, route => route.abort())
  await page.goto('/blocks')
  await page.keyboard.press('/')
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toBeFocused()
})
