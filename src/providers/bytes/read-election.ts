import type { ElectionTimes } from '../../domain/network/election.ts'
import { readBoc } from '../../ton/boc.ts'
import { Slice } from '../../ton/slice.ts'

/** Reads the bag of `ConfigParam 15` (block.tlb); undefined for other bytes. */
export function readElectionTimes(bytes: Uint8Array): ElectionTimes | undefined {
  try {
    const [electedFor = 0, startBefore = 0, endBefore = 0] = new Slice(readBoc(bytes)).uints(4, 32)
    return electedFor > 0 && startBefore > endBefore ? { electedFor, startBefore, endBefore } : undefined
  } catch {
    return undefined
  }
}

/** Reads the maximum stake factor (16.16 fixed point) from the bag of `ConfigParam 17` (block.tlb); undefined for other bytes. */
export function readMaxFactor(bytes: Uint8Array): number | undefined {
  try {
    const from = new Slice(readBoc(bytes))
    // Skip the minimum stake, the maximum stake and the minimum total stake.
    for (let i = 0; i < 3; i++) from.coins()
    return from.uint(32) || undefined
  } catch {
    return undefined
  }
}
