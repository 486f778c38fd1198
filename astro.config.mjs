import react from '@astrojs/react'
import unocss from '@unocss/astro'
import { defineConfig } from 'astro/config'
import { finishSite } from './scripts/finish-site.ts'
import { prefetchScripts } from './scripts/prefetch.ts'
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

/** No chunk that is loaded on demand has styles or other chunks to fetch first: Vite's helper for those is 0.75 kB on every page. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/

const leaveOut = {
  name: 'nanoscope-leave-out',
  enforce: 'pre',
  // Pages name what they preload themselves (scripts/finish-site.ts): no chunk has to carry lists of others. Astro sets this last.
  configEnvironment: () => ({ build: { modulePreload: false } }),
  load: id => (PRELOAD_HELPER.test(id) ? 'export const __vitePreload = load => load()' : undefined),
}

// What every live page needs, in one chunk, as small files compress badly.
const CORE =
  /node_modules\/(?!uqr)|src\/(?:lib\/(?!purge)|providers\/(?:http|wire|error|browser|prefetched)\.ts|providers\/\w+\/(?:client|provider|head)\.ts|stores\/(?:cache|query|with-fallback|address-book)|ui\/(?:use-now|use-query|Age)|routes|domain\/(?:format|problem|block\.ts|coin))/

// What all screens but Home draw with; what they and the search understand; what lists and pages of transactions share.
const BASE =
  /src\/ui\/(?:explain|Loaded|DataList|SourceLine|Notice|LazyBoundary|Icon|Panel|Tile|Facts|HexValue|AddressLink|AddressFact|address-book|TransactionLink|HashLink|CopyButton|[Ff]ingerprint|mark-equals|Amount)|src\/domain\/(?:short|amount)/
const WORDS =
  /src\/(?:ton\/address|domain\/(?:block-id|clean-text|token-names)|stores\/location|islands\/(?:use-location|with-address-book)|ui\/messages\.ts|providers\/(?:boc|wire-address))/
const ACCOUNTS = /src\/(?:providers\/\w+\/account|stores\/account|domain\/account)/
const LISTS = /src\/(?:ui\/(?:Pager|Choice|use-growing)|islands\/use-choice)/
const TOKENS = /src\/(?:ui\/(?:TokenImage|TrustMark)|domain\/(?:image|trust|token-fields)|providers\/.*token-fields)/
const TRANSACTIONS =
  /src\/(?:providers\/node\/(?:transaction|block-id)|stores\/seen-transactions|domain\/(?:transaction|direction|verdict|jetton-moves))/

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), unocss(), finishSite()],
  vite: {
    plugins: [rewrites, leaveOut, prefetchScripts()],
    build: {
      rollupOptions: {
        // A constant that stands in one place costs nothing where another chunk uses it.
        optimization: { inlineConst: true },
        output: {
          // React by itself, as it changes rarely.
          codeSplitting: {
            groups: [
              { name: 'react-dom', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
              // By itself, or whoever loads on demand would need the chunk it lands in.
              { name: 'import', test: /preload-helper/, priority: 6 },
              { name: 'core', test: CORE, priority: 5 },
              { name: 'base', test: BASE, priority: 3 },
              { name: 'words', test: WORDS, priority: 4 },
              { name: 'transactions', test: TRANSACTIONS, priority: 2 },
              { name: 'accounts', test: ACCOUNTS, priority: 2 },
              { name: 'tokens', test: TOKENS, priority: 2 },
              { name: 'warnings', test: /src\/ui\/(?:TrustWarning|Band)/, priority: 1 },
              { name: 'lists', test: LISTS, priority: 1 },
            ],
          },
        },
      },
    },
  },
})
