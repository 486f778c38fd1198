import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { attribute, type Element, elementsOf, isInlineScript, textOf } from './html.ts'

/**
 * Weight of a built page before on-demand parts, in bytes after maximum brotli. `files`: number of scripts fetched at once, including those
 * for the first data.
 */
export type PageWeight = { page: string; html: number; own: number; loaded: string[]; files: number }

/** Maximum bytes and scripts of a page; `own` JavaScript excludes frameworks. */
export const MAX_WEIGHTS = { html: 12_000, own: 25_000, light: 15_000, files: 28 }
const LIGHT_PAGES = ['index.html', '404.html']
/** Entry chunk of the reader of TON's bytes (a group of `chunks.ts`), which imports the rest. */
const READER_ENTRY = 'reader'
/** Chunks that pages always load for their first data: readers of the answers. */
const FIRST_LOADED: Record<string, string[]> = {
  'tx.html': [READER_ENTRY, 'index-v3-trace'],
  'address.html': [READER_ENTRY, 'index-v3-account'],
  'transactions.html': [READER_ENTRY, 'recent-index'],
  'block.html': ['full-block'],
  'dns/domain.html': ['registration'],
  'jetton.html': ['load-jetton'],
  'jettons.html': ['JettonCards'],
  'nft/item.html': ['load-nft'],
  'nft-collection.html': ['load-nft'],
}

/** A text that only occurs in the reader of TON's bytes, which must not be part of a page's initial scripts. */
const READER = 'wrong exotic cell'

const IMPORTED = /(?:from|import)\s*(["'`])\.\/([\w.-]+\.js)\1/g
const EVER_IMPORTED = /(?:from|import\(?)\s*(["'`])\.\/([\w.-]+\.js)\1/g
/** Dynamic imports in the script of a page's head, which load readers of an answer's bytes. */
const IMPORTED_IN_PAGE = /import\("[^"]+"\)/g
const NAMED_IN_PAGE = /\/_astro\/([\w.-]+\.js)/g

type Script = { text: string; size: number }
/** Scripts of a build by file name. */
export type Scripts = ReadonlyMap<string, Script>

const weigh = (text: string) => brotliCompressSync(text).length

export const toScripts = (files: Iterable<readonly [name: string, text: string]>): Scripts =>
  new Map([...files].map(([name, text]) => [name, { text, size: weigh(text) }]))

export const readScripts = (directory: string) =>
  toScripts(
    readdirSync(join(directory, '_astro'))
      .filter(name => name.endsWith('.js'))
      .map(name => [name, readFileSync(join(directory, '_astro', name), 'utf8')] as const),
  )

/** Scripts with their transitive static imports. `imported` may also match dynamic ones. */
function withImports(names: string[], scripts: Scripts, imported = IMPORTED): string[] {
  const found = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    const script = scripts.get(name)
    if (!script) throw new Error(`a page loads ${name}, which was not built`)
    found.add(name)
    for (const match of script.text.matchAll(imported)) waiting.push(match[2] ?? '')
  }
  return [...found]
}

const isPreload = (element: Element) => attribute(element, 'rel') === 'modulepreload'

/** Names of scripts in a text. */
const namedIn = (text: string) => [...text.matchAll(NAMED_IN_PAGE)].map(match => match[1] ?? '')

/** Scripts named by an element: in attributes, or imported by its inline script. */
const namedBy = (element: Element) => [
  ...element.attrs.flatMap(({ value }) => namedIn(value)),
  ...(isInlineScript(element) ? namedIn(textOf(element).replaceAll(IMPORTED_IN_PAGE, '')) : []),
]

/** Scripts that a page loads initially: those in its HTML with their static imports, but not `import()`. */
const loadedBy = (html: string, scripts: Scripts): string[] =>
  withImports(
    elementsOf(html)
      .filter(element => !isPreload(element))
      .flatMap(namedBy),
    scripts,
  )

const textsOf = (names: string[], scripts: Scripts) => names.map(name => scripts.get(name)?.text).join('\n')

/** Text of a page's scripts besides its islands, which may change the page before hydration. */
export function firstScripts(html: string, scripts: Scripts): string {
  const named = elementsOf(html)
    .filter(({ tagName }) => tagName === 'script')
    .flatMap(script => namedIn(attribute(script, 'src') ?? ''))
  return textsOf(withImports(named, scripts), scripts)
}

/** Text of all scripts that a page can ever load. */
export const everyScript = (html: string, scripts: Scripts): string =>
  textsOf(withImports(namedIn(html), scripts, EVER_IMPORTED), scripts)

const readersIn = (scripts: Scripts) =>
  [...scripts].filter(([, { text }]) => text.includes(READER)).map(([name]) => name)

/** Scripts of a chunk; none or several if the build is unexpected. */
const scriptsOf = (chunk: string, scripts: Scripts) => [...scripts.keys()].filter(name => name.startsWith(`${chunk}.`))

/**
 * Files that a page fetches in parallel (`layouts/after-paint.ts`): its island's scripts, and those for the first data, which would
 * otherwise be discovered one by one.
 */
export function toPreload(page: string, html: string, scripts: Scripts): string[] {
  const next = (FIRST_LOADED[page] ?? []).flatMap(chunk => scriptsOf(chunk, scripts))
  return [...new Set([...loadedBy(html, scripts), ...withImports(next, scripts)])]
}

/** React, and Astro's island starter (`finish-site.ts`). */
export const isFramework = (name: string) => /^(?:react-dom|islands)\./.test(name)

export function weighPage(page: string, html: string, scripts: Scripts): PageWeight {
  const loaded = loadedBy(html, scripts)
  const own = loaded.filter(name => !isFramework(name)).reduce((sum, name) => sum + (scripts.get(name)?.size ?? 0), 0)
  return { page, html: weigh(html), own, loaded, files: toPreload(page, html, scripts).length }
}

export const limitOf = (page: string) => (LIGHT_PAGES.includes(page) ? MAX_WEIGHTS.light : MAX_WEIGHTS.own)

/** Messages about pages over their limits; empty if none exists. */
export function findOver(weights: PageWeight[], scripts: Scripts): string[] {
  const readers = readersIn(scripts)
  const over = weights.flatMap(({ page, html, own, loaded, files }) => [
    ...(html > MAX_WEIGHTS.html ? [`${page}: HTML of ${html} bytes, at most ${MAX_WEIGHTS.html}`] : []),
    ...(own > limitOf(page) ? [`${page}: own JavaScript of ${own} bytes, at most ${limitOf(page)}`] : []),
    ...(files > MAX_WEIGHTS.files ? [`${page}: ${files} scripts at once, at most ${MAX_WEIGHTS.files}`] : []),
    ...loaded
      .filter(name => readers.includes(name))
      .map(name => `${page}: loads ${name}, which reads TON's bytes, before there are any`),
  ])
  if (weights.length === 0) over.push('no page was built')
  if (readers.length === 0) over.push("no script reads TON's bytes: its words are not those looked for")
  for (const chunk of new Set(Object.values(FIRST_LOADED).flat()))
    if (scriptsOf(chunk, scripts).length !== 1)
      over.push(`no script, or more than one, is the chunk ${chunk}, which pages load first`)
  return over
}
