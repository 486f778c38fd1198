import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/e2e.ts'
import { watchPolicy } from '../support/watch-policy.ts'

const site = join(import.meta.dirname, '..', '..', 'dist-embedded')

test('the content policy blocks foreign scripts, styles, frames, base URLs and calls', async ({ context }) => {
  // A new page, because blocked requests are logged as errors.
  const page = await context.newPage()
  const { refused } = await watchPolicy(page)
  await page.goto('/blocks')
  await page.evaluate(async () => {
    const add = (name: string, fields: object) =>
      document.body.append(Object.assign(document.createElement(name), fields))
    const elsewhere = 'https://elsewhere.test/x.js'
    const attempts = [
      () => add('style', { textContent: 'body { color: red }' }),
      () => add('base', { href: 'https://elsewhere.test/' }),
      () => add('iframe', { src: '/stats' }),
      () => add('link', { rel: 'stylesheet', href: 'https://elsewhere.test/x.css' }),
      () => import(elsewhere),
      () => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>'),
      () => Reflect.construct(Function, ['return 1']),
      () => fetch('https://elsewhere.test/'),
    ]
    for (const attempt of attempts) {
      try {
        await attempt()
      } catch {}
    }
  })
  await expect
    .poll(() => [...new Set(refused.map(text => text.split(':')[0]))].toSorted())
    .toEqual(['base-uri', 'connect-src', 'frame-src', 'require-trusted-types-for', 'script-src-elem', 'style-src-elem'])
})

test('every response has the security headers, and the content policy has no exceptions', async ({ request }) => {
  for (const path of ['/', '/block/1', '/no/such/page', '/favicon.svg']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  }
  for (const name of ['index.html', '404.html', 'nft/item.html', 'validators.html']) {
    const html = readFileSync(join(site, name), 'utf8')
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1]
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/unsafe|\*|http:/)
    expect(policy).toContain("connect-src 'self';")
    expect(html).not.toMatch(/\sstyle="|\son\w+="/)
  }
})
