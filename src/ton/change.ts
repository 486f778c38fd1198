import type { RawAddress } from './address.ts'

/**
 * A change of access to a contract, or of the contract itself. `who` is null if the bytes have no address. `signers`: new number of
 * accounts that may sign. `deleted`: the contract sent all its coins and no longer exists, according to the transaction's states.
 */
export type Change =
  | {
      kind: 'extension-added' | 'extension-removed' | 'plugin-added' | 'plugin-removed' | 'whitelisted' | 'owner'
      who: RawAddress | null
    }
  | { kind: 'plugin-deployed' | 'key-on' | 'key-off' | 'code' | 'deleted' }
  | { kind: 'signers'; threshold: number; signers: number }

/** Maximum number of changes listed; others are only counted. */
const MAX_CHANGES = 255

/** The first changes of a list, and the number of others. */
export type Changes = { changes: Change[]; more: number }

export function addChange(list: Changes, change: Change): void {
  if (list.changes.length < MAX_CHANGES) list.changes.push(change)
  else list.more++
}
