import { createHasher } from '../cell-hash.ts'
import type { Hash } from '../hash.ts'
import { type AccountParts, readAccountParts } from '../proof/account-state.ts'
import { rootOf } from './bag.ts'
import { type CellChanges, cellChanges } from './cell-changes.ts'
import { readShardAccount } from './shard-account.ts'

/** An account before or after a transaction. Amounts are nanoTON, decimal text. */
export type AccountSide = Pick<AccountParts, 'status' | 'balance'> & { codeHash: Hash | null }

/** Changes of an account, with its data cell by cell. */
export type AccountChange = { before: AccountSide; after: AccountSide; data: CellChanges }

/** Account of a `ShardAccount` (bag of cells, base64). Throws a `TonBytesError`. */
export const accountIn = (bag: string): AccountParts => readAccountParts(readShardAccount(rootOf(bag)).account)

/** Compares two `ShardAccount`s: as many cells are hashed as the two have. */
export function accountChange(before: AccountParts, after: AccountParts): AccountChange {
  const hashOf = createHasher()
  const sideOf = ({ status, balance, code }: AccountParts) => ({ status, balance, codeHash: code && hashOf(code) })
  return { before: sideOf(before), after: sideOf(after), data: cellChanges(before.data, after.data) }
}
