import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from './headers.ts'

/** Names of scripts by the bundler: name, number (page scripts), and eight characters of the hash. */
const BUNDLED = /^(.+?)(?:\.astro_.*_(\d+)_lang)?\.([\w-]{8})\.js$/
/** Characters of the hash that are kept: 30 bits distinguish versions of a script. */
const HASH_LENGTH = 5
/** Prefetch scripts, whose names are set by `prefetch.ts`. */
const PREFETCH = /^first\./

/** Short name of a script; undefined if its name is kept. */
export function shortName(name: string): string | undefined {
  const [, start, number = '', hash] = BUNDLED.exec(name) ?? []
  return start && hash && !PREFETCH.test(name) ? `${start}${number}.${hash.slice(0, HASH_LENGTH)}.js` : undefined
}

/**
 * Shortens the names of a built site's scripts in their folder and in all references, of which a page has a hundred. Throws if two scripts
 * get the same name.
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
