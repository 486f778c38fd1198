/** The headers every host is asked to send. */

const unused = 'accelerometer camera display-capture geolocation gyroscope microphone midi payment usb'.split(' ')

/**
 * With every answer. The content policy is in the pages, where its hashes are exact and every host delivers it; the header says only
 * what a page cannot say of itself.
 */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unused.map(feature => `${feature}=()`).join(', '),
}

/** The worker that runs TON's emulator has the policy of its script's response: WebAssembly, and nothing but the emulator to fetch. */
export const replayWorker = {
  path: '/replay.js',
  policy: "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
}

/** Headers of the answer to a path. */
export const headersOf = (path: string): Record<string, string> =>
  path === replayWorker.path ? { ...securityHeaders, 'Content-Security-Policy': replayWorker.policy } : securityHeaders

/** Built scripts have the hash of what is in them in their names; everything else may change with the next build. */
export const caching = { forever: 'public, max-age=31536000, immutable', revalidate: 'no-cache' }
export const ASSETS = '/_astro/'
