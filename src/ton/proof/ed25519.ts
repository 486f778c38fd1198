import { leaveUnproved } from './checked.ts'

/**
 * True if an Ed25519 signature (RFC 8032) is valid, by WebCrypto. Leaves the claim unproved without Ed25519 in the browser, or without
 * `crypto.subtle`, which requires https.
 */
export async function verifyEd25519(key: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  const { subtle } = crypto
  if (!subtle) return leaveUnproved({ why: 'no Ed25519' })
  try {
    const imported = await subtle.importKey('raw', Uint8Array.from(key), 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', imported, Uint8Array.from(signature), Uint8Array.from(message))
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSupportedError') leaveUnproved({ why: 'no Ed25519' })
    return false
  }
}
