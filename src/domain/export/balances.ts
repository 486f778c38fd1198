import { feesOf } from '../trace/figures.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { movementsOf } from './movements.ts'

/**
 * State of an account at a moment: balance in nanoTON and lt of its last transaction, as decimal text. `lastLt` is null if the account did
 * not exist.
 */
export type BalanceAt = { balance: string; lastLt: string | null }

/** Balances at both ends of an export, null if unknown, and the sum of its rows' changes with fees; nanoTON as decimal text. */
export type Balances = { opening: string | null; moved: string; closing: string | null }

/** Change of the account's balance by transactions, in nanoTON. */
export function changeBy(transactions: readonly Transaction[]): bigint {
  let change = 0n
  for (const transaction of transactions) {
    change -= feesOf(transaction)
    for (const { asset, way, units } of movementsOf(transaction))
      if (asset.kind === 'ton') change += way === 'in' ? BigInt(units) : -BigInt(units)
  }
  return change
}

/** The balance, or null if its last transaction is not the range's last: the block at the range's end may contain later ones. */
export const balanceAfter = (found: BalanceAt | null, lt: string): string | null =>
  found && (found.lastLt === null || found.lastLt === lt) ? found.balance : null

/** True if opening balance plus rows equals the closing balance; null when either balance is unknown. */
export const doAddUp = ({ opening, moved, closing }: Balances): boolean | null =>
  opening === null || closing === null ? null : BigInt(opening) + BigInt(moved) === BigInt(closing)
