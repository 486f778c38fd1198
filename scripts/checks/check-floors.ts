/**
 * Proves the plan of the code: a floor of `src` and a folder of `scripts` import only from those named in `floors.ts`, never what they must
 * not know, and neither files nor the folders of a floor form an import cycle.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../build/build-site.ts'
import { findCycles, floorFaults, importsOf, isCode, roomFaults } from './floors.ts'

/** Source text of each code file in a folder, by its path from there. */
function read(folder: string): Map<string, string> {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const paths = names.map(path => path.replaceAll('\\', '/')).filter(isCode)
  return new Map(paths.map(path => [path, readFileSync(join(root, folder, path), 'utf8')]))
}

const importsIn = (files: ReadonlyMap<string, string>) =>
  new Map([...files].map(([path, text]) => [path, importsOf(path, text)]))

/** The folders that each folder imports from, within one floor. */
function folderImports(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const [path, targets] of imports)
    for (const target of targets) {
      const [from, to] = [dirname(path), dirname(target)]
      if (from !== to && from.split('/')[0] === to.split('/')[0]) folders.set(from, [...(folders.get(from) ?? []), to])
    }
  return folders
}

const [source, scripts] = [read('src'), read('scripts')]
const imports = importsIn(source)
const cycles = [...findCycles(imports), ...findCycles(folderImports(imports)), ...findCycles(importsIn(scripts))]
const faults = [
  ...[...source].flatMap(([path, text]) => floorFaults(path, text)),
  ...[...scripts].flatMap(([path, text]) => roomFaults(path, text)),
  ...cycles.map(names => `${names.join(' → ')} → ${names[0]}: an import cycle; move what both need into another file`),
]
for (const fault of faults) console.error(fault)
console.log(`${source.size + scripts.size} files on their floors, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
