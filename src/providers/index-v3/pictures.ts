import { acceptImage, type Images } from '../../domain/token/image.ts'
import { indexV3 } from './provider.ts'

/** Host of toncenter's copies of pictures. */
const COPIES = 'imgproxy.toncenter.com'
const MAX_URL_LENGTH = 2000

/** A copy of a picture, which only the provider sees a request for. */
function isCopy(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, origin } = new URL(url)
  const own = new URL(indexV3.baseUrl, globalThis.location?.href ?? 'http://none').origin
  return (protocol === 'https:' && hostname === COPIES) || origin === own
}

type Pictured = { image: string | null; copy: string | null; isUnsafe: boolean }

/**
 * Pictures of a token. `image` loads by itself: a copy. Without one `original` is on a host of a stranger's choice and loads on click alone.
 * Of a token that is marked as scam or not safe for work the copy is blurred, and the original is left out.
 */
export function picturesOf({ image, copy, isUnsafe }: Pictured): Images {
  if (copy && copy.length <= MAX_URL_LENGTH && isCopy(copy)) return { image: copy }
  const original =
    !isUnsafe && image && image.length <= MAX_URL_LENGTH && acceptImage(image, globalThis.location?.origin)
  return { image: null, ...(original && { original }) }
}
