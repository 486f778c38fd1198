import { accountHash, type RawAddress } from '../../ton/address.ts'
import { fromHex } from '../../ton/bytes.ts'

const ROWS = 8
const HALF = 4

/** Cells of a symmetric 8 × 8 image: an SVG path per strength (1 to 3), and a hue. */
export type Drawing = { hue: number; paths: string[] }

/** Image of an account's 32 bytes, one byte per cell of the left half, mirrored. Undefined for text that is not a raw address. */
export function drawFingerprint(raw: RawAddress): Drawing | undefined {
  const bytes = fromHex(accountHash(raw))
  if (bytes?.length !== ROWS * HALF) return undefined
  const paths = ['', '', '']
  let sum = 0
  bytes.forEach((byte, i) => {
    sum = (sum * 31 + byte) % 360
    const [x, y] = [i % HALF, Math.floor(i / HALF)]
    // Half of the cells stay empty, so that shapes appear. The position is mixed in, so that accounts like 3333… get an image too.
    const mixed = (byte + i * 53) & 255
    const strength = mixed < 128 ? 0 : 1 + (mixed % 3)
    if (strength > 0) paths[strength - 1] += `M${x} ${y}h1v1h-1zM${7 - x} ${y}h1v1h-1z`
  })
  return { hue: sum, paths }
}
