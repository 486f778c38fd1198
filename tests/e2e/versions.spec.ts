import type { RequestListener } from 'node:http'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { CHROMIUM_ARGS } from '../../scripts/install/browser.mjs'
import { test as base, expect } from '../support/e2e.ts'
import { VersionHost } from '../support/version-host.ts'

/**
 * `visitor`: a browser that lets its workers alone. Chromium stops an old worker after 30 s without work at the latest, and then the new one
 * takes over; a worker that Playwright listens to never is without work. `old`: a page of the first version, which the browser keeps.
 */
const test = base.extend<{ host: VersionHost; visitor: Browser; old: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  host: async ({}, use) => {
    const host = await VersionHost.start()
    await use(host)
    await host.stop()
  },
  visitor: async ({ launchOptions }, use) => {
    const visitor = await puppeteer.launch({
      executablePath: launchOptions.executablePath ?? '',
      args: CHROMIUM_ARGS,
      targetFilter: target => target.type() !== 'service_worker',
    })
    await use(visitor)
    await visitor.close()
  },
  old: async ({ visitor, host }, use) => {
    const page = await visitor.newPage()
    await page.goto(`${host.origin}/dns`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await use(page)
  },
})

/** Looks for a new version, as each page load does; resolves when a worker that was found has taken over or was refused. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => {})
    for (;;) {
      const { installing, waiting, active } = registration
      const coming = installing ?? waiting ?? (active?.state === 'activating' ? active : null)
      if (!coming) return
      await new Promise(resolve => coming.addEventListener('statechange', resolve, { once: true }))
    }
  })

const isKept = (page: Page, script: string) =>
  page.evaluate(async path => (await caches.match(path)) !== undefined, script)

async function titleOf(page: Page): Promise<string> {
  await page.reload()
  return page.title()
}

const notFound: RequestListener = (_req, res) => res.writeHead(404).end()
const html: RequestListener = (_req, res) =>
  res.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Blocked</title>')
const refused: RequestListener = (_req, res) => res.destroy()

test('a new version takes over, and open pages of the old version keep their scripts', async ({
  visitor,
  host,
  old,
}) => {
  const script = await host.publishNext()
  const fresh = await visitor.newPage()
  await fresh.goto(`${host.origin}/dns`)
  await update(fresh)
  expect(await isKept(fresh, script)).toBe(true)
  host.isReached = false
  expect(await titleOf(fresh)).toMatch(/^Next /)
  // The old page loads its own script now, which the host no longer has.
  await old.bringToFront()
  await old.locator('#search').fill('nothing at all')
  await old.keyboard.press('Enter')
  // No provider is there: any answer comes from that script.
  await old.waitForFunction(() => [...document.querySelectorAll('[role=alert]')].some(alert => alert.textContent))
})

for (const [name, answer] of Object.entries({ 'with 404': notFound, 'with a page': html, 'by a closed line': refused }))
  test(`a new version with one script answered ${name} is shown from the host and cached later`, async ({
    host,
    old,
  }) => {
    const script = await host.publishNext()
    host.answers.set(script, answer)
    await update(old)
    expect(await isKept(old, script)).toBe(false)
    expect(await titleOf(old)).toMatch(/^Next /)
    host.isReached = false
    expect(await titleOf(old)).toMatch(/^TON DNS/)
    host.isReached = true
    host.answers.delete(script)
    await update(old)
    expect(await isKept(old, script)).toBe(true)
    host.isReached = false
    expect(await titleOf(old)).toMatch(/^Next /)
  })

for (const [name, answer] of Object.entries<RequestListener>({
  'status 500': (_req, res) => res.writeHead(500, { 'Content-Type': 'text/html' }).end('<title>Fault</title>'),
  'nothing within 5 s': () => {},
  'half a page': (_req, res) => res.writeHead(200, { 'Content-Type': 'text/html' }).write('<title>Half'),
}))
  test(`a kept page is shown when the host has a newer version and answers ${name}`, async ({ host, old }) => {
    const script = await host.publishNext()
    host.answers.set(script, notFound)
    await update(old)
    expect(await isKept(old, script)).toBe(false)
    host.answers.set('/dns', answer)
    expect(await titleOf(old)).toMatch(/^TON DNS/)
  })
