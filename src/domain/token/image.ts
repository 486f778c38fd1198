/** Hosts that log who follows their links: an image of theirs would only track the visitor. */
const BLOCKED =
  /(?:^|\.)(?:grabify\.link|iplogger\.org|iplogger\.com|2no\.co|yip\.su|iplis\.ru|blasze\.com|ps3cfw\.com)\.?$/
const EXTENSION = /\.(?:jpe?g|png|gif|webp|svg|ico)$/i
const TELLING_PATH = /\/(?:image|img|logo)/i
const TELLING_HOST = /cdn|cache|ipfs/

function parse(url: string): URL | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed : undefined
}

/**
 * The address of an image that may be loaded, or undefined: http or https, an image by its ending, path or host, of no blocked host, and
 * not plain http on a page that came by https.
 */
export function acceptImage(url: string, pageIsHttps: boolean): string | undefined {
  const parsed = parse(url.trim())
  if (!parsed || BLOCKED.test(parsed.hostname)) return undefined
  if (pageIsHttps && parsed.protocol === 'http:') return undefined
  const { hostname, pathname, href } = parsed
  const isImage =
    EXTENSION.test(pathname) || EXTENSION.test(href) || TELLING_PATH.test(pathname) || TELLING_HOST.test(hostname)
  return isImage ? href : undefined
}

/** The address of a link that may be offered, or undefined: http and https alone, so no `javascript:`. */
export const acceptLink = (url: string) => parse(url.trim())?.href
