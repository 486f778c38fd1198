import { feesOf } from '../trace/figures.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { movementsOf } from './movements.ts'

/** An account at a moment: its balance in nanoTON and the lt of its last transaction, both decimal text; no `lastLt` where there was no account. */
export type BalanceAt = { balance: string; lastLt: string | null }

/** Balances at both ends of an export, null where they are not known, and what its rows moved, fees included; nanoTON, decimal text. */
export type Balances = { opening: string | null; moved: string; closing: string | null }

/** Change of their account's balance by some transactions, in nanoTON. */
export function changeBy(transactions: readonly Transaction[]): bigint {
  let change = 0n
  for (const transaction of transactions) {
    change -= feesOf(transaction)
    for (const { asset, way, units } of movementsOf(transaction))
      if (asset.kind === 'ton') change += way === 'in' ? BigInt(units) : -BigInt(units)
  }
  return change
}

/** Ignores a balance whose last transaction is not the range's: the block at the range's end may hold later ones. */
export const balanceAfter = (found: BalanceAt | null, lt: string): string | null =>
  found && (found.lastLt === null || found.lastLt === lt) ? found.balance : null

/** True if opening balance plus rows equals the closing balance; null when either balance is unknown. */
export const doAddUp = ({ opening, moved, closing }: Balances): boolean | null =>
  opening === null || closing === null ? null : BigInt(opening) + BigInt(moved) === BigInt(closing)
