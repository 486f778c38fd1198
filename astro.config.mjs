import react from '@astrojs/react'
import unocss from '@unocss/astro'
import { defineConfig } from 'astro/config'
import { buildFacts } from './scripts/build/build-facts.ts'
import { checkChunks, chunkGroups } from './scripts/build/chunks.ts'
import { finishSite } from './scripts/build/finish-site.ts'
import { collectLicenses } from './scripts/build/licenses.ts'
import { prefetchScripts } from './scripts/build/prefetch.ts'
import { digestOfShape } from './scripts/build/shape.ts'
import { familyPage } from './src/routes.ts'

/** The folder of `src/words` that `#words` stands for. */
const language = process.env.SITE_LANGUAGE ?? 'en'

Object.assign(process.env, buildFacts(), { PUBLIC_SHAPE: digestOfShape() })

/** The rewrites that hosts make from the route table, for the development server. */
const rewrites = {
  name: 'nanoscope-rewrites',
  configureServer(server) {
    server.middlewares.use((req, _res, next) => {
      const url = new URL(req.url ?? '/', 'http://dev')
      const page = familyPage(url.pathname)
      if (page) req.url = page + url.search
      next()
    })
  },
}

/** Replacements for modules that packages bring to every page and no page needs in full, by their paths. */
const LEFT_OUT = [
  [/@astrojs\/react\/dist\/client\.js$/, `export { default } from '${import.meta.dirname}/src/ui/live/hydrate.ts'`],
  // Every store is one value: who listens to some of its keys hears of every change.
  [
    /nanostores\/listen-keys\/index\.js$/,
    `export const listenKeys = ($store, _keys, listener) => $store.listen(listener)
export const subscribeKeys = ($store, _keys, listener) => $store.subscribe(listener)`,
  ],
]

/** Vite's plugin that wraps each `import()` in a helper, which fetches styles and other chunks first. */
const PRELOADER = 'native:import-analysis-build'

const leaveOut = {
  name: 'nanoscope-leave-out',
  enforce: 'pre',
  // Pages name what they preload themselves (scripts/build/finish-site.ts), and chunks have no styles.
  configResolved({ command, plugins }) {
    const place = plugins.findIndex(({ name }) => name === PRELOADER)
    if (place >= 0) plugins.splice(place, 1)
    else if (command === 'build') throw new Error(`Vite has no plugin ${PRELOADER} to leave out`)
  },
  load: id => LEFT_OUT.find(([path]) => path.test(id))?.[1],
}

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), unocss(), finishSite()],
  vite: {
    resolve: { alias: { '#words': `${import.meta.dirname}/src/words/${language}` } },
    plugins: [rewrites, leaveOut, prefetchScripts(), checkChunks(), collectLicenses()],
    build: {
      minify: 'terser',
      terserOptions: { ecma: 2020, module: true, compress: { passes: 2, hoist_funs: true } },
      rollupOptions: {
        // A constant that stands in one place costs nothing where another chunk uses it.
        optimization: { inlineConst: true },
        output: {
          // React by itself, as it changes rarely.
          codeSplitting: {
            groups: [
              // With what its old module format needs of the bundler.
              {
                name: 'react-dom',
                test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler)\//,
                priority: 1000,
              },
              ...chunkGroups,
            ],
          },
        },
      },
    },
  },
})
