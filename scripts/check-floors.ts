import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Proves the plan of the code: a floor imports only from the floors named here, and never what it must not know. */
const source = join(import.meta.dirname, '..', 'src')

const mayImport: Record<string, string[]> = {
  lib: [],
  ton: ['lib'],
  domain: ['ton', 'lib'],
  providers: ['domain', 'ton', 'lib'],
  stores: ['providers', 'domain', 'ton', 'lib'],
  ui: ['domain', 'ton', 'lib', 'routes'],
  islands: ['stores', 'ui', 'domain', 'ton', 'lib', 'routes'],
  heads: ['stores', 'providers', 'domain', 'ton', 'lib', 'routes'],
  layouts: ['islands', 'ui', 'routes'],
  pages: ['heads', 'layouts', 'islands', 'ui', 'routes'],
  worker: ['routes'],
  routes: [],
}

const packages: Record<string, RegExp> = {
  lib: /^nanostores$/,
  ton: /^@noble\//,
  domain: /^$/,
  providers: /^(ofetch|valibot)$/,
  stores: /^nanostores$/,
  ui: /^(react|@nanostores\/react)$/,
  islands: /^(react|@nanostores\/react|uqr)$/,
  heads: /^$/,
  layouts: /^@unocss\/reset\/|^@iconify-json\/tabler$/,
  pages: /^$/,
  worker: /^workbox-(?:expiration|precaching|routing|strategies)$/,
  routes: /^$/,
}

const forbiddenWords: Record<string, RegExp> = {
  domain: /\b(?:fetch\(|document\.|window\.|localStorage|setTimeout)/,
  ton: /\b(?:fetch\(|document\.|window\.|localStorage|Buffer\b)/,
  islands: /\b(?:fetch\(|localStorage)/,
  ui: /\b(?:fetch\(|localStorage)/,
}

const floorOf = (path: string) => (path === 'routes.ts' ? 'routes' : (path.split('/')[0] ?? ''))

function faultsOf(path: string): string[] {
  const text = readFileSync(join(source, path), 'utf8')
  const floor = floorOf(path)
  const allowed = mayImport[floor]
  if (!allowed) return [`${path}: no floor is called ${floor}`]
  const faults: string[] = []
  const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(found => found[1] ?? '')
  for (const target of targets) {
    if (!target.startsWith('.')) {
      if (!packages[floor]?.test(target)) faults.push(`${path}: ${floor} may not use the package ${target}`)
      continue
    }
    const other = floorOf(relative(source, join(source, dirname(path), target)))
    if (other !== floor && !allowed.includes(other)) faults.push(`${path}: ${floor} may not import from ${other}`)
  }
  const word = forbiddenWords[floor]?.exec(text)
  if (word) faults.push(`${path}: ${floor} may not use ${word[0]}`)
  return faults
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.(ts|tsx|astro)$/.test(path) && !path.endsWith('.d.ts'))
const faults = files.flatMap(faultsOf)
for (const fault of faults) console.error(fault)
console.log(`${files.length} files on their floors, ${faults.length} imports that are not`)
process.exit(faults.length === 0 ? 0 : 1)
