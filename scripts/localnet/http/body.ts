import type { Cell } from '@ton/core'

export const COMMENT = 0x00000000
export const ENCRYPTED_COMMENT = 0x2167da4b

/** First 32 bits of a body; `null` if it is shorter. */
export function opCode(body: Cell): number | null {
  return !body.isExotic && body.bits.length >= 32 ? body.beginParse().preloadUint(32) : null
}

/** Bytes of a snake-formatted cell (TEP-64) without the first `skipBits`. Reads at most 128 cells. */
export function snakeBytes(cell: Cell, skipBits = 0): Buffer {
  const chunks: Buffer[] = []
  let rest: Cell | null = cell
  for (let depth = 0; rest && depth < 128; depth += 1) {
    if (rest.isExotic) break
    const slice = rest.beginParse()
    if (depth === 0) slice.skip(skipBits)
    chunks.push(slice.loadBuffer(Math.floor(slice.remainingBits / 8)))
    rest = slice.remainingRefs > 0 ? slice.loadRef() : null
  }
  return Buffer.concat(chunks)
}
