import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { floorFaults, isCode } from './floors.ts'

/** Proves the plan of the code: a floor imports only from the floors named in `floors.ts`, and never what it must not know. */
const source = join(import.meta.dirname, '..', 'src')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(isCode)
const faults = files.flatMap(path => floorFaults(path, readFileSync(join(source, path), 'utf8')))
for (const fault of faults) console.error(fault)
console.log(`${files.length} files on their floors, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
