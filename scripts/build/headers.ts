/** Headers for every host. */

const unused = 'accelerometer camera display-capture geolocation gyroscope microphone midi payment usb'.split(' ')

/**
 * Headers of every response. The content policy is in the pages, with exact hashes and on every host; the header only has directives that
 * pages cannot set.
 */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unused.map(feature => `${feature}=()`).join(', '),
}

/** The worker of TON's emulator has its own policy, from its script's response: WebAssembly, and only the emulator to fetch. */
export const replayWorker = {
  path: '/replay.js',
  policy: "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
}

/** Headers for a path. */
export const headersOf = (path: string): Record<string, string> =>
  path === replayWorker.path ? { ...securityHeaders, 'Content-Security-Policy': replayWorker.policy } : securityHeaders

/** Built scripts have content hashes in their names; all other files may change with the next build. */
export const caching = { forever: 'public, max-age=31536000, immutable', revalidate: 'no-cache' }
export const ASSETS = '/_astro/'
