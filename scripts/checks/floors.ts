import { posix } from 'node:path'

/** Layers of `src` ("floors") that each layer may import: lower ones alone. */
const mayImport: Record<string, string[]> = {
  lib: [],
  ton: ['lib'],
  domain: ['words', 'ton', 'lib'],
  providers: ['domain', 'ton', 'lib'],
  stores: ['providers', 'domain', 'ton', 'lib'],
  words: ['lib'],
  ui: ['words', 'domain', 'ton', 'lib', 'routes'],
  islands: ['stores', 'words', 'ui', 'domain', 'ton', 'lib', 'routes'],
  prefetch: ['stores', 'providers', 'domain', 'ton', 'lib', 'routes'],
  layouts: ['islands', 'words', 'ui', 'routes'],
  pages: ['prefetch', 'layouts', 'islands', 'words', 'ui', 'routes'],
  worker: ['ton', 'lib', 'routes'],
  routes: ['words', 'routes'],
}

const packages: Record<string, RegExp> = {
  lib: /^nanostores$/,
  ton: /^@noble\//,
  domain: /^$/,
  providers: /^valibot$/,
  stores: /^nanostores$/,
  words: /^$/,
  ui: /^(react|react-dom(?:\/client)?|@nanostores\/react)$/,
  islands: /^(react|@nanostores\/react|uqr)$/,
  prefetch: /^$/,
  layouts: /^@unocss\/reset\/|^@iconify-json\/tabler$/,
  pages: /^$/,
  worker: /^workbox-(?:expiration|precaching|routing|strategies)$|^@ton\/sandbox\/dist\/executor\//,
  routes: /^$/,
}

const forbiddenWords: Record<string, RegExp> = {
  domain: /\b(?:document\.|window\.|localStorage|setTimeout)/,
  ton: /\b(?:document\.|window\.|localStorage|Buffer\b)/,
  islands: /\blocalStorage/,
  ui: /\blocalStorage/,
}

/** Network APIs in any spelling: as a name, a member, or a string in brackets. */
const ASKING = /\b(?:fetch|XMLHttpRequest|sendBeacon|EventSource|WebSocket|WebTransport|importScripts)\b/
/** Floors that may use them: provider calls, and the service worker for the site's own scripts. */
const MAY_ASK = ['providers', 'worker']

const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`\w])\/\/.*$/gm

const floorOf = (path: string) => (/^(?:routes|screens)\.ts$/.test(path) ? 'routes' : (path.split('/')[0] ?? ''))

/** True for code files that floors apply to. */
export const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|astro)$/.test(path) && !path.endsWith('.d.ts')

function importFaults(path: string, code: string, floor: string, allowed: string[]): string[] {
  const targets = [...code.matchAll(/(?<!['"])(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(found => found[1] ?? '')
  return targets.flatMap(target => {
    if (!/^[.#]/.test(target))
      return packages[floor]?.test(target) ? [] : [`${floor} may not use the package ${target}`]
    const other = floorOf(target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(path), target))
    if (other === 'words' && target.startsWith('.') && floor !== other)
      return [`${target}: import words from #words/, which stands for the language of the site`]
    return other === floor || allowed.includes(other)
      ? []
      : [
          `${floor} may not import from ${other}, only from ${allowed.join(', ') || 'itself'}: hand it over as an argument, or move it down`,
        ]
  })
}

/** Faults of a file of `src`, given its path in `src` and its text. */
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

/** Folders of `scripts`, and which others each may import besides itself and the product. */
const rooms: Record<string, string[]> = {
  install: [],
  localnet: [],
  build: ['localnet'],
  serve: ['install', 'localnet', 'build', 'labels'],
  checks: ['install', 'localnet', 'build', 'serve'],
  bench: ['install', 'localnet', 'build', 'serve'],
  bugs: ['build'],
  probe: ['build', 'localnet'],
  anchors: ['build'],
  labels: ['build'],
}

/** Import faults of a file of `scripts`, given its path in `scripts` and its text. */
export function roomFaults(path: string, text: string): string[] {
  const room = path.split('/')[0] ?? ''
  const allowed = rooms[room]
  if (!allowed) return [`${path}: no folder of scripts is called ${room}`]
  return importsOf(path, text).flatMap(target => {
    const other = target.split('/')[0] ?? ''
    return other === '..' || other === room || allowed.includes(other)
      ? []
      : [`${path}: ${room} may not import from ${other}, only from ${allowed.join(', ') || 'itself and src'}`]
  })
}

/** Files that a file imports, as paths relative to the same folder. */
export function importsOf(path: string, text: string): string[] {
  const code = text.replaceAll(COMMENTS, '')
  return [...code.matchAll(/(?<!['"])(?:from|import)\s*\(?\s*['"](\.[^'"?]+)['"]/g)].map(found =>
    posix.join(posix.dirname(path), found[1] ?? ''),
  )
}

/** Cycles of a directed graph, each as a list of names. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const follow = (name: string, trail: string[]): void => {
    const start = trail.indexOf(name)
    if (start >= 0) found.push(trail.slice(start))
    if (start >= 0 || done.has(name)) return
    for (const next of edges.get(name) ?? []) follow(next, [...trail, name])
    done.add(name)
  }
  for (const name of edges.keys()) follow(name, [])
  return found
}
