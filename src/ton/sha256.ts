/** Synchronous SHA-256 (FIPS 180-4): `crypto.subtle` has more overhead than hashing a cell takes, and is absent on plain http. */

const ROUNDS = 64
const BLOCK = 64

/** First 32 bits of the fractional part. */
const fraction = (x: number) => ((x % 1) * 2 ** 32) | 0

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every(prime => n % prime !== 0)) found.push(n)
  return found
}

const CONSTANTS = Int32Array.from(primes(ROUNDS), prime => fraction(Math.cbrt(prime)))
const INITIAL = Int32Array.from(primes(8), prime => fraction(Math.sqrt(prime)))

const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by))

/** Pads a message to complete blocks: a one, zeros, and its length in bits. */
function pad(message: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, message.length * 8)
  return view
}

const schedule = new Int32Array(ROUNDS)

function expand(view: DataView, offset: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = view.getInt32(offset + 4 * t)
  for (let t = 16; t < ROUNDS; t++) {
    const [early, late] = [schedule[t - 15] ?? 0, schedule[t - 2] ?? 0]
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[t] = ((schedule[t - 16] ?? 0) + s0 + (schedule[t - 7] ?? 0) + s1) | 0
  }
}

function compress(state: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < ROUNDS; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + s1 + chosen + (CONSTANTS[t] ?? 0) + (schedule[t] ?? 0)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + s0 + majority) | 0
  }
  const next = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = (state[i] ?? 0) + (next[i] ?? 0)
}

/** SHA-256 of a message, as 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = INITIAL.slice()
  const view = pad(message)
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    expand(view, offset)
    compress(state)
  }
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => void digest.setInt32(4 * i, word))
  return new Uint8Array(digest.buffer)
}
