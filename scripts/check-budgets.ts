import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, embedded, root } from './build-site.ts'
import { findOver, LIMITS, limitOf, readScripts, weighPage } from './page-weight.ts'

/** Builds the site and holds every page against its budget. `--built` takes the site as it was built last. */
const directory = join(root, 'dist-embedded')
if (!process.argv.includes('--built')) await buildSite(directory, embedded)

const read = (...path: string[]) => readFileSync(join(directory, ...path), 'utf8')
const scripts = readScripts(directory)
const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.html'))
  .sort()
const weights = pages.map(page => weighPage(page, read(page), scripts))

console.log(
  `${'bytes, brotli'.padEnd(20)}${'HTML'.padStart(8)}${'at most'.padStart(9)}${'own JS'.padStart(9)}${'at most'.padStart(9)}`,
)
for (const { page, html, own } of weights) {
  const figures = [
    String(html).padStart(8),
    ...[LIMITS.html, own, limitOf(page)].map(bytes => String(bytes).padStart(9)),
  ]
  console.log(page.padEnd(20) + figures.join(''))
}
const over = findOver(weights, scripts)
for (const fault of over) console.error(fault)
console.log(`${weights.length} pages weighed, ${over.length} over budget`)
process.exit(over.length === 0 ? 0 : 1)
