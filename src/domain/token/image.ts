/** `image` loads at once. `original` is on a host of the author's choice, and loads on click. */
export type Images = { image: string | null; original?: string }

/** Hosts of tracking links: their images only track the visitor. */
const BLOCKED =
  /(?:^|\.)(?:grabify\.link|iplogger\.org|iplogger\.com|2no\.co|yip\.su|iplis\.ru|blasze\.com|ps3cfw\.com)\.?$/
const EXTENSION = /\.(?:jpe?g|png|gif|webp|svg|ico)$/i
const TELLING_PATH = /\/(?:image|img|logo)/i
const TELLING_HOST = /cdn|cache|ipfs/

/** Public host names: excludes IP addresses, names without a dot, and private suffixes. */
const PUBLIC_NAME = /\.(?!local|internal|lan\b|home\b)[a-z][^.]*\.?$/

/** Parses an http(s) URL of a public host or of `origin`. Rejects user names and passwords, which can disguise the host. */
function parse(url: string, origin?: string): URL | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) return undefined
  return parsed.origin === origin || PUBLIC_NAME.test(parsed.hostname) ? parsed : undefined
}

/**
 * URL of an image that may be loaded on a page of `origin`, else undefined. Its ending, path or host must look like an image's. Excludes
 * tracking hosts, and plain http on an https page.
 */
export function acceptImage(url: string, origin = ''): string | undefined {
  const parsed = parse(url.trim(), origin)
  if (!parsed || BLOCKED.test(parsed.hostname)) return undefined
  if (origin.startsWith('https:') && parsed.protocol === 'http:') return undefined
  const { hostname, pathname, href } = parsed
  const isImage =
    EXTENSION.test(pathname) || EXTENSION.test(href) || TELLING_PATH.test(pathname) || TELLING_HOST.test(hostname)
  return isImage ? href : undefined
}

/**
 * URL of an acceptable link, else undefined. Display the returned text: its host is ASCII, so that `https://tоn.org` with a Cyrillic о
 * reads `https://xn--tn-fmc.org/`.
 */
export const acceptLink = (url: string) => parse(url.trim())?.href

/** Host of an accepted URL. */
export const hostOf = (url: string) => new URL(url).host
