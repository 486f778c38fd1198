import type { RawAddress } from './address.ts'

/**
 * A change of who may use a contract, or of what it is. `who` is null where the bytes hold no address. `signers` counts the accounts that
 * may sign from then on. `deleted`: it sent all that it had and is no more, which the transaction's own states say.
 */
export type Change =
  | {
      kind: 'extension-added' | 'extension-removed' | 'plugin-added' | 'plugin-removed' | 'whitelisted' | 'owner'
      who: RawAddress | null
    }
  | { kind: 'plugin-deployed' | 'key-on' | 'key-off' | 'code' | 'deleted' }
  | { kind: 'signers'; threshold: number; signers: number }

/** Changes beyond these are counted only. */
const MAX_CHANGES = 255

/** The first changes of a list, and how many follow. */
export type Changes = { changes: Change[]; more: number }

export function addChange(list: Changes, change: Change): void {
  if (list.changes.length < MAX_CHANGES) list.changes.push(change)
  else list.more++
}
