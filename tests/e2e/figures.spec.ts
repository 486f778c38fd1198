import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { drivePage } from '../support/driven-page.ts'
import { expect, type Fault, type TestNetwork, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'
import { watchVisit } from '../support/visit.ts'

test.use({ pageClock: 'paused' })

/**
 * The texts and figures of every screen, on a network that is the same in every run, equal the snapshots that were last reviewed. After an
 * intended change, `UPDATE_FIGURES=1 npm test -- visits again` updates them: review the differences before you commit.
 */
const FOLDER = join(import.meta.dirname, 'figures')

/** Blocks are requested by the page's clock: this fixes the time span, so that every request returns the same blocks. */
const fixStretch = (page: Page, now: number) =>
  page.route(/reduced\/blocks\?/, (route, request) => {
    const url = new URL(request.url())
    url.search = `?from=${now - 60}&to=${now}`
    return route.continue({ url: url.href })
  })

/** Rows and cells with parts have their text twice: in their names, and in the parts. */
const withoutNames = (snapshot: string) => snapshot.replaceAll(/^(\s*- (?:row|cell)) ".*":$/gm, '$1:')

/** Looks of pictures, bars and skeletons: computed shapes and sizes as one digest, and the text of all that is coloured by its meaning. */
async function readDrawing(page: Page): Promise<string[]> {
  const { shapes, toned, bones } = await page.getByRole('main').evaluate(main => {
    const all = [...main.querySelectorAll<HTMLElement | SVGElement>('*')]
    const words = (element: Element) => (element.textContent ?? '').slice(0, 40)
    return {
      shapes: all.flatMap(element => {
        const style = element.getAttribute('style')
        const attributes = element instanceof SVGElement ? [...element.attributes].map(({ value }) => value) : []
        return style || attributes.length > 0 ? [`${element.tagName} ${style} ${attributes.join(' ')}`] : []
      }),
      bones: all
        .filter(element => element.matches('.bone') && element.checkVisibility())
        .map(element => Math.round(element.getBoundingClientRect().x)),
      toned: all.flatMap(element => {
        const tone = /(?:^|\s)(?:text|bg|border|fill|stroke)-(bad|good|warn)(?:\s|$)/.exec(
          element.getAttribute('class') ?? '',
        )
        return tone ? [`${tone[1]}: ${words(element)}`] : []
      }),
    }
  })
  const digest = createHash('sha256').update(shapes.join('\n')).digest('hex').slice(0, 8)
  const columns = [...Map.groupBy(bones, x => x)].map(([x, { length }]) => `${length} at ${x} px`)
  return [
    ...toned,
    ...(bones.length > 0 ? [`bones: ${columns.join(', ')}`] : []),
    `drawn: ${shapes.length} shapes, ${digest}`,
  ]
}

/** A build's words about itself are others at every build. */
const withoutBuild = (snapshot: string) =>
  snapshot.replaceAll(/(- heading "This build" \[level=2\])(?:\n\s+- (?:term|definition|time)[^\n]*)+/g, '$1')

async function readScreen(page: Page): Promise<string> {
  const main = page.getByRole('main')
  // Marked rows, and figures in full on hovering, are in no accessibility tree.
  const marked = await main.locator('[aria-current]').allInnerTexts()
  const exact = await main
    .locator('data')
    .evaluateAll((all: HTMLElement[]) => [...new Set(all.map(({ title }) => title))])
  const lines = [await page.title(), withoutBuild(withoutNames(await main.ariaSnapshot()))]
  const drawing = await readDrawing(page)
  return [...lines, ...marked.map(text => `marked: ${text.split('\n')[0]}`), ...exact, ...drawing, ''].join('\n')
}

/** Every call waits until the page has been looked at. */
const silence: Fault[] = [{ match: '/', delayMs: 60_000 }]

type View = { name: string; path: string; size?: { width: number; height: number }; faults?: Fault[] }

const phone = { width: 390, height: 844 }
/** Lists have more rows the more of them is in view. */
const tall = { width: 1280, height: 2400 }
// The list of recent transactions grows with each of its refreshes.
const still = screens.filter(({ name }) => name !== 'Transactions')

/** Screens while one provider refuses everything: the other one's answers, or the words for their lack. */
const without = (provider: 'node' | 'indexer', word: string, wanted: RegExp): View[] =>
  screens
    .filter(({ name }) => wanted.test(name))
    .map(({ name, path }) => ({
      name: `${name} without the ${word}`,
      path,
      faults: [{ match: '/', provider, status: 400, body: { error: 'no' } }],
    }))

/** Rows keep the order of the answer that comes first: tonapi's alone has any. */
const listedOnce: Fault[] = [
  { match: '/v3/nft/items?owner', body: { nft_items: [], address_book: {}, metadata: {} }, status: 200 },
]

/** Every kind of page. The checks for every screen run in the same visit, because a visit takes longer than the checks. */
const visited: View[] = [
  ...still,
  { name: 'Jettons of an address', path: '/address/{wallet}?tab=jettons' },
  { name: 'NFTs of a collector', path: '/address/{collector}?tab=nfts', faults: listedOnce },
]
/** Second visits to a page that has one already: the long tests make them. */
const SECOND = /as a table$|^Jettons of|^NFTs of|with bytes$|^Block not found$|^Free domain$/
const AGAIN = { tag: '@again' }

const views: View[] = [
  { name: 'NFTs of an address', path: '/address/{wallet}?tab=nfts', faults: listedOnce },
  { name: 'Frozen account', path: '/address/{frozen account}' },
  { name: 'Account that is not initialised', path: '/address/{uninitialised account}' },
  { name: 'Suspended account', path: '/address/{suspended account}' },
  { name: 'Unused address', path: '/address/{unused address}' },
  { name: 'Contract of a jetton', path: '/address/{jetton}' },
  { name: 'Busy wallet', path: '/address/{busy wallet}' },
  { name: 'Transaction with many messages', path: '/tx/{transaction with many messages}' },
  { name: 'Trace too long to list', path: '/tx/{too long trace}' },
  { name: 'Transaction with a comment', path: '/tx/{transaction with a comment}' },
  { name: 'Transaction with a failed action', path: '/tx/{transaction with a failed action}' },
  { name: 'Jetton transfer with a call', path: '/tx/{jetton transfer with a call}' },
  { name: 'Transaction not found', path: `/tx/${'0'.repeat(64)}` },
  { name: 'No transaction', path: '/tx/abc' },
  { name: 'No address', path: '/address/abc' },
  { name: 'No jetton', path: '/jetton/{wallet}' },
  { name: 'No NFT', path: '/nft/{jetton}' },
  { name: 'Block of the future', path: '/block/100000' },
  { name: 'Domain of a person', path: '/dns/{domain of a person}' },
  { name: 'Username', path: '/dns/{username}' },
  { name: 'NFT not for sale', path: '/nft/{NFT item}' },
  { name: 'Hostile NFT', path: '/nft/{hostile NFT}' },
  { name: 'Soul-bound NFT', path: '/nft/{soul-bound NFT}' },
  { name: 'NFT collection, second page', path: '/nft/collection/{NFT collection}?page=2' },
  { name: 'Rates in euro', path: '/rates?currency=eur' },
  { name: 'Rates of a month', path: '/rates?span=month' },
  { name: 'Jettons by holders', path: '/jettons?sort=holders&view=table' },
  { name: 'Jettons by supply, second page', path: '/jettons?sort=supply&page=2' },
  { name: 'Jetton with a market', path: '/jetton/{jetton}' },
  { name: 'Jetton without a market', path: '/jetton/{jetton PLAIN}' },
  { name: 'Jetton that imitates another', path: '/jetton/{jetton NUЅD}' },
  { name: 'Jetton, second page of holders', path: '/jetton/{jetton with many holders}?page=2' },
  { name: 'Staking, one pool asked for', path: '/staking/{liquid pool}?sort=nominators' },
  { name: 'Staking by users, second page', path: '/staking?sort=nominators&page=2&view=table' },
  { name: 'Validators on a phone', path: '/validators', size: phone },
  { name: 'Blocks on a phone', path: '/blocks', size: phone },
  { name: 'Address on a phone', path: '/address/{wallet}', size: phone },
  // Only those that ask this provider for something; ages of blocks are estimates again and again where the node answers nothing.
  ...without('indexer', 'indexer', /^(?!DNS|404|Block|Shard block)(?!.* as a table$)/),
  ...still
    .filter(({ name }) => name !== '404')
    .map(({ name, path }) => ({ name: `${name} while it loads`, path, faults: silence })),
  { name: 'Auctions on a phone while they load', path: '/dns-explorer', size: phone, faults: silence },
  ...without('node', 'node API', /^(?:Block|Shard block|Address)$/),
]

type Fixtures = { page: Page; network: TestNetwork }

/** Opens a view with the page's clock stopped, and compares its whole content with the snapshot. */
async function expectFigures({ page, network }: Fixtures, { name, path, size = tall, faults = [] }: View) {
  const state = await network.state()
  await network.inject(...faults)
  await fixStretch(page, state.now)
  await page.setViewportSize(size)
  const settle = drivePage(page, path => faults === silence && /^\/(?:api\/)?v[23]\//.test(path))
  await page.goto(fill(path, state), { waitUntil: 'load' })
  await settle()
  const screen = await readScreen(page)
  const file = join(FOLDER, `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.txt`)
  if (process.env.UPDATE_FIGURES) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, screen)
  }
  expect(existsSync(file), `${file} is there`).toBe(true)
  expect(screen).toBe(readFileSync(file, 'utf8'))
}

for (const view of visited)
  test(
    `${view.name} shows the recorded texts, keeps to its policy, host and width, and axe finds nothing`,
    SECOND.test(view.name) ? AGAIN : {},
    async ({ page, network }) => {
      const expectKept = await watchVisit(page)
      await expectFigures({ page, network }, view)
      await page.clock.resume()
      await expectKept()
    },
  )

for (const view of views)
  test(`${view.name} shows the recorded texts`, AGAIN, ({ page, network }) => expectFigures({ page, network }, view))
