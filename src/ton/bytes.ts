/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** Value of a hex digit by its character code: codes of letters are one above a multiple of 16, and mean 10 and more. */
const nibble = (code: number) => (code & 15) + (code >> 6) * 9

/** Decodes an even number of hex digits; undefined for other text. Fast: a long trace has megabytes of hex. */
export function fromHex(hex: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) return undefined
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = nibble(hex.charCodeAt(2 * i)) * 16 + nibble(hex.charCodeAt(2 * i + 1))
  return bytes
}

/** Decodes base64 in either alphabet (RFC 4648 sections 4 and 5), padded or not; undefined for other text. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Bytes as base64url without padding (RFC 4648 section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
