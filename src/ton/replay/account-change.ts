import { createHasher } from '../cell-hash.ts'
import type { Hash } from '../hash.ts'
import { type AccountParts, readAccountParts } from '../proof/account-state.ts'
import { rootOf } from './bag.ts'
import { type CellChanges, cellChanges } from './cell-changes.ts'
import { readShardAccount } from './shard-account.ts'

/** An account before or after a transaction. Amounts are nanoTON as decimal text. */
export type AccountSide = Pick<AccountParts, 'status' | 'balance'> & { codeHash: Hash | null }

/** An account before and after a transaction, with its changed data cells. */
export type AccountChange = { before: AccountSide; after: AccountSide; data: CellChanges }

/** Account in a `ShardAccount` (bag of cells, base64). Throws `TonBytesError`. */
export const accountIn = (bag: string): AccountParts => readAccountParts(readShardAccount(rootOf(bag)).account)

/** Compares an account before and after a transaction. Hashes all of its cells. */
export function accountChange(before: AccountParts, after: AccountParts): AccountChange {
  const hashOf = createHasher()
  const sideOf = ({ status, balance, code }: AccountParts) => ({ status, balance, codeHash: code && hashOf(code) })
  return { before: sideOf(before), after: sideOf(after), data: cellChanges(before.data, after.data) }
}
