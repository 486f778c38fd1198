/** Dumps of seeded networks on disk. Each name contains a hash of everything that the dump depends on. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = import.meta.dirname
const SOURCES = ['.', 'chain', 'scenario', 'scenario/parts', 'contracts']
export const CACHE_FOLDER = join(ROOT, '../../.cache/localnet')

/** Path of the dump of a network with these traits; it may not exist. */
export function dumpFile(folder: string, traits: Record<string, string | number>): string {
  const hash = createHash('sha256').update(JSON.stringify(traits)).update(process.versions.v8)
  for (const source of SOURCES) {
    const path = join(ROOT, source)
    for (const file of readdirSync(path).sort()) {
      if (/\.(ts|json)$/.test(file)) hash.update(readFileSync(join(path, file)))
    }
  }
  return join(folder, `${hash.digest('hex').slice(0, 16)}.dump`)
}

/** Bytes of a dump; null if it does not exist. */
export function readDump(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

const DAY_MS = 86_400_000

/** Writes a dump atomically, and deletes dumps that were written more than a day ago. */
export function writeDump(folder: string, file: string, bytes: Buffer): void {
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, bytes)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    // Another process may have deleted it already.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (name.endsWith('.dump') && Date.now() - made > DAY_MS) rmSync(path, { force: true })
  }
}
