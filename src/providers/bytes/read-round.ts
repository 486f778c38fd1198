import type { Round } from '../../domain/network/validator.ts'
import { readBoc } from '../../ton/boc.ts'
import { Slice } from '../../ton/slice.ts'

const VALIDATORS_EXT = 0x12

/** Reads the head of `validators_ext#12` (block.tlb); undefined for other bytes. */
export function readRound(bytes: Uint8Array): Round | undefined {
  try {
    const from = new Slice(readBoc(bytes))
    if (from.uint(8) !== VALIDATORS_EXT) return undefined
    const [since = 0, until = 0] = from.uints(2, 32)
    const total = from.uint(16)
    return since < until && total > 0 ? { since, until, total } : undefined
  } catch {
    return undefined
  }
}
