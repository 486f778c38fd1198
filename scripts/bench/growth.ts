import type { Browser, Page } from '@playwright/test'
import { addressPath, transactionPath } from '../../src/routes.ts'
import type { Figures } from './turns.ts'
import { listed, painted, watch, watchedPage } from './watch.ts'

const STEPS = 1000
const ROWS = 300

type Step = { children?: Step[] }
const stepsOf = (step: Step): number => 1 + (step.children ?? []).reduce((sum, child) => sum + stepsOf(child), 0)

/** Extends a trace to the given number of steps by repeating the children of its largest step. As many bytes are then read and verified. */
function repeated(trace: Step): Step {
  const all = (step: Step): Step[] => [step, ...(step.children ?? []).flatMap(all)]
  const largest = all(trace).toSorted((a, b) => (b.children?.length ?? 0) - (a.children?.length ?? 0))[0]
  const children = largest?.children ?? []
  const size = children.reduce((sum, child) => sum + stepsOf(child), 0)
  if (largest && size > 0)
    largest.children = Array.from({ length: Math.ceil((STEPS - stepsOf(trace)) / size) + 1 }, () => children).flat()
  return trace
}

async function longTrace(page: Page, origin: string, hash: string) {
  await page.route('**/traces/*', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: repeated(await response.json()) })
  })
  await page.goto(origin + transactionPath(hash))
  await page.getByRole('treeitem', { expanded: false }).first().waitFor()
}

async function grownList(page: Page, origin: string, collector: string) {
  await page.goto(`${origin}${addressPath(collector)}?tab=nfts`)
  const cards = page.getByRole('tabpanel').locator('a[href^="/nft/"]')
  await cards.first().waitFor({ timeout: 60_000 })
  while ((await cards.count()) < ROWS) {
    await cards.last().scrollIntoViewIfNeeded()
    await painted(page)
  }
  // Wait until the last rows are rendered.
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
}

async function exporting(page: Page, origin: string, address: string) {
  await page.goto(`${origin}${addressPath(address)}`)
  await page.getByText('Export', { exact: true }).click()
  const range = page.getByRole('group', { name: 'A range of dates' })
  await range.getByLabel('From (UTC)').fill('2020-01-01')
  return range.getByRole('button', { name: 'Start' })
}

type Acts = Record<string, () => Promise<unknown>>

/** Longest task in ms of large pages: a long trace, the palette over a long list, an export in the background. */
export async function measureGrowth(
  browser: Browser,
  origin: string,
  known: (word: string) => string,
): Promise<Figures> {
  const figures: Figures = {}
  const measure = async (prepare: (page: Page) => Promise<Acts>) => {
    const { context, page, session } = await watchedPage(browser)
    for (const [name, act] of Object.entries(await prepare(page)))
      figures[name] = (await watch(page, session, act)).longest
    await context.close()
  }
  await measure(async page => {
    await longTrace(page, origin, known('payout'))
    return {
      [`a trace of ${STEPS} steps: loaded again`]: async () => {
        await page.reload()
        await listed(page, '[role=treeitem][aria-expanded=false]')
      },
      'its longest run opened': async () => {
        await page.getByRole('treeitem', { expanded: false }).first().focus()
        await page.keyboard.press('ArrowRight')
        await listed(page, '[role=treeitem][aria-expanded=true]')
      },
    }
  })
  await measure(async page => {
    await grownList(page, origin, known('collector'))
    return {
      [`the palette over ${ROWS} cards: opened`]: async () => {
        await page.keyboard.press('Control+k')
        await listed(page, 'dialog[open] [role=combobox]')
      },
      'a word typed into it': () => page.keyboard.type('nano', { delay: 100 }),
    }
  })
  await measure(async page => {
    const start = await exporting(page, origin, known('wallet'))
    return {
      'an account while its history is exported': async () => {
        await start.click()
        await page.getByText(/^Complete:/).waitFor({ timeout: 120_000 })
      },
    }
  })
  return figures
}
