import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build-site.ts'

/** Packages whose code is in pages but in no script module: Astro's island starter, and the reset styles. */
const IN_PAGES = ['astro', '@unocss/reset']

/** Package of a module by path or id; undefined for the site's own and for virtual modules. */
export function packageOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/')
  return /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
}

const bundled = new Set(IN_PAGES)

/** Records the packages of bundled modules. */
function noteBundled(ids: Iterable<string>): void {
  for (const id of ids) {
    const name = packageOf(id)
    if (name) bundled.add(name)
  }
}

type Module = { renderedLength: number }
type Bundle = Record<string, { type: 'asset' } | { type: 'chunk'; modules: Record<string, Module> }>

/** Vite plugin that records the modules in a build's scripts. */
export const collectLicenses = () => ({
  name: 'nanoscope-licenses',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle(_options: unknown, bundle: Bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk') continue
      noteBundled(Object.keys(part.modules).filter(id => (part.modules[id]?.renderedLength ?? 0) > 0))
    }
  },
})

type Metafile = { outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> }

/** Records the modules of a script bundled by esbuild. */
export const noteOutputs = ({ outputs }: Metafile): void =>
  noteBundled(
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.keys(inputs).filter(path => (inputs[path]?.bytesInOutput ?? 0) > 0),
    ),
  )

/** Licence text in a package's folder. Throws if none exists. */
export function licenseOf(name: string): string {
  const folder = join(root, 'node_modules', name)
  const file = readdirSync(folder).find(entry => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry))
  if (!file) throw new Error(`${name} is part of the site and has no licence text`)
  return readFileSync(join(folder, file), 'utf8').trim()
}

/** Licence texts of packages, without duplicates, each below the names of its packages. */
export function licensesOf(names: Iterable<string>, textOf = licenseOf): string {
  const byText = Map.groupBy([...names].sort(), textOf)
  return [...byText].map(([text, those]) => `${those.join(', ')}\n\n${text}`).join(`\n\n${'-'.repeat(80)}\n\n`)
}

/** Writes `licenses.txt`: the site's notice and licence, then those of all bundled packages. */
export function writeLicenses(directory: string): void {
  const own = ['NOTICE', 'LICENSE'].map(name => readFileSync(join(root, name), 'utf8').trim())
  const emulator = readFileSync(join(import.meta.dirname, 'lgpl-2.1.txt'), 'utf8').trim()
  const libraries = `Libraries that are part of this site\n\n${licensesOf(bundled)}`
  const text = [...own, libraries, `TON's emulator (emulator.*.wasm)\n\n${emulator}`]
  writeFileSync(join(directory, 'licenses.txt'), `${text.join(`\n\n${'='.repeat(80)}\n\n`)}\n`)
}
