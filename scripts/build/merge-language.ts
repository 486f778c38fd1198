import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { baseOf } from '../../src/routes.ts'
import { ASSETS } from './headers.ts'

/** Path in the merged site of a file from a language's build; null for a file that the English build has. */
export function placeOf(path: string, code: string): string | null {
  const [, name = '', copy = ''] = /^(.*?)(\.(?:br|gz))?$/.exec(path) ?? []
  if (`/${name}`.startsWith(ASSETS)) return path
  if (name === 'worker.js') return `worker.${code}.js${copy}`
  if (name === 'index.html') return `${code}.html${copy}`
  return name.endsWith('.html') || name === 'manifest.json' ? `${baseOf(code).slice(1)}/${path}` : null
}

/**
 * Moves a language's build from `from` into the site: pages under its code, scripts among the others. Scripts have content hashes, so that
 * those without words are shared. Throws if two files of one name differ.
 */
export function mergeLanguage(directory: string, from: string, code: string): void {
  const paths = readdirSync(from, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  for (const { parentPath, name } of paths) {
    const file = join(parentPath, name)
    const place = placeOf(file.slice(from.length + 1).replaceAll('\\', '/'), code)
    if (place === null) continue
    const target = join(directory, place)
    if (existsSync(target) && !readFileSync(target).equals(readFileSync(file)))
      throw new Error(`${place} is another file in ${code}`)
    mkdirSync(dirname(target), { recursive: true })
    renameSync(file, target)
  }
  rmSync(from, { recursive: true })
}
