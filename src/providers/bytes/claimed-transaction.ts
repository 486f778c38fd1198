import type { BlockId } from '../../domain/block/block.ts'
import type { ProviderName } from '../../domain/text/provider-name.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'

/** A transaction as a provider hands it out: its bytes, and what it says they are. */
export type ClaimedTransaction = {
  provider: ProviderName
  /** decoded when its turn comes to be read */
  boc: () => Uint8Array | undefined
  hash: Hash
  account: RawAddress | null
  block: BlockId | null
}
