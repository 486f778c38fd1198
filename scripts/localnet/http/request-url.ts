import type { IncomingMessage } from 'node:http'

/** The address a request asks for, whatever its target and its Host look like: never throws. */
export function requestUrl({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): URL {
  const host = `http://${headers.host ?? 'localhost'}`
  const origin = URL.canParse(host) ? new URL(host).origin : 'http://localhost'
  // Put behind the origin, not resolved against it: `//name` would be another host's address.
  if (url.startsWith('/')) return new URL(origin + url)
  // The absolute form, as proxies send it (RFC 9112, 3.2.2); `*` and the rest ask for nothing in particular.
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url) : new URL(origin)
}
