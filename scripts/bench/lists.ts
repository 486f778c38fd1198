import type { Browser, CDPSession, Page } from '@playwright/test'
import { addressPath, jettonPath } from '../../src/routes.ts'

/** How smooth long lists are on a slow phone: 390 px wide, processor four times slower. */
const SLOWDOWN = 4
const SCROLLS = 40
const VALIDATORS = 1000

type Smoothness = {
  list: string
  /** ms of script from the wish to the first picture of the list */
  script: number
  /** ms of the longest task when it is first drawn, when the reader scrolls, and when it is sorted */
  first: number
  scroll: number
  sort: number | null
}

async function slowPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return { context, page, session }
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Script and longest task (0 when none took 50 ms) while `action` goes on, with the processor slowed down. */
async function watch(page: Page, session: CDPSession, action: () => Promise<unknown>, isNewPage = false) {
  await page.evaluate('longTasks.length = 0')
  // A new page counts from nothing.
  const before = isNewPage ? 0 : await scriptTime(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await action()
  await painted(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const script = (await scriptTime(session)) - before
  return { script, longest: await page.evaluate<number>('Math.max(0, ...longTasks)') }
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
  const { context, page, session } = await slowPage(browser)
  await prepare(page)
  const first = await watch(page, session, () => open(page), isNewPage)
  const sorted = sort && (await watch(page, session, () => sort(page)))
  await page.mouse.move(200, 600)
  const scrolled = await watch(page, session, () => scroll(page))
  await context.close()
  return { list, script: first.script, first: first.longest, scroll: scrolled.longest, sort: sorted?.longest ?? null }
}

/** The data are there already when the list is asked for, so that only drawing is measured. */
export async function measureLists(browser: Browser, origin: string, known: (word: string) => string) {
  const nfts = await measure(browser, '1,000 NFT cards', {
    prepare: async page => {
      await page.goto(origin + addressPath(known('collector')))
      await page.getByRole('tab', { name: /NFTs/ }).getByText('1000+').or(page.getByText('1000+').first()).waitFor()
    },
    open: async page => {
      await page.getByRole('tab', { name: /NFTs/ }).click()
      await page.getByRole('tabpanel').locator('a[href^="/nft/"]').nth(59).waitFor()
    },
  })
  const holders = await measure(browser, 'holders, 100 a page', {
    prepare: async page => {
      await page.goto(origin + jettonPath(known('jetton with many holders')))
      await page.getByRole('table').getByRole('row').nth(60).waitFor()
    },
    isNewPage: true,
    open: async page => {
      await page.reload()
      await page.getByRole('table').getByRole('row').nth(60).waitFor()
    },
  })
  const answer = await (await fetch(`${origin}/v2/blockchain/validators`)).json()
  const rows = Array.from({ length: VALIDATORS }, (_, i) => answer.validators[i % answer.validators.length])
  const validators = await measure(browser, '1,000 validators', {
    prepare: async page => {
      await page.route('**/v2/blockchain/validators', route => route.fulfill({ json: { ...answer, validators: rows } }))
      await page.goto(`${origin}/validators`)
      await page.getByRole('table').waitFor()
    },
    isNewPage: true,
    open: async page => {
      await page.reload()
      await page.getByRole('table').waitFor()
    },
  })
  const jettons = await measure(browser, '100 jettons as cards', {
    prepare: async page => {
      await page.goto(`${origin}/jettons`)
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .waitFor()
    },
    isNewPage: true,
    open: async page => {
      await page.reload()
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .waitFor()
    },
    sort: async page => {
      await page.getByRole('button', { name: 'Holders' }).click()
    },
  })
  return [nfts, holders, validators, jettons]
}
