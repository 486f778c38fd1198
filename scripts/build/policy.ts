import { createHash } from 'node:crypto'
import { INDEXER_URL, NODE_URL, nodeV3Url } from '../../src/providers/public.ts'
import { attribute, type Element, elementsOf, endOfElement, inserted, isInlineScript, textOf } from './html.ts'

/** Default URLs of the providers. */
const PROVIDERS = { PUBLIC_NODE_API_URL: NODE_URL, PUBLIC_INDEXER_API_URL: INDEXER_URL }

/** Origins of the providers by the build's settings. A relative URL such as `/v2` is on the site's origin and adds none. */
export function providerOrigins(settings: Record<string, unknown>): string[] {
  const given = (name: string) => (settings[name] === undefined ? undefined : String(settings[name]))
  const v3 = nodeV3Url(given('PUBLIC_NODE_API_V3_URL'), given('PUBLIC_NODE_API_URL'))
  const urls = [...Object.entries(PROVIDERS).map(([name, standard]) => given(name) ?? standard), v3 ?? '']
  return [...new Set(urls.filter(url => URL.canParse(url)).map(url => new URL(url).origin))]
}

const isStyle = ({ tagName }: Element) => tagName === 'style'

const hashes = (elements: Element[]) =>
  [...new Set(elements.map(textOf))].map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/**
 * Content-Security-Policy of one page (CSP Level 3): the site's scripts, and inline scripts and styles by SHA-256. Built pages have no
 * `style` attributes; React sets styles through the DOM, which is not restricted.
 */
export function contentPolicy(html: string, origins: string[]): string {
  const elements = elementsOf(html)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(elements.filter(isInlineScript))],
    'style-src': ["'self'", ...hashes(elements.filter(isStyle))],
    'connect-src': ["'self'", ...origins],
    // Images of tokens may be on any host; in tests a provider's copies may be on http.
    'img-src': ["'self'", 'https:', ...origins.filter(origin => origin.startsWith('http:'))],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // Policies for the URLs of the two workers.
    'trusted-types': ['nanoscope-worker', 'nanoscope-replay'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`)
    .join('; ')
}

/** Inserts the policy right after the charset, before anything that it restricts. Throws without `<meta charset>`. */
export function withPolicy(html: string, origins: string[]): string {
  const charset = elementsOf(html).find(element => attribute(element, 'charset') === 'utf-8')
  const place = charset && endOfElement(charset)
  if (place === undefined) throw new Error('a page without its charset first')
  const meta = `<meta http-equiv="content-security-policy" content="${contentPolicy(html, origins)}">`
  return inserted(html, place, meta)
}
