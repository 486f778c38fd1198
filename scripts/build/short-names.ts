import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from './headers.ts'

/** Name that the bundler gives a script: a name, for a page's own script its number, and eight characters of its hash. */
const BUNDLED = /^(.+?)(?:\.astro_.*_(\d+)_lang)?\.([\w-]{8})\.js$/
/** Characters kept of the hash: 30 bits tell a script from earlier ones of its name. */
const HASH_LENGTH = 5
/** Prefetch scripts, whose names the build makes itself (`prefetch.ts`). */
const PREFETCH = /^first\./

/** The short name of a script; undefined for what keeps its name. */
export function shortName(name: string): string | undefined {
  const [, start, number = '', hash] = BUNDLED.exec(name) ?? []
  return start && hash && !PREFETCH.test(name) ? `${start}${number}.${hash.slice(0, HASH_LENGTH)}.js` : undefined
}

/**
 * Shortens the names of a built site's scripts, in their folder and in all pages and scripts: a page has a hundred of them. Throws if two
 * scripts would have one name.
 */
export function shortenNames(directory: string): void {
  const folder = join(directory, ASSETS)
  const short = new Map<string, string>()
  for (const name of readdirSync(folder)) {
    const other = shortName(name)
    if (other) short.set(name, other)
  }
  if (new Set(short.values()).size < short.size) throw new Error('two scripts have one short name')
  for (const [name, other] of short) renameSync(join(folder, name), join(folder, other))
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|html)$/.test(path)) continue
    const file = join(directory, path)
    const text = readFileSync(file, 'utf8')
    const renamed = text.replaceAll(/[\w.@-]+\.js\b/g, name => short.get(name) ?? name)
    if (renamed !== text) writeFileSync(file, renamed)
  }
}
