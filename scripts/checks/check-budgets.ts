/** Builds the site for the embedded network and for mainnet. Checks each page's byte budget and content policy. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, embedded, root } from '../build/build-site.ts'
import { findOver, limitOf, MAX_WEIGHTS, readScripts, weighPage } from '../build/page-weight.ts'
import { providerOrigins } from '../build/policy.ts'
import { policyFaults } from './page-policy.ts'

const builds = [
  { name: 'embedded network', directory: join(root, 'dist-embedded'), settings: embedded },
  { name: 'mainnet', directory: join(root, 'dist-mainnet'), settings: {} },
]
type Build = (typeof builds)[number]

const columns = (...figures: (string | number)[]) => figures.map(figure => String(figure).padStart(9)).join('')

/** Prints the weights of a build's pages and returns its faults. */
function checkBuild({ name, directory, settings }: Build): string[] {
  const read = (path: string) => readFileSync(join(directory, path), 'utf8')
  const scripts = readScripts(directory)
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.html'))
    .sort()
  const weights = pages.map(page => weighPage(page, read(page), scripts))
  console.log(`${`${name}, brotli`.padEnd(26)}${columns('HTML', 'at most', 'own JS', 'at most', 'scripts', 'at most')}`)
  for (const { page, html, own, files } of weights)
    console.log(page.padEnd(26) + columns(html, MAX_WEIGHTS.html, own, limitOf(page), files, MAX_WEIGHTS.files))
  const origins = providerOrigins(settings)
  const policies = pages.flatMap(page => policyFaults(read(page), origins).map(fault => `${page}: ${fault}`))
  const over = findOver(weights, scripts)
  console.log(`${pages.length} pages weighed, ${over.length} over budget; policies read, ${policies.length} faults`)
  return [...over, ...policies].map(fault => `${name}: ${fault}`)
}

const faults: string[] = []
for (const build of builds) {
  await buildSite(build.directory, build.settings)
  faults.push(...checkBuild(build))
}
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
