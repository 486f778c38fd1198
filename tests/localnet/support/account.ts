/** Accounts without a chain. */
import { type Address, beginCell, Cell, storeShardAccount } from '@ton/core'

/** BoC (base64) of a `ShardAccount` as the executor returns it, with a unique code. */
export function accountBoc(address: Address, code: Cell): string {
  const storage = {
    lastTransLt: 1n,
    balance: { coins: 1n },
    state: { type: 'active', state: { code, data: Cell.EMPTY } },
  } as const
  const storageStats = { used: { cells: 1n, bits: 1n }, lastPaid: 0, duePayment: null, storageExtra: null }
  const account = { addr: address, storageStats, storage }
  const stored = storeShardAccount({ account, lastTransactionHash: 0n, lastTransactionLt: 0n })
  return beginCell().store(stored).endCell().toBoc().toString('base64')
}
