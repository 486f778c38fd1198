/** Deterministic keys and random numbers: the same seed makes the same network. */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

/** DER prefix of the 32 secret bytes of an ed25519 key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

export type KeyPair = { publicKey: Buffer; secret: KeyObject }

export function keyPair(seed: string, name: string): KeyPair {
  const bytes = createHash('sha256').update(`${seed}:${name}`).digest()
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, bytes]), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(secret).export({ format: 'der', type: 'spki' })
  return { publicKey: spki.subarray(-32), secret }
}

export function signBytes(bytes: Buffer, { secret }: KeyPair): Buffer {
  return sign(null, bytes, secret)
}

/** Pseudo-random numbers: SHA-256 over a counter. */
export class Rng {
  readonly #seed: string
  #counter = 0

  constructor(seed: string) {
    this.#seed = seed
  }

  bytes(): Buffer {
    return createHash('sha256')
      .update(`${this.#seed}:${this.#counter++}`)
      .digest()
  }

  /** Returns an integer from 0 to `limit`, exclusive. */
  below(limit: number): number {
    return this.bytes().readUIntBE(0, 6) % limit
  }

  /** Returns an integer from `least` to `most`, inclusive. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)]
    if (choice === undefined) throw new Error('Nothing to pick from')
    return choice
  }
}
