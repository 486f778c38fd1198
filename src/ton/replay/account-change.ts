import { toBase64 } from '../base64.ts'
import { readBoc } from '../boc.ts'
import { fromBase64 } from '../bytes.ts'
import { type Cell, refuse } from '../cell.ts'
import { createHasher } from '../cell-hash.ts'
import type { Hash } from '../hash.ts'
import { type AccountParts, readAccountParts } from '../proof/account-state.ts'
import { writeBoc } from '../write-boc.ts'
import { type CellChanges, cellChanges } from './cell-changes.ts'
import { readShardAccount } from './shard-account.ts'

/** An account before or after a transaction. Amounts are nanoTON, decimal text. */
export type AccountSide = Pick<AccountParts, 'status' | 'balance'> & { codeHash: Hash | null }

/** Changes of an account, with its data cell by cell. */
export type AccountChange = { before: AccountSide; after: AccountSide; data: CellChanges }

const MAX_BYTES = 10_000_000

/** A bag of cells in base64. */
export const bagOf = (cell: Cell): string => toBase64(writeBoc(cell, MAX_BYTES) ?? refuse('too large'))

/** Account of a `ShardAccount` (bag of cells, base64). Throws a `TonBytesError`. */
export const accountIn = (bag: string): AccountParts =>
  readAccountParts(readShardAccount(readBoc(fromBase64(bag) ?? new Uint8Array())).account)

/** Compares two `ShardAccount`s: as many cells are hashed as the two have. */
export function accountChange(before: AccountParts, after: AccountParts): AccountChange {
  const hashOf = createHasher()
  const sideOf = ({ status, balance, code }: AccountParts) => ({ status, balance, codeHash: code && hashOf(code) })
  return { before: sideOf(before), after: sideOf(after), data: cellChanges(before.data, after.data) }
}
