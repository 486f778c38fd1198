import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { base } from '../routes.ts'
import { familyPage } from '../screens.ts'

/** Set by the build: pages with content hashes, and their scripts. */
declare const PAGES: { url: string; revision: string }[]
declare const SCRIPTS: string[]

// Globals of service workers.
declare global {
  function skipWaiting(): Promise<void>
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void
  }
  interface WindowEventMap {
    install: ExtendableEvent
    activate: ExtendableEvent
  }
}

/** Marker cache without entries: exists while a newer version of this language is not completely cached. */
const NEWER = `nanoscope-newer${base}`

/** Maximum ms to load a page of the newer version; after it, the cached page is shown. */
const MAX_PAGE_LOAD_MS = 5000

/** True for a cacheable script or stylesheet; false for error pages and pages of content filters. */
const isScript = ({ status, headers }: Response) =>
  status === 200 && /javascript|css/.test(headers.get('content-type') ?? '')

const scriptsOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isScript(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && isScript(cachedResponse) ? cachedResponse : null,
}

/**
 * Serves pages from the cache, with the scripts they were built with. A new version is cached completely before it takes over; until then
 * pages come from the host if it answers. Scripts of older versions are kept for open pages, up to a limit.
 */
const limit: object = new ExpirationPlugin({ maxEntries: 4 * SCRIPTS.length })
const scripts = new CacheFirst({ cacheName: 'nanoscope-scripts', plugins: [scriptsOnly, limit] })
const known = new Set(PAGES.map(({ url }) => url))
const pageOf = (pathname: string) => familyPage(pathname) ?? pathname

async function keepScript(event: ExtendableEvent, url: string): Promise<void> {
  const [answer, kept] = scripts.handleAll({ event, request: new Request(url) })
  if (!isScript(await answer)) throw new Error(`${url} was refused`)
  await kept
}

/** Rejects unless all scripts are cached; the browser then retries the installation at a later page load. */
async function keepScripts(event: ExtendableEvent): Promise<void> {
  await caches.open(NEWER)
  await Promise.all(SCRIPTS.map(url => keepScript(event, url)))
  await skipWaiting()
}

addEventListener('install', event => event.waitUntil(keepScripts(event)))
addEventListener('activate', event => event.waitUntil(caches.delete(NEWER)))

precache(PAGES)

/** The host's version of a page, read completely; undefined if it fails or takes too long. */
async function pageFromHost(request: Request): Promise<Response | undefined> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(MAX_PAGE_LOAD_MS) })
    return answer.ok ? new Response(await answer.blob(), answer) : undefined
  } catch {
    return undefined
  }
}

// Unknown paths are left to the host.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && known.has(pageOf(url.pathname)),
  async options => {
    const page = (await caches.has(NEWER)) && (await pageFromHost(options.request))
    return page || createHandlerBoundToURL(pageOf(options.url.pathname))(options)
  },
)

/** Caches successful answers only, not error pages or pages of content filters. */
const okOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && /javascript|wasm/.test(response.headers.get('content-type') ?? '') ? response : null,
}
/** Caches the emulator and its worker once used; the last two versions of the emulator. */
const EMULATOR = 'nanoscope-emulator'
const versions: object = new ExpirationPlugin({ maxEntries: 2 })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/_astro\/emulator\..*wasm$/.test(url.pathname),
  new CacheFirst({ cacheName: EMULATOR, plugins: [okOnly, versions] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/replay.js',
  new NetworkFirst({ cacheName: `${EMULATOR}-worker`, plugins: [okOnly], networkTimeoutSeconds: 5 }),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'), scripts)
