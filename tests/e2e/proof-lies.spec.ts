import type { Page } from '@playwright/test'
import { parseJson } from '../../src/lib/json.ts'
import { expect, test } from '../support/e2e.ts'
import { changed, placesIn, readVerdicts, routeOf } from '../support/lies.ts'
import { fill } from '../support/screens.ts'

/** Lies on each screen, spread over all fields of all answers. */
const LIES = 10
const MARK = 'Signed by validators, checked here'

type Lie = { route: string; place: string[] }

const badge = (page: Page) => page.getByRole('button', { name: /^Proved \d of 5/ })

/** Opens a screen whose answers hold a lie and proves it. Reads its marks when it has at least this number of verdicts. */
async function show(page: Page, path: string, verdicts: number, lie?: Lie) {
  const seen = new Map<string, unknown>()
  await page.route(/\/(?:api\/)?v2\//, async route => {
    const answer = await route.fetch()
    const asked = routeOf(route.request().url())
    if (!answer.ok() || !answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
    const body = parseJson(await answer.text())
    seen.set(asked, body)
    return route.fulfill({ response: answer, json: asked === lie?.route ? changed(body, lie.place) : body })
  })
  await page.goto(path)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  const refusal = page.getByRole('main').getByText(/nothing of it is shown|cannot be read/)
  await expect(badge(page).or(refusal).first()).toBeVisible()
  const isRefused = !(await badge(page).isVisible())
  if (!isRefused) {
    await badge(page).click()
    await expect(badge(page)).toContainText(/Hide$/, { timeout: 30_000 })
    // A proof to pinned validators gives verdicts on the figures of the page.
    if (await badge(page).getByRole('img', { name: 'Proved 5 of 5' }).isVisible())
      await expect
        .poll(async () => Object.values(await page.evaluate(readVerdicts, MARK)).flat().length)
        .toBeGreaterThanOrEqual(verdicts)
  }
  const { marked } = await page.evaluate(readVerdicts, MARK)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return { seen, marked, isRefused }
}

for (const [name, path, marks] of [
  ['an account', '/address/{wallet}', 9],
  ['a block', '/block/{seqno}', 4],
  ['a transaction', '/tx/{failed transaction}', 10],
] as const)
  test(`a falsified answer about ${name} gains no mark of a proof`, async ({ page, network }) => {
    test.setTimeout(240_000)
    const place = fill(path, await network.state())
    const honest = await show(page, place, marks)
    const all = [...honest.seen].flatMap(([route, answer]) => placesIn(answer).map(place => ({ route, place })))
    const lies = Array.from({ length: LIES }, (_, lie) => all[Math.floor((lie * all.length) / LIES)]).filter(
      lie => lie !== undefined,
    )
    expect(lies).toHaveLength(LIES)
    for (const lie of lies)
      await test.step(`${lie.route} ${lie.place.join('.')}`, async () => {
        const { marked } = await show(page, place, 1, lie)
        expect(marked.filter(mark => !honest.marked.includes(mark))).toEqual([])
      })
  })
