import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from './headers.ts'

/** A script as the bundler names it: its name, the mark of a page's own script with its number, eight characters of its hash. */
const BUNDLED = /^(.+?)(?:\.astro_.*_(\d+)_lang)?\.([\w-]{8})\.js$/
/** Characters of the hash that stay: 30 bits tell a script from earlier ones of its name. */
const KEPT = 5
/** Files of the scripts in heads, which carry a hash of their own. */
const OF_HEADS = /^first\./

/** The short name of a script; undefined for what keeps its name. */
export function shortName(name: string): string | undefined {
  const [, start, number = '', hash] = BUNDLED.exec(name) ?? []
  return start && hash && !OF_HEADS.test(name) ? `${start}${number}.${hash.slice(0, KEPT)}.js` : undefined
}

/** Renames the scripts of a built site, in their folder and wherever pages and scripts name them: a page holds a hundred such names. */
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
