import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(import.meta.dirname, '..', '..', 'src')
/** Floors whose code writes or reads values saved by browsers. */
const FLOORS = ['domain', 'lib', 'providers', 'stores', 'ton']

/** Digest of the sources of `FLOORS` and of the language, as saved values contain sentences: eight hex digits. */
export function digestOfShape(language: string): string {
  const hash = createHash('sha256').update(language)
  for (const floor of FLOORS) {
    const files = readdirSync(join(SOURCE, floor), { recursive: true, withFileTypes: true }).filter(file =>
      file.isFile(),
    )
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 8)
}
