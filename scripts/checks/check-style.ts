import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/build-site.ts'
import { styleFaults, twinNames } from './style.ts'

/**
 * Checks the style: comments begin with a noun or a verb, limits are called `MAX_` and `MIN_`, query times are not copied, no two files
 * share a name, and Markdown is wrapped.
 */
const CHECKED = /\.(?:tsx?|mjs|astro|tolk|md)$/
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
const files = String(listed)
  .split('\n')
  .filter(path => CHECKED.test(path) && existsSync(join(root, path)))
const faults = [
  ...files.flatMap(path =>
    styleFaults(path, readFileSync(join(root, path), 'utf8')).map(({ line, fault }) => `${path}:${line}: ${fault}`),
  ),
  ...twinNames(files),
]
for (const fault of faults) console.error(fault)
console.log(`${files.length} files read, ${faults.length} faults of style`)
process.exit(faults.length === 0 ? 0 : 1)
