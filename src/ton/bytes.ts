/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** The value of a hex digit by the code of its character: letters begin one after a multiple of 16, and stand for 10 and more. */
const nibble = (code: number) => (code & 15) + (code >> 6) * 9

/** Bytes of an even number of hex digits; undefined when the text is anything else. A long trace comes as megabytes of it. */
export function fromHex(hex: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) return undefined
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = nibble(hex.charCodeAt(2 * i)) * 16 + nibble(hex.charCodeAt(2 * i + 1))
  return bytes
}

/** Bytes of base64 in either alphabet (RFC 4648 sections 4 and 5), padded or not; undefined when the text is neither. */
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
