import { friendlyAddress, parseAddress } from '../../ton/address.ts'
import { cleanText } from '../foreign/clean-text.ts'
import type { Jetton } from './jetton.ts'

/** Minimum length of an address prefix; shorter ones match too many. */
const MIN_OF_ADDRESS = 4

const plain = (text: string | null) => cleanText(text ?? '').toLowerCase()

/** Matches jettons whose symbol or name contains a text, ignoring case, or whose address begins with it in any form. An empty text matches all. */
export function fitsText(text: string): (jetton: Jetton) => boolean {
  const sought = text.trim()
  const raw = parseAddress(sought)?.raw
  if (raw) return ({ address }) => address === raw
  const low = plain(sought)
  return ({ symbol, name, address }) =>
    plain(symbol).includes(low) ||
    plain(name).includes(low) ||
    (sought.length >= MIN_OF_ADDRESS &&
      (friendlyAddress(address).startsWith(sought) || address.startsWith(sought.toLowerCase())))
}
