import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

const site = join(import.meta.dirname, '..', '..', 'dist-embedded')

const pages = [
  ...screens,
  { name: 'Jettons of an address', path: '/address/{wallet}?tab=jettons', ready: /^Orbit$/ },
  { name: 'NFTs of an address', path: '/address/{collector}?tab=nfts', ready: /^1,000\+$/ },
]

/** Pictures of tokens are where their makers put them; this host does not exist. */
const isPicture = (request: Request) =>
  request.resourceType() === 'image' && new URL(request.url()).hostname === 'media.nanoscope.test'

/** Everything the page was kept from, and every other host it turned to. */
async function watch(page: Page) {
  const refused: string[] = []
  const strangers: string[] = []
  await page.exposeFunction('tellRefused', (what: string) => void refused.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, 'tellRefused')
      if (typeof tell === 'function') tell(`${effectiveDirective}: ${blockedURI} ${sample}`)
    })
  })
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    const own = origin === new URL(page.url()).origin || page.url() === 'about:blank'
    if (protocol !== 'data:' && !own && !isPicture(request)) strangers.push(request.url())
  })
  return { refused, strangers }
}

/** The classes that the rules of a page are about. */
const classesIn = (css: string) =>
  [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(match => (match[1] ?? '').replaceAll(/\\(.)/g, '$1'))
const stylesIn = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(match => match[1]).join('')
const everStyled = new Set(
  readdirSync(site, { recursive: true, encoding: 'utf8' }).flatMap(name => {
    if (!/\.(?:html|css)$/.test(name)) return []
    const text = readFileSync(join(site, name), 'utf8')
    return classesIn(name.endsWith('.css') ? text : stylesIn(text))
  }),
)

/** Each page has the rules it needs, its own or those of the site's sheet: the classes on it that have none there, but have some elsewhere. */
async function unstyled(page: Page): Promise<string[]> {
  const [css, used] = await page.evaluate(() => [
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(rule => rule.cssText)).join(''),
    [...document.querySelectorAll('[class]')].flatMap(element => [...element.classList]),
  ])
  const own = new Set(classesIn(css))
  return [...new Set(used)].filter(name => everStyled.has(name) && !own.has(name))
}

for (const { name, path, ready } of pages) {
  test(`${name} does nothing its policy forbids, and asks its own host only`, async ({ page, network }) => {
    const { refused, strangers } = await watch(page)
    await page.goto(fill(path, await network.state()))
    await expect(page.getByText(ready).first()).toBeVisible({ timeout: 40_000 })
    // What comes into view late comes too.
    await page.mouse.wheel(0, 4000)
    await page.getByRole('combobox', { name: 'Search' }).first().focus()
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    expect({ refused, strangers }).toEqual({ refused: [], strangers: [] })
    expect(await unstyled(page), 'classes whose rules only other pages have').toEqual([])
  })
}

test('a page runs no script and no style but its own, and keeps no frame, base or foreign call', async ({
  context,
}) => {
  // A page of its own: what is refused is printed as an error.
  const page = await context.newPage()
  const { refused } = await watch(page)
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

test('the policy knows no exception, and every answer has its headers', async ({ request }) => {
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
