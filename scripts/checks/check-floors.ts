/**
 * Checks that each floor of `src` and folder of `scripts` only imports what `floors.ts` permits. Also finds import cycles between files,
 * and between a floor's folders.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../build/build-site.ts'
import { findCycles, floorFaults, importsOf, isCode, roomFaults } from './floors.ts'

/** Sources of the code files in a folder, by relative path. */
function read(folder: string): Map<string, string> {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const paths = names.map(path => path.replaceAll('\\', '/')).filter(isCode)
  return new Map(paths.map(path => [path, readFileSync(join(root, folder, path), 'utf8')]))
}

const importsIn = (files: ReadonlyMap<string, string>) =>
  new Map([...files].map(([path, text]) => [path, importsOf(path, text)]))

/** Imports between the folders of each floor. */
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
