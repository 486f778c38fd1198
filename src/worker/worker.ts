import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { familyPage } from '../routes.ts'

/** Written into the worker by the build: pages by their paths with a mark of what is in them, and the pieces they are made of. */
declare const PAGES: { url: string; revision: string }[]
declare const PIECES: string[]

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
 * Pages open without the network, each with the pieces it was built with. A new version is fetched whole before it counts, then
 * answers the next navigation; pieces of older ones stay for the pages that are open, until there are too many.
 */
const limit: object = new ExpirationPlugin({ maxEntries: 4 * PIECES.length })
const pieces = new CacheFirst({ cacheName: 'nanoscope-pieces', plugins: [limit] })
const known = new Set(PAGES.map(({ url }) => url))
const pageOf = (pathname: string) => familyPage(pathname) ?? pathname

addEventListener('install', event => {
  const fetched = PIECES.map(url => pieces.handle({ event, request: new Request(url) }))
  event.waitUntil(Promise.all(fetched).then(skipWaiting))
})

precache(PAGES)

// What no page answers is the host's to refuse.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && known.has(pageOf(url.pathname)),
  options => createHandlerBoundToURL(pageOf(options.url.pathname))(options),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'), pieces)
