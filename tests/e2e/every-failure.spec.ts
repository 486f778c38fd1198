import type { Page } from '@playwright/test'
import { drivePage } from '../support/driven-page.ts'
import { expect, type Fault, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

test.use({ pageClock: 'paused' })

const REFUSED = { status: 503, body: { error: 'down' } }
const EMPTY = { status: 200, body: {} }
const tonapi = { match: '/v2/', provider: 'indexer' } as const

/** Failures of a screen's requests, each from the first call on. */
const FAILURES: Record<string, Fault> = {
  'tonapi is down': { ...tonapi, ...REFUSED },
  'tonapi is silent': { ...tonapi, delayMs: 40_000 },
  'tonapi answers {}': { ...tonapi, ...EMPTY },
  'toncenter’s index is down': { match: '/api/v3/', ...REFUSED },
  'toncenter’s index answers {}': { match: '/api/v3/', ...EMPTY },
  'the node is down': { match: '/api/v2/', ...REFUSED },
  'the node answers {}': { match: '/api/v2/', ...EMPTY },
  'toncenter’s host is down': { match: '/api/', provider: 'node', ...REFUSED },
}

/** Screens without requests, and other views of a screen that is in the list. */
const LEFT_OUT = /^(?:404|DNS|Block not found|Inspect|Watch list|Checks)|^Free domain$| as a table$/
/** Screens whose list or figures tonapi alone has. */
const BY_TONAPI = /^(?:NFT|Domain on auction|Auctions|Jettons|Rates|Validators|Staking)$/
/** Screens that report a failure, by failing provider: the other screens have their data from another provider. */
const fails = (name: string, failure: string) => failure.startsWith('tonapi') && BY_TONAPI.test(name)

/** Texts of a failed part, a wait, or an unknown value. */
const SAID = /Failed to|Waiting for an answer of|cannot be reached|cannot be read|Unknown: /

/** Facts that say less, or whose word they are, where the best source of them fails. */
const LESS = [
  /not known|not stated|No data available/,
  /as the standard asks for them$/,
  /^Block time: .* measured over/,
  /Show its picture/,
]

/** Facts of a page by name, and links by target, without facts of list rows and without ages, which change. */
const readFacts = (page: Page) =>
  page.locator('main').evaluate(main =>
    [...main.querySelectorAll('dt')].flatMap(term => {
      const fact = term.nextElementSibling
      if (!(fact instanceof HTMLElement) || term.closest('li, tr')) return []
      const link = fact.querySelector('a[href^="/address/"]')?.getAttribute('href')
      const text = link ?? fact.innerText.trim().replaceAll(/\s+/g, ' ')
      return /^(?:—|$)|\bago\b/.test(text) ? [] : [`${term.innerText.trim()}: ${text}`]
    }),
  )

for (const { name, path, ready } of screens.filter(({ name }) => !LEFT_OUT.test(name))) {
  test(`${name} shows its data or an error, and no other values, whichever provider fails`, async ({
    page,
    network,
  }) => {
    const url = fill(path, await network.state())
    let failing = ''
    const settle = drivePage(page, path => failing === 'tonapi is silent' && path.startsWith('/v2/'))
    await page.goto(url, { waitUntil: 'load' })
    const openedAt = await page.evaluate(() => Date.now())
    await settle()
    await expect(page.getByText(ready).first()).toBeVisible()
    const facts = await readFacts(page)
    for (const [failure, fault] of Object.entries(FAILURES)) {
      failing = failure
      await network.inject(fault)
      await page.evaluate(() => localStorage.clear())
      // Charts end at the time of the page.
      await page.clock.setSystemTime(openedAt)
      await page.goto(url, { waitUntil: 'load' })
      await settle()
      // Loads that wait for tonapi ask another provider after a while.
      if (failure === 'tonapi is silent') for (let more = 0; more < 2; more++) await settle()
      const wanted = fails(name, failure) ? SAID : ready
      await expect(page.getByText(wanted).filter({ visible: true }).first(), failure).toBeVisible()
      if (failure !== 'tonapi is silent') await expect(page.locator('main [aria-busy="true"]'), failure).toHaveCount(0)
      const others = (await readFacts(page)).filter(
        fact => !facts.includes(fact) && !LESS.some(less => less.test(fact)),
      )
      expect(others, failure).toEqual([])
      await network.reset()
    }
  })
}
