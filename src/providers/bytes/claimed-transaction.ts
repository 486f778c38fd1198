import type { BlockId } from '../../domain/block/block.ts'
import type { ProviderName } from '../../domain/text/provider-name.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'

/** A transaction as claimed by a provider: its bytes and what they are said to be. */
export type ClaimedTransaction = {
  provider: ProviderName
  /** decodes the bytes, just before they are read */
  boc: () => Uint8Array | undefined
  hash: Hash
  account: RawAddress | null
  block: BlockId | null
}
