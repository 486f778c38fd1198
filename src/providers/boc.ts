import type { BlockId } from '../domain/block.ts'
import type { RawAddress } from '../ton/address.ts'
import type { Hash } from '../ton/hash.ts'

/** A transaction as a provider hands it out: its bytes, and what it says they are. */
export type ClaimedTransaction = {
  boc: Uint8Array | undefined
  hash: Hash
  account: RawAddress | null
  block: BlockId | null
}

const reader = () => import('./read-boc.ts')

/** Fetches what reads bytes while the answer is under way. A failure shows when the bytes are read. */
export function prepareReader(): void {
  reader().catch(() => {})
}

export const readTransactions = async (claims: ClaimedTransaction[]) => (await reader()).readTransactions(claims)
export const hashOfBoc = async (boc: Uint8Array | undefined) => (boc?.length ? (await reader()).hashOfBoc(boc) : null)
