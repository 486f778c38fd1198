import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { shiftClock } from '../support/clock.ts'
import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

/**
 * Every word and figure of every screen, of a network that is the same at every run, is as it was when somebody last looked at it. After a
 * change that is meant, `UPDATE_FIGURES=1 npm test -- "end-to-end tests of every figure"` writes them anew: read what changed before you
 * commit it.
 */
const FOLDER = join(import.meta.dirname, 'figures')

/** Seconds from the network's last block to the moment at which a page is opened. */
const AFTER = 10

/** Seconds and minutes go on while a page is looked at. */
const timeless = (text: string) => text.replaceAll('just now', '… ago').replaceAll(/\b\d+[sm]\b/g, '…')

/** Rows and cells with parts have their text twice: in their names, and in the parts. */
const withoutNames = (snapshot: string) => snapshot.replaceAll(/^(\s*- (?:row|cell)) ".*":$/gm, '$1:')

const readScreen = async (page: Page) =>
  timeless(`${await page.title()}\n${withoutNames(await page.getByRole('main').ariaSnapshot())}\n`)

/** The screen once it has stayed the same from one look to the next, its first look apart: only for what is written anew. */
async function readSettled(page: Page): Promise<string> {
  const looks: string[] = []
  const isSettled = async () => {
    looks.push(await readScreen(page))
    return looks.length > 2 && looks.at(-1) === looks.at(-2)
  }
  await expect.poll(isSettled, { intervals: [5000], timeout: 45_000 }).toBe(true)
  return looks.at(-1) ?? ''
}

const phone = { width: 390, height: 844 }
const views: { name: string; path: string; ready: RegExp; size?: typeof phone }[] = [
  // The list of recent transactions grows with each of its refreshes.
  ...screens.filter(({ name }) => name !== 'Transactions'),
  { name: 'Jettons of an address', path: '/address/{wallet}?tab=jettons', ready: /^Jetton transfers$/ },
  { name: 'NFTs of an address', path: '/address/{wallet}?tab=nfts', ready: /^NFT transfers$/ },
  { name: 'Transaction with many messages', path: '/tx/{messages}', ready: /^[0-9a-f]{64}$/ },
  { name: 'Transaction with a comment', path: '/tx/{comment}', ready: /^[0-9a-f]{64}$/ },
  { name: 'Domain on auction', path: '/dns/{auction}', ready: /./ },
  { name: 'Rates in euro', path: '/rates?currency=eur', ready: /^Lowest$/ },
  { name: 'Jettons by holders', path: '/jettons?sort=holders&view=table', ready: /^EQ.{4}…/ },
  { name: 'Validators on a phone', path: '/validators', ready: /largest validators hold half/, size: phone },
  { name: 'Blocks on a phone', path: '/blocks', ready: /^#\d/, size: phone },
]

for (const { name, path, ready, size } of views)
  test(`${name} shows what it should`, async ({ page, network }) => {
    const state = await network.state()
    const { worthOpening } = state
    await shiftClock(page, (state.now + AFTER) * 1000 - Date.now())
    if (size) await page.setViewportSize(size)
    await page.goto(
      fill(path, state)
        .replace('{messages}', worthOpening['transaction with many messages'] ?? '')
        .replace('{comment}', worthOpening['transaction with a comment'] ?? '')
        .replace('{auction}', worthOpening['domain on auction'] ?? ''),
    )
    await expect(page.getByText(ready).first()).toBeVisible({ timeout: 40_000 })
    const file = join(FOLDER, `${name.toLowerCase().replaceAll(' ', '-')}.txt`)
    if (process.env.UPDATE_FIGURES) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await readSettled(page))
    }
    expect(existsSync(file), `${file} is there`).toBe(true)
    await expect.poll(() => readScreen(page), { timeout: 30_000 }).toBe(readFileSync(file, 'utf8'))
  })
