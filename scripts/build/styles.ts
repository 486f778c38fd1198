import { PurgeCSS } from 'purgecss'
import { attribute, type Element, elementsOf, rewritten, textOf } from './html.ts'
import { lostRules } from './lost-rules.ts'

const isStyle = ({ tagName }: Element) => tagName === 'style'

/** Name of a picture in a page's store; undefined for other elements. */
const pictureOf = (element: Element) =>
  element.tagName === 'symbol' ? attribute(element, 'id')?.replace(/^i-/, '') : undefined

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#38': '&', '#39': "'", '#34': '"' }

/** Markup with its character references replaced: a class with `&` or `>` in it stands there as `&amp;` and `&gt;`. */
const plainMarkup = (html: string) => html.replaceAll(/&(amp|lt|gt|quot|#3[489]);/g, (_, name) => ENTITIES[name] ?? '')

/** Every word between blanks and quotes, where classes are in markup and scripts, and the parts of it, where tags and attributes do. */
const tokens = (text: string) => (text.match(/[^\s"'`\\]+/g) ?? []).flatMap(word => [word, ...word.split(/[<>={}]/)])

/** The page with only those pictures in its store (`layouts/Icons.astro`) that it or its `scripts` name. */
export function withOwnIcons(html: string, scripts: string): string {
  const markup = rewritten(html, element => (pictureOf(element) === undefined ? undefined : ''))
  const named = new Set([...tokens(markup), ...tokens(scripts)])
  return rewritten(html, element => {
    const name = pictureOf(element)
    return name === undefined || named.has(name) || named.has(`#i-${name}`) ? undefined : ''
  })
}

/** All styles that a page was built with. */
export const stylesOf = (html: string) => elementsOf(html).filter(isStyle).map(textOf).join('')

/** The page without its styles. */
export const withoutStyles = (html: string) => rewritten(html, element => (isStyle(element) ? '' : undefined))

/** Only those rules of `css` that something in `words` could match. Throws when a rule is lost whose classes stand there. */
export async function usedStyles(css: string, words: string): Promise<string> {
  const raw = plainMarkup(words)
  const [own] = await new PurgeCSS().purge({
    content: [{ raw, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: tokens,
    // States, as `:focus-visible`, may be anything's, and any attribute may be set at any time.
    safelist: { standard: [/^:/] },
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(match => match[1] ?? ''),
  })
  if (!own?.css) throw new Error('a page without styles')
  const lost = lostRules(css, own.css, raw)
  if (lost.length > 0) throw new Error(`a page without the rules of its classes: ${lost.join(' ')}`)
  return own.css
}

const PRINT = /@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

/**
 * The page with one style element, of those rules that something on it could match before its islands are hydrated: by its markup, or by
 * the `scripts` that it has beside them. Islands and printers wait for the site's sheet, which has all rules (`src/layouts/after-paint.ts`).
 */
export async function withOwnStyles(html: string, scripts: string): Promise<string> {
  const css = await usedStyles(stylesOf(html).replaceAll(PRINT, ''), `${withoutStyles(html)}\n${scripts}`)
  let isFirst = true
  return rewritten(html, element => {
    if (!isStyle(element)) return undefined
    const styles = isFirst ? `<style>${css}</style>` : ''
    isFirst = false
    return styles
  })
}
