import type { RawAddress } from '../address.ts'
import { readBoc } from '../boc.ts'
import { fromBase64 } from '../bytes.ts'
import type { Cell } from '../cell.ts'
import { createHasher } from '../cell-hash.ts'
import type { Hash } from '../hash.ts'
import { type AccountState, readAccount, readAccountState } from '../proof/account-state.ts'
import { readShardAccount } from './shard-account.ts'

/** An account with its code and data; null where it has none. `address` is null of an account that does not exist. */
export type AccountView = AccountState & { address: RawAddress | null; code: Cell | null; data: Cell | null }

/** Reads a `ShardAccount` (bag of cells, base64). Throws a `TonBytesError`. */
export const readAccountView = (bag: string): AccountView =>
  viewOfAccount(readShardAccount(readBoc(fromBase64(bag) ?? new Uint8Array())).account)

/** Reads an `Account` cell. Throws a `TonBytesError`. */
export function viewOfAccount(account: Cell): AccountView {
  const hashOf = createHasher()
  const cells = new Map<Hash, Cell>()
  const noting = (cell: Cell) => {
    const hash = hashOf(cell)
    cells.set(hash, cell)
    return hash
  }
  const state = readAccountState(account, noting)
  const address = state.status === 'nonexist' ? null : readAccount(account, noting).address
  const cellOf = (hash: Hash | null) => (hash ? cells.get(hash) : null) ?? null
  return { ...state, address, code: cellOf(state.codeHash), data: cellOf(state.dataHash) }
}
