import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(import.meta.dirname, '..', '..', 'src')
/** Floors that make or read values which browsers save. */
const FLOORS = ['domain', 'lib', 'providers', 'stores', 'ton']

/** Eight hexadecimal digits that change with the code of `FLOORS`. */
export function digestOfShape(): string {
  const hash = createHash('sha256')
  for (const floor of FLOORS) {
    const files = readdirSync(join(SOURCE, floor), { recursive: true, withFileTypes: true }).filter(file =>
      file.isFile(),
    )
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 8)
}
