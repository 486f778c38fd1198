import { createHash } from 'node:crypto'
import { attribute, type Element, elementsOf, isInlineScript, textOf } from '../build/html.ts'

const INLINE: Record<string, (element: Element) => boolean> = {
  'script-src': isInlineScript,
  'style-src': ({ tagName }) => tagName === 'style',
}

/** CSP directives that are equal on every page. `script-src` and `style-src` list hashes of each page. */
const SAME: Record<string, string> = {
  'default-src': "'none'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'nanoscope-worker nanoscope-replay',
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(policy.split('; ').map(part => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))
}

/** Inline scripts and styles that the policy blocks, and hashes in the policy that match none of them. */
function hashFaults(elements: Element[], directives: Map<string, string[]>): string[] {
  return Object.entries(INLINE).flatMap(([name, inline]) => {
    const there = new Set(elements.filter(inline).map(element => hashOf(textOf(element))))
    const listed = (directives.get(name) ?? []).filter(source => source !== "'self'" && source !== "'none'")
    return [
      ...[...there].filter(hash => !listed.includes(hash)).map(hash => `${name} lacks ${hash}`),
      ...listed
        .filter(source => !there.has(source))
        .map(source => `${name} has ${source}, which is nothing of the page`),
    ]
  })
}

/** Policy of a page; undefined unless it is right after the charset at the start of the head. */
function policyOf(elements: Element[]): string | undefined {
  const [charset, policy] = elements.filter(({ parentNode }) => parentNode?.nodeName === 'head')
  const isFirst = charset !== undefined && attribute(charset, 'charset') === 'utf-8'
  const isPolicy = policy !== undefined && attribute(policy, 'http-equiv') === 'content-security-policy'
  return isFirst && isPolicy ? attribute(policy, 'content') : undefined
}

/** Attributes and scripts that every page policy blocks. */
function elementFaults(element: Element): string[] {
  const src = element.tagName === 'script' ? attribute(element, 'src') : undefined
  return [
    ...element.attrs
      .filter(({ name }) => /^(?:style$|on)/.test(name))
      .map(({ name }) => `an attribute ${name}, which no policy lets work`),
    ...(src === undefined || /^\/[^/]/.test(src) ? [] : [`a script of another origin: ${src}`]),
  ]
}

/** Faults of a built page's policy: excessive or missing permissions. `origins`: those of the providers. */
export function policyFaults(html: string, origins: string[]): string[] {
  const elements = elementsOf(html)
  const policy = policyOf(elements)
  if (policy === undefined) return ['no policy right after the charset']
  const directives = directivesOf(policy)
  const expected = { ...SAME, 'connect-src': ["'self'", ...origins].join(' ') }
  return [
    ...Object.entries(expected).flatMap(([name, value]) =>
      directives.get(name)?.join(' ') === value ? [] : [`${name} is ${directives.get(name)?.join(' ')}, not ${value}`],
    ),
    ...[...directives.keys()].filter(name => !(name in expected || name in INLINE || name === 'img-src')),
    ...(/unsafe|\*/.test(policy) ? ['an unsafe word in the policy'] : []),
    ...hashFaults(elements, directives),
    ...elements.flatMap(elementFaults),
  ]
}
