import { posix } from 'node:path'

const mayImport: Record<string, string[]> = {
  lib: [],
  ton: ['lib'],
  domain: ['ton', 'lib'],
  providers: ['domain', 'ton', 'lib'],
  stores: ['providers', 'domain', 'ton', 'lib'],
  ui: ['domain', 'ton', 'lib', 'routes'],
  islands: ['stores', 'ui', 'domain', 'ton', 'lib', 'routes'],
  prefetch: ['stores', 'providers', 'domain', 'ton', 'lib', 'routes'],
  layouts: ['islands', 'ui', 'routes'],
  pages: ['prefetch', 'layouts', 'islands', 'ui', 'routes'],
  worker: ['routes'],
  routes: [],
}

const packages: Record<string, RegExp> = {
  lib: /^nanostores$/,
  ton: /^@noble\//,
  domain: /^$/,
  providers: /^valibot$/,
  stores: /^nanostores$/,
  ui: /^(react|@nanostores\/react)$/,
  islands: /^(react|@nanostores\/react|uqr)$/,
  prefetch: /^$/,
  layouts: /^@unocss\/reset\/|^@iconify-json\/tabler$/,
  pages: /^$/,
  worker: /^workbox-(?:expiration|precaching|routing|strategies)$/,
  routes: /^$/,
}

const forbiddenWords: Record<string, RegExp> = {
  domain: /\b(?:document\.|window\.|localStorage|setTimeout)/,
  ton: /\b(?:document\.|window\.|localStorage|Buffer\b)/,
  islands: /\blocalStorage/,
  ui: /\blocalStorage/,
}

/** Ways to ask the network, however they are spelled: as a name, a member of an object, or a text between brackets. */
const ASKING = /\b(?:fetch|XMLHttpRequest|sendBeacon|EventSource|WebSocket|WebTransport|importScripts)\b/
/** The floors that may: provider calls, and the service worker for the site's own scripts. */
const MAY_ASK = ['providers', 'worker']

const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`\w])\/\/.*$/gm

const floorOf = (path: string) => (path === 'routes.ts' ? 'routes' : (path.split('/')[0] ?? ''))

/** Whether a file is code that a floor is about. */
export const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|astro)$/.test(path) && !path.endsWith('.d.ts')

function importFaults(path: string, code: string, floor: string, allowed: string[]): string[] {
  const targets = [...code.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(found => found[1] ?? '')
  return targets.flatMap(target => {
    if (!target.startsWith('.'))
      return packages[floor]?.test(target) ? [] : [`${floor} may not use the package ${target}`]
    const other = floorOf(posix.join(posix.dirname(path), target))
    return other === floor || allowed.includes(other) ? [] : [`${floor} may not import from ${other}`]
  })
}

/** What is wrong with a file of `src`, by its path there and its text. */
export function floorFaults(path: string, text: string): string[] {
  const floor = floorOf(path)
  const allowed = mayImport[floor]
  if (!allowed) return [`${path}: no floor is called ${floor}`]
  const code = text.replaceAll(COMMENTS, '')
  const asking = MAY_ASK.includes(floor) ? undefined : ASKING.exec(code)?.[0]
  const word = forbiddenWords[floor]?.exec(code)?.[0]
  const unread = /\bimport\s*\(\s*(?!['"])[^)]{0,20}/.exec(code)?.[0]
  return [
    ...importFaults(path, code, floor, allowed),
    ...(asking ? [`${floor} may not ask the network (${asking})`] : []),
    ...(word && word !== asking ? [`${floor} may not use ${word}`] : []),
    ...(unread ? [`${unread}…: what is imported must be written out`] : []),
  ].map(fault => `${path}: ${fault}`)
}
