import type { RequestListener } from 'node:http'
import type { Page } from '@playwright/test'
import { test as base, expect } from '../support/e2e.ts'
import { VersionHost } from '../support/version-host.ts'

/** `old`: a page of the first version, which the browser keeps. */
const test = base.extend<{ host: VersionHost; old: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  host: async ({}, use) => {
    const host = await VersionHost.start()
    await use(host)
    await host.stop()
  },
  old: async ({ context, host }, use) => {
    const page = await context.newPage()
    await page.goto(`${host.origin}/dns`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await use(page)
    await page.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** Looks for a new version, as each page load does; resolves to the state in which its worker ends. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => {})
    const { installing } = registration
    if (!installing) return 'nothing new'
    return new Promise<string>(resolve => {
      installing.onstatechange = () => {
        if (installing.state === 'activated' || installing.state === 'redundant') resolve(installing.state)
      }
    })
  })

async function titleOf(page: Page): Promise<string> {
  await page.reload()
  return page.title()
}

const notFound: RequestListener = (_req, res) => res.writeHead(404).end()
const html: RequestListener = (_req, res) =>
  res.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Blocked</title>')
const refused: RequestListener = (_req, res) => res.destroy()

test('a new version takes over, and pages of the old one keep what they are made of', async ({
  context,
  host,
  old,
}) => {
  const fresh = await context.newPage()
  await host.publishNext()
  await fresh.goto(`${host.origin}/dns`)
  expect(await update(fresh)).toBe('activated')
  expect(await titleOf(fresh)).toMatch(/^Next /)
  // The old page loads its own script now, which the host no longer has.
  await old.getByRole('combobox', { name: 'Search' }).first().fill('nothing at all')
  await old.getByRole('combobox', { name: 'Search' }).first().press('Enter')
  await expect(old.getByRole('alert').first()).toContainText('Invalid')
  await fresh.close()
})

for (const [name, answer] of Object.entries({ 'with 404': notFound, 'with a page': html, 'by a closed line': refused }))
  test(`a version of which one script is answered ${name} is shown from the host and kept later`, async ({
    context,
    host,
    old,
  }) => {
    const script = await host.publishNext()
    host.answers.set(script, answer)
    expect(await update(old)).toBe('redundant')
    const isKept = () => old.evaluate(async path => (await caches.match(path)) !== undefined, script)
    expect(await isKept()).toBe(false)
    expect(await titleOf(old)).toMatch(/^Next /)
    await context.setOffline(true)
    expect(await titleOf(old)).toMatch(/^TON DNS/)
    await context.setOffline(false)
    host.answers.delete(script)
    expect(await update(old)).toBe('activated')
    expect(await isKept()).toBe(true)
    await context.setOffline(true)
    expect(await titleOf(old)).toMatch(/^Next /)
    await context.setOffline(false)
  })

for (const [name, answer] of Object.entries<RequestListener>({
  'status 500': (_req, res) => res.writeHead(500, { 'Content-Type': 'text/html' }).end('<title>Fault</title>'),
  'nothing within 5 s': () => {},
  'half a page': (_req, res) => res.writeHead(200, { 'Content-Type': 'text/html' }).write('<title>Half'),
}))
  test(`a host that has a newer version and answers ${name} leaves the kept page on screen`, async ({ host, old }) => {
    host.answers.set(await host.publishNext(), notFound)
    expect(await update(old)).toBe('redundant')
    host.answers.set('/dns', answer)
    expect(await titleOf(old)).toMatch(/^TON DNS/)
  })
