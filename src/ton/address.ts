import { fromBase64, fromHex, toBase64Url, toHex } from './bytes.ts'

/** Canonical form of addresses in this code: `workchain:hash`, with 64 lower-case hex digits. */
export type RawAddress = `${number}:${string}`

/** Workchain of an account. */
export const workchainOf = (raw: RawAddress) => Number(raw.split(':')[0])

/** Hash part of an address: 64 lower-case hex digits. */
export const accountHash = (raw: RawAddress) => raw.split(':')[1] ?? ''

export type AddressForm = { bounceable: boolean; testOnly: boolean }
/** A parsed address. `form` is absent for a raw address, which has none. */
export type ParsedAddress = { raw: RawAddress; form?: AddressForm }

const BOUNCEABLE = 0x11
const NON_BOUNCEABLE = 0x51
const TEST_ONLY = 0x80

/** CRC-16/XMODEM: polynomial 0x1021, initial value 0. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc
}

function parseRaw(text: string): ParsedAddress | undefined {
  const found = /^(-?\d{1,3}):([0-9a-f]{64})$/i.exec(text)
  const workchain = Number(found?.[1])
  // A friendly address has one signed byte for the workchain: others cannot be formatted.
  if (!found?.[2] || workchain < -128 || workchain > 127) return undefined
  return { raw: `${workchain}:${found[2].toLowerCase()}` }
}

/** True if a text has the shape of a friendly address (TEP-2); the checksum is not verified. */
export function looksFriendly(text: string): boolean {
  return /^[EUk0][Qf][\w+/-]{46}$/.test(text)
}

function parseFriendly(text: string): ParsedAddress | undefined {
  const bytes = /^[\w+/-]{48}$/.test(text) ? fromBase64(text) : undefined
  if (bytes?.length !== 36) return undefined
  const [tag = 0, workchain = 0, crcHigh = 0, crcLow = 0] = [bytes[0], bytes[1], bytes[34], bytes[35]]
  const kind = tag & ~TEST_ONLY
  if (kind !== BOUNCEABLE && kind !== NON_BOUNCEABLE) return undefined
  if (crc16(bytes.subarray(0, 34)) !== crcHigh * 256 + crcLow) return undefined
  return {
    raw: `${(workchain << 24) >> 24}:${toHex(bytes.subarray(2, 34))}`,
    form: { bounceable: kind === BOUNCEABLE, testOnly: tag !== kind },
  }
}

/** Parses an address in any form: raw, or friendly (TEP-2) in either base64 alphabet, with verified checksum. Undefined if invalid. */
export function parseAddress(text: string): ParsedAddress | undefined {
  return parseRaw(text) ?? parseFriendly(text)
}

/** Friendly form of an address (TEP-2), in base64url. Throws TypeError if `raw` is invalid. */
export function formatAddress(raw: RawAddress, { bounceable, testOnly }: AddressForm): string {
  const account = fromHex(accountHash(raw))
  if (account?.length !== 32) throw new TypeError(`not a raw address: ${raw}`)
  const bytes = new Uint8Array(36)
  bytes[0] = (bounceable ? BOUNCEABLE : NON_BOUNCEABLE) | (testOnly ? TEST_ONLY : 0)
  bytes[1] = workchainOf(raw)
  bytes.set(account, 2)
  const crc = crc16(bytes.subarray(0, 34))
  bytes[34] = crc >> 8
  bytes[35] = crc & 0xff
  return toBase64Url(bytes)
}

/** Friendly form of an account on this site: bounceable, unless it is a wallet (TEP-2). Throws like `formatAddress`. */
export const friendlyAddress = (raw: RawAddress, isWallet = false) =>
  formatAddress(raw, { bounceable: !isWallet, testOnly: false })
