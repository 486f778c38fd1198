import type { Browser, Page } from '@playwright/test'
import { addressPath, jettonPath } from '../../src/routes.ts'
import type { Figures } from './turns.ts'
import { listed, painted, watch, watchedPage } from './watch.ts'

const SCROLLS = 40
const VALIDATORS = 1000

type Smoothness = {
  list: string
  /** ms of script from the request to the first paint of the list */
  script: number
  /** ms of the longest task on first render, on scrolling and on sorting */
  first: number
  scroll: number
  sort: number | null
}

async function scroll(page: Page) {
  for (let step = 0; step < SCROLLS; step++) {
    await page.mouse.wheel(0, 900)
    await painted(page)
  }
}

type Act = (page: Page) => Promise<unknown>
type Measured = { prepare: Act; open: Act; sort?: Act; isNewPage?: boolean }

async function measure(
  browser: Browser,
  list: string,
  { prepare, open, sort, isNewPage }: Measured,
): Promise<Smoothness> {
  const { context, page, session } = await watchedPage(browser)
  await prepare(page)
  const first = await watch(page, session, () => open(page), isNewPage)
  const sorted = sort && (await watch(page, session, () => sort(page)))
  await page.mouse.move(200, 600)
  const scrolled = await watch(page, session, () => scroll(page))
  await context.close()
  return { list, script: first.script, first: first.longest, scroll: scrolled.longest, sort: sorted?.longest ?? null }
}

const figuresOf = ({ list, script, first, scroll, sort }: Smoothness): Figures => ({
  [`${list}: script`]: script,
  [`${list}: longest task, first drawn`]: first,
  [`${list}: longest task, scrolled`]: scroll,
  ...(sort !== null && { [`${list}: longest task, sorted`]: sort }),
})

/** Rendering times of lists in ms. Their data are already loaded, so that only rendering is measured. */
export async function measureLists(
  browser: Browser,
  origin: string,
  known: (word: string) => string,
): Promise<Figures> {
  const nfts = await measure(browser, '1,000 NFT cards', {
    prepare: async page => {
      await page.goto(origin + addressPath(known('collector')))
      await page
        .getByText(/^1,?000\+$/)
        .first()
        .waitFor()
    },
    open: async page => {
      await page.getByRole('tab', { name: /NFTs/ }).click()
      await listed(page, '[role=tabpanel] li:nth-child(20) a[href^="/nft/"]')
    },
  })
  const holders = await measure(browser, 'holders, 100 a page', {
    prepare: async page => {
      await page.goto(origin + jettonPath(known('jetton with many holders')))
      await listed(page, 'tbody tr:nth-child(20)')
    },
    isNewPage: true,
    open: async page => {
      await page.reload()
      await listed(page, 'tbody tr:nth-child(20)')
    },
  })
  const answer = await (await fetch(`${origin}/v2/blockchain/validators`)).json()
  const rows = Array.from({ length: VALIDATORS }, (_, i) => answer.validators[i % answer.validators.length])
  const validators = await measure(browser, '1,000 validators', {
    prepare: async page => {
      await page.route('**/v2/blockchain/validators', route => route.fulfill({ json: { ...answer, validators: rows } }))
      await page.goto(`${origin}/validators`)
      await listed(page, 'table')
    },
    isNewPage: true,
    open: async page => {
      await page.reload()
      await listed(page, 'table')
    },
  })
  const jettons = await measure(browser, '100 jettons as cards', {
    prepare: async page => {
      await page.goto(`${origin}/jettons`)
      await listed(page, 'main a[href^="/jetton/"]')
    },
    isNewPage: true,
    open: async page => {
      await page.reload()
      await listed(page, 'main a[href^="/jetton/"]')
    },
    sort: async page => {
      await page.getByRole('button', { name: 'Holders' }).click()
    },
  })
  return Object.assign({}, ...[nfts, holders, validators, jettons].map(figuresOf))
}
