/** Bytes, of any length, as base64 (RFC 4648 section 4). */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** For `JSON.stringify`: bytes as base64, however deep they stand. */
export const bytesAsText = (_name: string, value: unknown) => (value instanceof Uint8Array ? toBase64(value) : value)
