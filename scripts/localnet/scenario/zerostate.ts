/** Accounts of the zerostate. */
import type { Address, Cell, ShardAccount } from '@ton/core'

export type Contract = { code: Cell; data: Cell }

/** Returns an active account with the given balance (nanoTON). Special ones have tick and tock transactions. */
export function activeAccount(
  address: Address,
  { code, data }: Contract,
  balance: bigint,
  special: { tick: boolean; tock: boolean } | null = null,
): ShardAccount {
  const state = { type: 'active' as const, state: { code, data, special } }
  return {
    account: {
      addr: address,
      storageStats: { used: { cells: 0n, bits: 0n }, storageExtra: null, lastPaid: 0, duePayment: null },
      storage: { lastTransLt: 0n, balance: { coins: balance }, state },
    },
    lastTransactionLt: 0n,
    lastTransactionHash: 0n,
  }
}
