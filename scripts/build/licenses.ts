import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build-site.ts'

/** Packages whose texts get into pages without being modules of a script: what starts islands, and the first rules of the sheet. */
const IN_PAGES = ['astro', '@unocss/reset']

/** The package of a module by its path or id; undefined for the site's own and for virtual ones. */
export function packageOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/')
  return /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
}

const bundled = new Set(IN_PAGES)

/** Notes the packages of modules that are part of the built site. */
function noteBundled(ids: Iterable<string>): void {
  for (const id of ids) {
    const name = packageOf(id)
    if (name) bundled.add(name)
  }
}

type Module = { renderedLength: number }
type Bundle = Record<string, { type: 'asset' } | { type: 'chunk'; modules: Record<string, Module> }>

/** Notes the modules of the scripts of a build, as the bundler wrote them. */
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

/** Notes the modules of a script that esbuild bundled. */
export const noteOutputs = ({ outputs }: Metafile): void =>
  noteBundled(
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.keys(inputs).filter(path => (inputs[path]?.bytesInOutput ?? 0) > 0),
    ),
  )

/** License text in the folder of a package. Throws an Error if it has none. */
export function licenseOf(name: string): string {
  const folder = join(root, 'node_modules', name)
  const file = readdirSync(folder).find(entry => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry))
  if (!file) throw new Error(`${name} is part of the site and has no licence text`)
  return readFileSync(join(folder, file), 'utf8').trim()
}

/** Licence texts of packages, each once, below the names of the packages that have it. */
export function licensesOf(names: Iterable<string>, textOf = licenseOf): string {
  const byText = Map.groupBy([...names].sort(), textOf)
  return [...byText].map(([text, those]) => `${those.join(', ')}\n\n${text}`).join(`\n\n${'-'.repeat(80)}\n\n`)
}

/** Writes `licenses.txt`: the site's own notice, then the licences of all packages that are part of it. */
export function writeLicenses(directory: string): void {
  const own = ['NOTICE', 'LICENSE'].map(name => readFileSync(join(root, name), 'utf8').trim())
  const emulator = readFileSync(join(import.meta.dirname, 'lgpl-2.1.txt'), 'utf8').trim()
  const libraries = `Libraries that are part of this site\n\n${licensesOf(bundled)}`
  const text = [...own, libraries, `TON's emulator (emulator.*.wasm)\n\n${emulator}`]
  writeFileSync(join(directory, 'licenses.txt'), `${text.join(`\n\n${'='.repeat(80)}\n\n`)}\n`)
}
