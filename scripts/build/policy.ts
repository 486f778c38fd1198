import { createHash } from 'node:crypto'
import { INDEXER_URL, NODE_URL, nodeV3Url } from '../../src/providers/public.ts'
import { attribute, type Element, elementsOf, endOfElement, inserted, isInlineScript, textOf } from './html.ts'

/** Default addresses of the providers. */
const PROVIDERS = { PUBLIC_NODE_API_URL: NODE_URL, PUBLIC_INDEXER_API_URL: INDEXER_URL }

/** The origins a page asks besides its own. Settings without one, as `/v2`, mean its own. */
export function providerOrigins(settings: Record<string, unknown>): string[] {
  const given = (name: string) => (settings[name] === undefined ? undefined : String(settings[name]))
  const v3 = nodeV3Url(given('PUBLIC_NODE_API_V3_URL'), given('PUBLIC_NODE_API_URL'))
  const urls = [...Object.entries(PROVIDERS).map(([name, usual]) => given(name) ?? usual), v3 ?? '']
  return [...new Set(urls.filter(url => URL.canParse(url)).map(url => new URL(url).origin))]
}

const isStyle = ({ tagName }: Element) => tagName === 'style'

const hashes = (elements: Element[]) =>
  [...new Set(elements.map(textOf))].map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/**
 * Exactly what one page needs: its own scripts by origin, those inside it and its styles by their hashes. Built pages have no `style`
 * attribute, and React sets styles through the DOM, which no policy minds.
 */
export function contentPolicy(html: string, origins: string[]): string {
  const elements = elementsOf(html)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(elements.filter(isInlineScript))],
    'style-src': ["'self'", ...hashes(elements.filter(isStyle))],
    'connect-src': ["'self'", ...origins],
    // Tokens have their pictures anywhere, and a provider has copies of them.
    'img-src': ["'self'", 'https:', ...origins.filter(origin => origin.startsWith('http:'))],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // For the addresses of the two workers alone.
    'trusted-types': ['nanoscope-worker', 'nanoscope-replay'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`)
    .join('; ')
}

/** The page with its policy right after its charset, before anything the policy is about. */
export function withPolicy(html: string, origins: string[]): string {
  const charset = elementsOf(html).find(element => attribute(element, 'charset') === 'utf-8')
  const place = charset && endOfElement(charset)
  if (place === undefined) throw new Error('a page without its charset first')
  const meta = `<meta http-equiv="content-security-policy" content="${contentPolicy(html, origins)}">`
  return inserted(html, place, meta)
}
