import { fromHex } from '../../ton/bytes.ts'

const ROWS = 8
const HALF = 4

/** Cells of a mirrored 8 × 8 picture by strength (1 to 3), as an SVG path each, and the hue the account gives it. */
export type Drawing = { hue: number; paths: string[] }

/** The picture of an account's 32 bytes: a byte a cell of the left half, mirrored to the right. Undefined for no raw address. */
export function drawFingerprint(raw: string): Drawing | undefined {
  const bytes = fromHex(raw.split(':')[1] ?? '')
  if (bytes?.length !== ROWS * HALF) return undefined
  const paths = ['', '', '']
  let sum = 0
  bytes.forEach((byte, i) => {
    sum = (sum * 31 + byte) % 360
    const [x, y] = [i % HALF, Math.floor(i / HALF)]
    // Half of the cells stay empty, so that shapes appear; the place counts, so that accounts like 3333… have a picture too.
    const mixed = (byte + i * 53) & 255
    const strength = mixed < 128 ? 0 : 1 + (mixed % 3)
    if (strength > 0) paths[strength - 1] += `M${x} ${y}h1v1h-1zM${7 - x} ${y}h1v1h-1z`
  })
  return { hue: sum, paths }
}
