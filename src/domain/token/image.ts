/** A picture that loads by itself, and one that loads on click alone. */
export type Images = { image: string | null; original?: string }

/** Hosts that log who follows their links: an image of theirs would only track the visitor. */
const BLOCKED =
  /(?:^|\.)(?:grabify\.link|iplogger\.org|iplogger\.com|2no\.co|yip\.su|iplis\.ru|blasze\.com|ps3cfw\.com)\.?$/
const EXTENSION = /\.(?:jpe?g|png|gif|webp|svg|ico)$/i
const TELLING_PATH = /\/(?:image|img|logo)/i
const TELLING_HOST = /cdn|cache|ipfs/

/** Names of hosts on the Internet: no IP addresses, no names without a dot, no endings of private networks. */
const PUBLIC_NAME = /\.(?!local|internal|lan\b|home\b)[a-z][^.]*\.?$/

/** An http or https URL of a public host, or of `origin`; without user and password, which make one host look like another. */
function parse(url: string, origin?: string): URL | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) return undefined
  return parsed.origin === origin || PUBLIC_NAME.test(parsed.hostname) ? parsed : undefined
}

/**
 * The address of an image that may be loaded on a page of `origin`, or undefined: `parse` accepts it, and it is an image by its ending,
 * path or host, of no blocked host, and not plain http on a page that came by https.
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
 * The address of a link that may be offered, or undefined where `parse` refuses it. Show it as it is given: its host is the one that
 * opens, in ASCII (`https://tоn.org` with a Cyrillic о is `https://xn--tn-fmc.org/`).
 */
export const acceptLink = (url: string) => parse(url.trim())?.href

/** The host in an address that was accepted. */
export const hostOf = (url: string) => new URL(url).host
