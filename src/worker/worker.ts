import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { familyPage } from '../routes.ts'

/** Written into the worker by the build: pages by their paths with a hash of their content, and the scripts they need. */
declare const PAGES: { url: string; revision: string }[]
declare const SCRIPTS: string[]

// What a worker has and a page has not.
declare global {
  function skipWaiting(): Promise<void>
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void
  }
  interface WindowEventMap {
    install: ExtendableEvent
  }
}

/**
 * Pages open without the network, each with the scripts it was built with. A new version is fetched whole before it is used, then
 * answers the next navigation; scripts of older versions are kept for the pages that are open, until there are too many.
 */
const limit: object = new ExpirationPlugin({ maxEntries: 4 * SCRIPTS.length })
const scripts = new CacheFirst({ cacheName: 'nanoscope-scripts', plugins: [limit] })
const known = new Set(PAGES.map(({ url }) => url))
const pageOf = (pathname: string) => familyPage(pathname) ?? pathname

addEventListener('install', event => {
  const fetched = SCRIPTS.map(url => scripts.handle({ event, request: new Request(url) }))
  event.waitUntil(Promise.all(fetched).then(skipWaiting))
})

precache(PAGES)

// What no page answers is the host's to refuse.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && known.has(pageOf(url.pathname)),
  options => createHandlerBoundToURL(pageOf(options.url.pathname))(options),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'), scripts)
// Whose signatures count: the newest list, or the one that came with the pages.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/anchors.json',
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      return (await matchPrecache('/anchors.json')) ?? Response.error()
    }
  },
)
