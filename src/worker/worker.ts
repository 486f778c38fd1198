import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { base } from '../routes.ts'
import { familyPage } from '../screens.ts'

/** Written into the worker by the build: pages by their paths with a hash of their content, and the scripts they need. */
declare const PAGES: { url: string; revision: string }[]
declare const SCRIPTS: string[]

// Globals of workers alone.
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

/** A cache without entries: it exists while the host has a version of this language that is not kept in full. */
const NEWER = `nanoscope-newer${base}`

/** Milliseconds in which the host must deliver a page of its newer version; after that the kept page is shown. */
const PAGE_LIMIT_MS = 5000

/** True of an answer that can be kept as a script or a stylesheet: error pages and pages of filters cannot. */
const isScript = ({ status, headers }: Response) =>
  status === 200 && /javascript|css/.test(headers.get('content-type') ?? '')

const scriptsOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isScript(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && isScript(cachedResponse) ? cachedResponse : null,
}

/**
 * Pages open without the network, each with the scripts it was built with. A new version is fetched in full before it takes over; until
 * then pages come from the host, if it answers. Scripts of older versions are kept for the pages that are open, until there are too many.
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

/** Rejects unless every script is kept; the browser installs again at a later page load. */
async function keepScripts(event: ExtendableEvent): Promise<void> {
  await caches.open(NEWER)
  await Promise.all(SCRIPTS.map(url => keepScript(event, url)))
  await skipWaiting()
}

addEventListener('install', event => event.waitUntil(keepScripts(event)))
addEventListener('activate', event => event.waitUntil(caches.delete(NEWER)))

precache(PAGES)

/** The host's own page, read in full; undefined if it does not come in time. */
async function pageFromHost(request: Request): Promise<Response | undefined> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PAGE_LIMIT_MS) })
    return answer.ok ? new Response(await answer.blob(), answer) : undefined
  } catch {
    return undefined
  }
}

// Paths without a page are the host's to refuse.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && known.has(pageOf(url.pathname)),
  async options => {
    const page = (await caches.has(NEWER)) && (await pageFromHost(options.request))
    return page || createHandlerBoundToURL(pageOf(options.url.pathname))(options)
  },
)

/** Complete answers alone: error pages and pages of filters are no emulator. */
const okOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && /javascript|wasm/.test(response.headers.get('content-type') ?? '') ? response : null,
}
/** The emulator and its worker are kept once a visitor has asked for them; of the emulator the last two versions. */
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
