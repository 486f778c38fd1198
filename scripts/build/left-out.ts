import { join } from 'node:path'

const HYDRATE = join(import.meta.dirname, '..', '..', 'src', 'ui', 'live', 'hydrate.ts').replaceAll('\\', '/')

/** Replacements for modules that packages bring to every page and no page needs in full, by the ends of their paths. */
const MODULES = {
  '@astrojs/react/dist/client.js': `export { default } from '${HYDRATE}'`,
  // Every store is one value: who listens to some of its keys hears of every change.
  'nanostores/listen-keys/index.js': `export const listenKeys = ($store, _keys, listener) => $store.listen(listener)
export const subscribeKeys = ($store, _keys, listener) => $store.subscribe(listener)`,
}
type Module = keyof typeof MODULES
const modules = Object.keys(MODULES) as Module[]

/** Vite's plugin that wraps each `import()` in a helper, which fetches styles and other chunks first. */
const PRELOADER = 'native:import-analysis-build'

type Config = { command: string; plugins: { name: string }[] }
/** Part of Rollup's context of a hook that is used. */
type Context = { environment?: { name: string } }

/** Leaves parts of packages out of the pages. Throws where a package no longer has the part: it may have moved. */
export function leaveOut() {
  const left = new Set<Module>()
  return {
    name: 'nanoscope-leave-out',
    enforce: 'pre' as const,
    // Pages name what they preload themselves (scripts/build/finish-site.ts), and chunks have no styles.
    configResolved({ command, plugins }: Config) {
      const place = plugins.findIndex(({ name }) => name === PRELOADER)
      if (place >= 0) plugins.splice(place, 1)
      else if (command === 'build') throw new Error(`Vite has no plugin ${PRELOADER} to leave out`)
    },
    load(id: string): string | undefined {
      const module = modules.find(path => id.replaceAll('\\', '/').endsWith(`node_modules/${path}`))
      if (!module) return undefined
      left.add(module)
      return MODULES[module]
    },
    buildEnd(this: Context, error?: Error) {
      const kept = modules.filter(module => !left.has(module))
      if (!error && this.environment?.name === 'client' && kept.length > 0)
        throw new Error(`no page loads ${kept.join(', ')}, which the build is to leave out`)
    },
  }
}
