import type { IncomingMessage } from 'node:http'

/** URL of a request, for any target and Host header; never throws. */
export function requestUrl({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): URL {
  const host = `http://${headers.host ?? 'localhost'}`
  const origin = URL.canParse(host) ? new URL(host).origin : 'http://localhost'
  // Appended to the origin instead of resolved: `//name` would be another host.
  if (url.startsWith('/')) return new URL(origin + url)
  // Absolute form, as sent by proxies (RFC 9112, 3.2.2); `*` and others become the origin.
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url) : new URL(origin)
}
