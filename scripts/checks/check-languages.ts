/** Builds the site in every language. Without its texts, a page may not be heavier than the English one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildSite, embedded, embeddedFolder, root } from '../build/build-site.ts'
import { PSEUDO, written } from '../build/languages.ts'
import { placeOf } from '../build/merge-language.ts'
import { isFramework, readScripts, weighPage } from '../build/page-weight.ts'
import { bareHtml, bareScript } from './bare-weight.ts'

/** Percent by which a page without texts may exceed the English one: plural forms, tables of names, longer paths. */
const MAX_MORE = 3

// The same languages as in the end-to-end tests, so that they share the build.
process.env.SITE_LANGUAGES ??= [...written(), PSEUDO].join(',')
const directory = join(root, embeddedFolder(process.env))
await buildSite(directory, embedded)
const scripts = readScripts(directory)

const sizeOf = (text: string) => brotliCompressSync(text).length
const sizes = new Map<string, number>()
function bareSize(name: string): number {
  const size = sizes.get(name) ?? sizeOf(bareScript(scripts.get(name)?.text ?? ''))
  sizes.set(name, size)
  return size
}

/** Bytes after brotli of a page's HTML and own scripts: in total, and without texts. */
function weigh(page: string, code: string) {
  const html = readFileSync(join(directory, code === 'en' ? page : (placeOf(page, code) ?? page)), 'utf8')
  const weight = weighPage(page, html, scripts)
  const own = weight.loaded.filter(name => !isFramework(name))
  const bare = sizeOf(bareHtml(html)) + own.reduce((sum, name) => sum + bareSize(name), 0)
  return { all: weight.html + weight.own, bare }
}

const more = (a: number, b: number) => (a / b - 1) * 100
const others = written().filter(code => code !== 'en')
const isOfLanguage = (path: string) =>
  [...others, PSEUDO].some(code => path === `${code}.html` || path.startsWith(`${code}/`))
const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.html') && !isOfLanguage(path))
  .sort()

const percent = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(1)} %`.padStart(9)
const faults: string[] = []
console.log(
  `${'more than English'.padEnd(26)}${others.map(code => `${code}, code`.padStart(9) + 'in all'.padStart(9)).join('')}`,
)
for (const page of pages) {
  const english = weigh(page, 'en')
  const cells = others.map(code => {
    const { all, bare } = weigh(page, code)
    const over = more(bare, english.bare)
    if (over > MAX_MORE)
      faults.push(`${page} in ${code}: ${bare} bytes without texts, ${over.toFixed(1)} % more than in English`)
    return percent(over) + percent(more(all, english.all))
  })
  console.log(page.padEnd(26) + cells.join(''))
}
console.log(`${pages.length} pages weighed in ${others.length + 1} languages, ${faults.length} too heavy`)
for (const fault of faults) console.error(fault)
process.exit(pages.length > 0 && faults.length === 0 ? 0 : 1)
