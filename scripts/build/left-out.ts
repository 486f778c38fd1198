import { join } from 'node:path'

const HYDRATE = join(import.meta.dirname, '..', '..', 'src', 'ui', 'live', 'hydrate.ts').replaceAll('\\', '/')

/** Replacements for modules of packages, by the end of their path: pages need only a part of them. */
const MODULES = {
  '@astrojs/react/dist/client.js': `export { default } from '${HYDRATE}'`,
  // Stores here have a single value, so that a listener to some keys may get every change.
  'nanostores/listen-keys/index.js': `export const listenKeys = ($store, _keys, listener) => $store.listen(listener)
export const subscribeKeys = ($store, _keys, listener) => $store.subscribe(listener)`,
}
type Module = keyof typeof MODULES
const modules = Object.keys(MODULES) as Module[]

/** Vite's plugin that wraps each `import()` in a helper for preloading styles and chunks. */
const PRELOADER = 'native:import-analysis-build'

type Config = { command: string; plugins: { name: string }[] }
/** Part of Rollup's hook context used by `buildEnd`. */
type Context = { environment?: { name: string } }

/** Vite plugin that replaces `MODULES` and removes Vite's preload helper. Throws if a build lacks one of them, which may have moved. */
export function leaveOut() {
  const replaced = new Set<Module>()
  return {
    name: 'nanoscope-leave-out',
    enforce: 'pre' as const,
    // Remove the preloader: pages have their own preload links (scripts/build/finish-site.ts), and chunks have no styles.
    configResolved({ command, plugins }: Config) {
      const index = plugins.findIndex(({ name }) => name === PRELOADER)
      if (index >= 0) plugins.splice(index, 1)
      else if (command === 'build') throw new Error(`Vite has no plugin ${PRELOADER} to leave out`)
    },
    load(id: string): string | undefined {
      const module = modules.find(path => id.replaceAll('\\', '/').endsWith(`node_modules/${path}`))
      if (!module) return undefined
      replaced.add(module)
      return MODULES[module]
    },
    buildEnd(this: Context, error?: Error) {
      const missing = modules.filter(module => !replaced.has(module))
      if (!error && this.environment?.name === 'client' && missing.length > 0)
        throw new Error(`no page loads ${missing.join(', ')}, which the build is to leave out`)
    },
  }
}
