/** Value that a block receives, creates, burns and passes on, nanoTON. */
import type { Draft } from './draft.ts'
import { shardReward } from './shard-state.ts'
import type { ChainBlock, ValueFlow } from './types.ts'

/** nanoTON created by a masterchain block. */
export const MASTER_REWARD = 1_700_000_000n

/** Fees collected by blocks. */
export const feesOf = (blocks: readonly ChainBlock[]): bigint =>
  blocks.reduce((sum, { valueFlow }) => sum + valueFlow.feesCollected, 0n)

/** Value flow of a block. `toNext`: balances after it; `committed`: shard blocks whose fees it takes over. */
export function flowOf(
  { head, fees, imported, exported, recovered }: Draft,
  toNext: bigint,
  committed: readonly ChainBlock[],
): ValueFlow {
  const created = head.workchain === -1 ? MASTER_REWARD : shardReward(head.shard)
  // Half of the transaction fees are burned (ConfigParam 5).
  const burned = fees / 2n
  const feesImported = feesOf(committed)
  return {
    fromPrev: head.fromPrev,
    toNext,
    imported,
    exported,
    feesCollected: fees - burned + created + feesImported,
    feesImported,
    burned,
    created,
    recovered,
    minted: 0n,
  }
}

/** Value flow of a zerostate. */
export function zeroFlow(minted: bigint): ValueFlow {
  const none = { fromPrev: 0n, imported: 0n, exported: 0n, feesCollected: 0n, feesImported: 0n }
  return { ...none, burned: 0n, created: 0n, recovered: 0n, toNext: minted, minted }
}
