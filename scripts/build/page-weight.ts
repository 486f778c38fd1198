import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { attribute, type Element, elementsOf, isInlineScript, textOf } from './html.ts'

/**
 * Weight of a built page before anything is loaded on demand, in bytes after brotli at its best; `files` counts the scripts that it
 * fetches at once, and those for its first data.
 */
export type PageWeight = { page: string; html: number; own: number; loaded: string[]; files: number }

/** Bytes a page may weigh, and scripts that it may fetch; its own JavaScript is all but the frameworks'. */
export const LIMITS = { html: 12_000, own: 25_000, light: 15_000, files: 28 }
const LIGHT_PAGES = ['index.html', '404.html']
/** The script by which pages come to the reader of TON's bytes (a group of `chunks.ts`), which imports the rest of it. */
const READER_ENTRY = 'reader'
/** Scripts that pages are sure to load for their first data, by the names of their chunks: what reads the answers. */
const FIRST_LOADED: Record<string, string[]> = {
  'tx.html': [READER_ENTRY, 'indexed-trace'],
  'address.html': [READER_ENTRY, 'indexed'],
  'transactions.html': [READER_ENTRY, 'recent-index'],
  'block.html': ['full-block'],
  'dns/domain.html': ['registration'],
  'jetton.html': ['load-jetton'],
  'jettons.html': ['JettonCards'],
  'nft/item.html': ['load-nft'],
  'nft-collection.html': ['load-nft'],
}

/** A text that only the reader of TON's bytes has; it is no part of a page, and loaded when there are bytes to read. */
const READER = 'wrong exotic cell'

const IMPORTED = /(?:from|import)\s*(["'`])\.\/([\w.-]+\.js)\1/g
const EVER_IMPORTED = /(?:from|import\(?)\s*(["'`])\.\/([\w.-]+\.js)\1/g
/** The dynamic imports of the script in a page's head: what reads the bytes of an answer. */
const IMPORTED_IN_PAGE = /import\("[^"]+"\)/g
const NAMED_IN_PAGE = /\/_astro\/([\w.-]+\.js)/g

type Script = { text: string; size: number }
/** The scripts of a build by the names of their files. */
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

/** The scripts of these names, what they import, and so on. `import()` waits for its occasion, unless `imported` finds it too. */
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

/** The scripts that a text names. */
const namedIn = (text: string) => [...text.matchAll(NAMED_IN_PAGE)].map(match => match[1] ?? '')

/** The scripts that an element names: those its attributes do, and what a script inside the page imports. */
const namedBy = (element: Element) => [
  ...element.attrs.flatMap(({ value }) => namedIn(value)),
  ...(isInlineScript(element) ? namedIn(textOf(element).replaceAll(IMPORTED_IN_PAGE, '')) : []),
]

/** The scripts a page loads at once: those its HTML names, and their static imports. What is loaded by `import()` does not count. */
const loadedBy = (html: string, scripts: Scripts): string[] =>
  withImports(
    elementsOf(html)
      .filter(element => !isPreload(element))
      .flatMap(namedBy),
    scripts,
  )

const textsOf = (names: string[], scripts: Scripts) => names.map(name => scripts.get(name)?.text).join('\n')

/** The scripts that a page has beside its islands, as one text: they may change what is seen before an island is hydrated. */
export function firstScripts(html: string, scripts: Scripts): string {
  const named = elementsOf(html)
    .filter(({ tagName }) => tagName === 'script')
    .flatMap(script => namedIn(attribute(script, 'src') ?? ''))
  return textsOf(withImports(named, scripts), scripts)
}

/** All scripts that may ever run on a page, as one text: those that a visitor does not ask for too. */
export const everyScript = (html: string, scripts: Scripts): string =>
  textsOf(withImports(namedIn(html), scripts, EVER_IMPORTED), scripts)

const readersIn = (scripts: Scripts) =>
  [...scripts].filter(([, { text }]) => text.includes(READER)).map(([name]) => name)

/** The scripts of a chunk: one, unless it was not built, or two have its name. */
const scriptsOf = (chunk: string, scripts: Scripts) => [...scripts.keys()].filter(name => name.startsWith(`${chunk}.`))

/**
 * Files that a page fetches in parallel (`layouts/after-paint.ts`): the scripts of its island, and those it loads for its first data,
 * which would else be found one after another.
 */
export function toPreload(page: string, html: string, scripts: Scripts): string[] {
  const next = (FIRST_LOADED[page] ?? []).flatMap(chunk => scriptsOf(chunk, scripts))
  return [...new Set([...loadedBy(html, scripts), ...withImports(next, scripts)])]
}

/** React, and what Astro starts islands by (`finish-site.ts`). */
export const isFramework = (name: string) => /^(?:react-dom|islands)\./.test(name)

export function weighPage(page: string, html: string, scripts: Scripts): PageWeight {
  const loaded = loadedBy(html, scripts)
  const own = loaded.filter(name => !isFramework(name)).reduce((sum, name) => sum + (scripts.get(name)?.size ?? 0), 0)
  return { page, html: weigh(html), own, loaded, files: toPreload(page, html, scripts).length }
}

export const limitOf = (page: string) => (LIGHT_PAGES.includes(page) ? LIMITS.light : LIMITS.own)

/** Pages over their limits, in words; nothing when all is well. */
export function findOver(weights: PageWeight[], scripts: Scripts): string[] {
  const readers = readersIn(scripts)
  const over = weights.flatMap(({ page, html, own, loaded, files }) => [
    ...(html > LIMITS.html ? [`${page}: HTML of ${html} bytes, at most ${LIMITS.html}`] : []),
    ...(own > limitOf(page) ? [`${page}: own JavaScript of ${own} bytes, at most ${limitOf(page)}`] : []),
    ...(files > LIMITS.files ? [`${page}: ${files} scripts at once, at most ${LIMITS.files}`] : []),
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
