import { PurgeCSS } from 'purgecss'

const STYLES = /<style>([\s\S]*?)<\/style>/g

/** Every word a class could be, as classes are written in markup and in scripts. */
const tokens = (text: string) => text.match(/[^\s"'`<>={}\\]+/g) ?? []

const SYMBOL = /<symbol id="i-([\w-]+)".*?<\/symbol>/gs

/** The page with only those pictures in its store (`layouts/Icons.astro`) that something in `words` names. */
export function withOwnIcons(html: string, words: string): string {
  const named = new Set(tokens(words.replaceAll(SYMBOL, '')))
  return html.replaceAll(SYMBOL, (symbol, name) => (named.has(name) || named.has(`#i-${name}`) ? symbol : ''))
}

/**
 * The page with one style element, of only those rules that something on it could ever match: `words` are its markup and all its
 * scripts. Everything else about the styles stays, in its order.
 */
export async function withOwnStyles(html: string, words: string): Promise<string> {
  const css = [...html.matchAll(STYLES)].map(match => match[1]).join('')
  const content = [{ raw: words.replaceAll(STYLES, ''), extension: 'html' }]
  const [own] = await new PurgeCSS().purge({ content, css: [{ raw: css }], defaultExtractor: tokens })
  if (!own?.css) throw new Error('a page without styles')
  let isFirst = true
  return html.replaceAll(STYLES, () => {
    const styles = isFirst ? `<style>${own.css}</style>` : ''
    isFirst = false
    return styles
  })
}
