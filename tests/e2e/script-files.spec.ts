import { drivePage } from '../support/driven-page.ts'
import { expect, test } from '../support/e2e.ts'
import { fill } from '../support/screens.ts'

/** Scripts that a page fetches until it is complete, without a click; hosts with HTTP/1.1 pay for each. */
const limits = [
  { name: 'an address', path: '/address/{wallet}', last: 'Who may spend?', max: 32 },
  { name: 'a transaction', path: '/tx/{failed transaction}', last: 'Phases and fees', max: 24 },
]

test.use({ pageClock: 'paused' })

for (const { name, path, last, max } of limits)
  test(`${name} loads completely with at most ${max} scripts`, async ({ page, network }) => {
    const scripts = new Set<string>()
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (/^\/_astro\/.*\.js$/.test(pathname)) scripts.add(pathname)
    })
    // The last background task of a page.
    const upkeep = page.waitForRequest(/\/anchors\.json$/)
    const settle = drivePage(page)
    await page.goto(fill(path, await network.state()), { waitUntil: 'load' })
    await settle()
    await upkeep
    await expect(page.getByText(last).first()).toBeVisible()
    await page.mouse.wheel(0, 4000)
    await settle()
    expect([...scripts].length, [...scripts].join(' ')).toBeLessThanOrEqual(max)
  })
