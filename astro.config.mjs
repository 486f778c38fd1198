import react from '@astrojs/react'
import unocss from '@unocss/astro'
import { defineConfig } from 'astro/config'
import { familyPage } from './src/routes.ts'

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

/** No piece that is loaded on demand has styles or friends to fetch first, so Vite's helper for those is 0.75 kB for nothing. */
const plainImports = {
  name: 'nanoscope-plain-imports',
  enforce: 'pre',
  load(id) {
    if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = load => load()'
  },
}

// What every live page needs, in one piece, as small pieces compress badly.
const CORE =
  /node_modules\/(?!uqr)|src\/(?:lib|providers\/(?:http|wire|error|browser)\.ts|providers\/\w+\/(?:client|head)\.ts|stores\/(?:query|either)|ui\/(?:use-now|Age|explain)|routes|domain\/(?:format|problem|block\.ts|coin))/

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), unocss()],
  vite: {
    plugins: [rewrites, plainImports],
    build: {
      rollupOptions: {
        output: {
          // React by itself, as it changes rarely.
          codeSplitting: {
            groups: [
              { name: 'react-dom', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
              { name: 'core', test: CORE, priority: 3 },
            ],
          },
        },
      },
    },
  },
})
