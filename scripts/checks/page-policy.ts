import { createHash } from 'node:crypto'

const POLICY = /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)">/
const INLINE = {
  'script-src': /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  'style-src': /<style[^>]*>([\s\S]*?)<\/style>/g,
}

/** Directives of every page; scripts and styles are distinguished by their hashes. */
const SAME: Record<string, string> = {
  'default-src': "'none'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'nanoscope-worker',
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(policy.split('; ').map(part => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))
}

/** Inline parts that the policy does not let run, and hashes of it that no part has. */
function hashFaults(html: string, directives: Map<string, string[]>): string[] {
  return Object.entries(INLINE).flatMap(([name, inline]) => {
    const there = new Set([...html.matchAll(inline)].map(match => hashOf(match[1] ?? '')))
    const listed = (directives.get(name) ?? []).filter(source => source !== "'self'" && source !== "'none'")
    return [
      ...[...there].filter(hash => !listed.includes(hash)).map(hash => `${name} lacks ${hash}`),
      ...listed
        .filter(source => !there.has(source))
        .map(source => `${name} has ${source}, which is nothing of the page`),
    ]
  })
}

/** Faults of a built page's policy: rights that it should not give, or does not give; `origins` are those of the providers. */
export function policyFaults(html: string, origins: string[]): string[] {
  const policy = POLICY.exec(html)?.[1]
  if (policy === undefined) return ['no policy right after the charset']
  const directives = directivesOf(policy)
  const expected = { ...SAME, 'connect-src': ["'self'", ...origins].join(' ') }
  const markup = html.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
  return [
    ...Object.entries(expected).flatMap(([name, value]) =>
      directives.get(name)?.join(' ') === value ? [] : [`${name} is ${directives.get(name)?.join(' ')}, not ${value}`],
    ),
    ...[...directives.keys()].filter(name => !(name in expected || name in INLINE || name === 'img-src')),
    ...(/unsafe|\*/.test(policy) ? ['an unsafe word in the policy'] : []),
    ...hashFaults(html, directives),
    ...[...markup.matchAll(/\s(style|on\w+)=["']/g)].map(
      match => `an attribute ${match[1]}, which no policy lets work`,
    ),
    ...[...html.matchAll(/<script[^>]*\ssrc="(?!\/[^/])([^"]*)"/g)].map(
      match => `a script of another origin: ${match[1]}`,
    ),
  ]
}
