import fc from 'fast-check'
import { type Mutation, mutate, mutation } from '../contract/support/mutations.ts'
import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

/** Opens every kind of page with each answer mutated, by the same random seed in every run. */
const SEED = Number(process.env.SPOILT_SEED ?? 1)
const isTree = (how: Mutation) => how.kind === 'tree' && how.status === 200

/** Pages without requests, and pages that only show the same answers again. */
const LEFT_OUT = /^(?:404|DNS|Block not found|Shard block)$| as a table$/

for (const [place, { name, path }] of screens.filter(({ name }) => !LEFT_OUT.test(name)).entries()) {
  test(`${name} is never blank, whatever the answers contain`, async ({ page, network }) => {
    const ways = fc.sample(mutation.filter(isTree), { seed: 1000 * SEED + place, numRuns: 60 })
    let pending = 0
    await page.route(/\/(?:api\/)?v2\//, async route => {
      const how = ways.pop()
      pending++
      const answer = await route.fetch()
      const body = how && answer.ok() ? mutate(await answer.text(), how) : undefined
      await route.fulfill({ response: answer, ...(body && { body: Buffer.from(body) }) })
      pending--
    })
    await page.goto(fill(path, await network.state()))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => pending).toBe(0)
    // No island waits for ever or stays empty in the end.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    for (const island of await page.locator('main astro-island').all()) await expect(island).toContainText(/\S/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
