import { fromBase64, toHex } from './bytes.ts'

/** A 256-bit hash as 64 lower-case hex digits, the canonical form in this code. */
export type Hash = string

/** Parses a 256-bit hash in hex (with or without `0x`), base64 or base64url (43 or 44 characters). Undefined if invalid. */
export function parseHash(text: string): Hash | undefined {
  const hex = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1]
  if (hex) return hex.toLowerCase()
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined
  const bytes = fromBase64(text)
  return bytes?.length === 32 ? toHex(bytes) : undefined
}
