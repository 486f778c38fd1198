// @ts-check

import react from '@astrojs/react'
import unocss from '@unocss/astro'
import { defineConfig } from 'astro/config'
import { buildFacts } from './scripts/build/build-facts.ts'
import { chunkGroups, groupChunks } from './scripts/build/chunks.ts'
import { finishSite } from './scripts/build/finish-site.ts'
import { languageOf, viteCache, wordsFolder } from './scripts/build/languages.ts'
import { leaveOut } from './scripts/build/left-out.ts'
import { collectLicenses } from './scripts/build/licenses.ts'
import { prefetchScripts } from './scripts/build/prefetch.ts'
import { digestOfShape } from './scripts/build/shape.ts'
import { familyPage } from './src/screens.ts'

Object.assign(process.env, buildFacts(), { PUBLIC_SHAPE: digestOfShape(languageOf(process.env)) })

/**
 * The rewrites that hosts make from the route table, for the development server.
 *
 * @satisfies {import('vite').Plugin}
 */
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

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), unocss(), finishSite()],
  vite: {
    cacheDir: viteCache(process.env),
    resolve: { alias: { '#words': wordsFolder(process.env) } },
    plugins: [rewrites, leaveOut(), prefetchScripts(), groupChunks(), collectLicenses()],
    build: {
      rollupOptions: {
        // Inline constants: a constant of another chunk would be an import.
        optimization: { inlineConst: true },
        output: {
          // React changes rarely: its own chunk stays cached.
          codeSplitting: {
            groups: [
              // Includes the bundler's runtime, which React's CommonJS modules need.
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
