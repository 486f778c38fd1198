import { acceptImage, type Images } from '../../domain/token/image.ts'
import type { Trust } from '../../domain/token/trust.ts'
import { indexer } from './provider.ts'

const MAX_URL_LENGTH = 2000

/** URL of an image that this page may load; null for other text. */
export const acceptedImage = (url: string): string | null =>
  (url.length <= MAX_URL_LENGTH && acceptImage(url, globalThis.location?.origin)) || null

/** Hosts of tonapi's image copies (`cache.tonapi.io`). */
const COPIES = /(?:^|\.)tonapi\.io$/

/** True for an image hosted by the indexer: no other party sees the request. */
function isCopy(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, origin } = new URL(url)
  return COPIES.test(hostname) || origin === new URL(indexer.baseUrl, globalThis.location?.href ?? 'http://none').origin
}

/**
 * Images of a token, from URLs in order of preference. `image` loads without a click: a copy by the indexer, or any image of a whitelisted
 * token. Otherwise `original` is on a host of the author's choice, which learns who views it, and loads on click.
 */
export function imagesOf(urls: readonly (string | null | undefined)[], trust: Trust): Images {
  const given = urls.filter(url => typeof url === 'string')
  const image = given.find(isCopy) ?? (trust === 'whitelist' ? given[0] : undefined)
  return image ? { image } : { image: null, ...(given[0] && { original: given[0] }) }
}
