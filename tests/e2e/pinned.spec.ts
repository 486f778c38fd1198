import type { Route } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { choose, result, save } from '../support/proof-file.ts'

const badAnchors: Record<string, (route: Route) => Promise<void> | undefined> = {
  'status 404': route => route.fulfill({ status: 404, body: '' }),
  'status 500': route => route.fulfill({ status: 500, json: { made: 1, sets: [] } }),
  'a page': route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  nothing: () => undefined,
}
for (const [name, answer] of Object.entries(badAnchors))
  test.describe(`with a host that answers ${name} for the list of validators`, () => {
    test.use({ serviceWorkers: 'allow' })

    test('a proof is verified against the validators shipped with the pages', async ({ page, context, network }) => {
      const { worthOpening } = await network.state()
      const text = await save(page, `/address/${worthOpening.collector}`)
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await context.route('**/anchors.json', answer)
      await page.goto('/checks')
      await choose(page, text)
      await expect(result(page)).toContainText('Proved 5 of 5')
    })
  })

test('the checks screen warns of a list of pinned validators older than one seen before', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  const text = await save(page, `/address/${worthOpening.collector}`)
  const { made } = await (await page.request.get('/anchors.json')).json()
  await page.route('**/anchors.json', route => route.fulfill({ json: { made: made - 86_400, sets: [] } }))
  // An embedded network with another list counts as one started again.
  await page.addInitScript(() => localStorage.removeItem('nanoscope:1:embedded network:start'))
  await page.goto('/checks')
  await choose(page, text)
  await expect(result(page)).toContainText('The list of pinned validators in use is of')
  await expect(result(page)).toContainText('Proved 0 of 5')
})
