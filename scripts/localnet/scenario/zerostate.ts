/** Accounts that exist from the first block on. */
import { type Address, type Cell, contractAddress, type ShardAccount } from '@ton/core'
import type { Chain } from '../chain/chain.ts'
import type { Workchain } from '../chain/types.ts'

export type Contract = { code: Cell; data: Cell }

/** An active account with the given balance (nanoTON); special ones have tick and tock transactions. */
export function activeAccount(
  address: Address,
  { code, data }: Contract,
  balance: bigint,
  special: { tick: boolean; tock: boolean } | null = null,
): ShardAccount {
  return {
    account: {
      addr: address,
      storageStats: { used: { cells: 0n, bits: 0n }, storageExtra: null, lastPaid: 0, duePayment: null },
      storage: {
        lastTransLt: 0n,
        balance: { coins: balance },
        state: { type: 'active', state: { code, data, special } },
      },
    },
    lastTransactionLt: 0n,
    lastTransactionHash: 0n,
  }
}

/** Puts a contract into the zerostate at the address its code and data give; returns the address. */
export function placeContract(chain: Chain, contract: Contract, balance: bigint, workchain: Workchain = 0): Address {
  const address = contractAddress(workchain, contract)
  chain.place(address, activeAccount(address, contract, balance))
  return address
}
