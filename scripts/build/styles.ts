import { PurgeCSS } from 'purgecss'
import { attribute, type Element, elementsOf, rewritten, textOf } from './html.ts'
import { lostRules } from './lost-rules.ts'

const isStyle = ({ tagName }: Element) => tagName === 'style'

/** Name of an icon in a page's sprite; undefined for other elements. */
const pictureOf = (element: Element) =>
  element.tagName === 'symbol' ? attribute(element, 'id')?.replace(/^i-/, '') : undefined

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#38': '&', '#39': "'", '#34': '"' }

/** Decodes character references: class names with `&` or `>` are written as `&amp;` and `&gt;`. */
const plainMarkup = (html: string) => html.replaceAll(/&(amp|lt|gt|quot|#3[489]);/g, (_, name) => ENTITIES[name] ?? '')

/** Words delimited by blanks and quotes, which include classes, and their parts, which include tags and attributes. */
const tokens = (text: string) => (text.match(/[^\s"'`\\]+/g) ?? []).flatMap(word => [word, ...word.split(/[<>={}]/)])

/** Removes icons from the page's sprite (`layouts/Icons.astro`) that neither it nor its `scripts` name. */
export function withOwnIcons(html: string, scripts: string): string {
  const markup = rewritten(html, element => (pictureOf(element) === undefined ? undefined : ''))
  const named = new Set([...tokens(markup), ...tokens(scripts)])
  return rewritten(html, element => {
    const name = pictureOf(element)
    return name === undefined || named.has(name) || named.has(`#i-${name}`) ? undefined : ''
  })
}

/** All styles of a built page. */
export const stylesOf = (html: string) => elementsOf(html).filter(isStyle).map(textOf).join('')

/** A page without its styles. */
export const withoutStyles = (html: string) => rewritten(html, element => (isStyle(element) ? '' : undefined))

/** Rules of `css` that something in `words` could match. Throws if a rule is lost although its classes occur. */
export async function usedStyles(css: string, words: string): Promise<string> {
  const raw = plainMarkup(words)
  const [own] = await new PurgeCSS().purge({
    content: [{ raw, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: tokens,
    // Pseudo-classes such as `:focus-visible` may apply to anything, and any attribute may be set later.
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
 * Reduces a page's styles to one element with the rules that may match before hydration: by its markup, or by its `scripts` besides
 * islands. Islands and prints use the site's complete stylesheet (`src/layouts/after-paint.ts`).
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
