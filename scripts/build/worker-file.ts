import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { baseOf } from '../../src/routes.ts'
import { ASSETS } from './headers.ts'
import { languageOf, wordsFolder } from './languages.ts'
import { noteOutputs } from './licenses.ts'

/** Content hash, by which Workbox detects changed pages. */
const revisionOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

/** Path by which hosts serve a page or another file. */
function pathOf(name: string): string {
  if (!name.endsWith('.html')) return `/${name}`
  const page = name.replace(/(?:^index)?\.html$/, '')
  const start = baseOf(languageOf(process.env))
  return page ? `${start}/${page}` : start || '/'
}

/** Other files that pages need offline. */
const FILES = ['anchors.json']

/** Writes `worker.js`, which caches the site's pages and scripts in the browser (src/worker). */
export async function writeWorker(directory: string): Promise<void> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/'))
  const pages = names
    .filter(name => (name.endsWith('.html') && name !== '404.html') || FILES.includes(name))
    .map(name => ({ url: pathOf(name), revision: revisionOf(join(directory, name)) }))
  const scripts = names
    .filter(name => `/${name}`.startsWith(ASSETS) && /\.(?:js|css)$/.test(name))
    .map(name => `/${name}`)
  const { metafile } = await build({
    metafile: true,
    alias: { '#words': wordsFolder(process.env) },
    entryPoints: [join(import.meta.dirname, '..', '..', 'src', 'worker', 'worker.ts')],
    outfile: join(directory, 'worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      PAGES: JSON.stringify(pages.sort((a, b) => a.url.localeCompare(b.url))),
      SCRIPTS: JSON.stringify(scripts.sort()),
      'process.env.NODE_ENV': '"production"',
    },
  })
  noteOutputs(metafile)
}
