import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../build/build-site.ts'
import { labelFiles, readNamed } from './rows.ts'

/**
 * Writes the index and shards of `public/labels` from tables of public names, each with its name, revision and file: `node
 * scripts/labels/labels.ts --made 2026-11-23 acton=5535f119=names.tsv ton-labels=99be9dc6=labels.tsv`. If several lists name an address,
 * the first one is displayed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    made: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    network: { type: 'string', default: 'mainnet' },
  },
})
const tables = positionals.map(text => {
  const [name, revision, ...path] = text.split('=')
  if (!name || !revision || path.length === 0) throw new Error(`"${text}" is not name=revision=file`)
  return { name, revision, path: path.join('=') }
})
if (tables.length === 0) throw new Error('name at least one table, as name=revision=file')

const named = tables.flatMap(({ path }, source) => readNamed(readFileSync(path, 'utf8'), source))
const sources = tables.map(({ name, revision }) => ({ name, revision }))
const files = Object.entries(labelFiles(named, { network: values.network, made: values.made, sources }))
rmSync(join(root, 'public', 'labels'), { recursive: true, force: true })
mkdirSync(join(root, 'public', 'labels'))
for (const [path, text] of files) writeFileSync(join(root, 'public', path), text)
console.log(`${named.length} addresses in ${files.length} files`)
