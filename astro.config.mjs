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

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), unocss()],
  vite: { plugins: [rewrites] },
})
