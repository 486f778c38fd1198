import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const site = join(import.meta.dirname, '..', '..', 'dist-embedded')

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
export async function unstyled(page: Page): Promise<string[]> {
  const [css, used] = await page.evaluate(() => [
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(rule => rule.cssText)).join(''),
    [...document.querySelectorAll('[class]')].flatMap(element => [...element.classList]),
  ])
  const own = new Set(classesIn(css))
  return [...new Set(used)].filter(name => everStyled.has(name) && !own.has(name))
}
