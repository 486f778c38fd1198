/** Bytes as base64 (RFC 4648 section 4), of any length. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Replacer for `JSON.stringify` that writes bytes as base64. */
export const bytesAsText = (_name: string, value: unknown) => (value instanceof Uint8Array ? toBase64(value) : value)
