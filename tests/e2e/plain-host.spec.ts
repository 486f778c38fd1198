import type { Server } from 'node:http'
import { expect, test } from '../support/e2e.ts'
import { startPlainHost } from '../support/plain-host.ts'
import { fill, screens } from '../support/screens.ts'

let origin = ''
let server: Server
test.beforeAll(async ({ baseURL }) => {
  ;({ origin, server } = await startPlainHost(baseURL ?? ''))
})
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Paths of families, whose pages have other names. */
const deep = screens.filter(({ path }) => /^\/(block|tx|address|nft|dns|jetton|staking)\/./.test(path))

for (const { name, path, ready } of deep) {
  test(`${name} opens by its link on a host without rewrites`, async ({ page, network }) => {
    const link = fill(path, await network.state())
    const response = await page.goto(origin + link)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(ready).first()).toBeVisible()
    expect(new URL(page.url()).href).toBe(origin + link)
    // Back is where the visitor came from, not the 404 page; a reload is the same screen.
    await page.reload()
    await expect(page.getByText(ready).first()).toBeVisible()
    await page.goto(`${origin}/blocks`)
    await page.goBack()
    await expect(page).toHaveURL(origin + link)
    await expect(page.getByText(ready).first()).toBeVisible()
  })
}

test('an unknown path is not found on a host without rewrites', async ({ page }) => {
  const response = await page.goto(`${origin}/no/such/page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('a link to a host without rewrites cannot put another path into the address bar', async ({ page, network }) => {
  const { masterchain } = await network.state()
  const link = `${origin}/blocks?at=${encodeURIComponent(`/block/${masterchain}`)}`
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  expect(page.url()).toBe(link)
})
