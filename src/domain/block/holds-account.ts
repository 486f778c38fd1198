import { accountHash, type RawAddress, workchainOf } from '../../ton/address.ts'
import { shardHolds } from '../../ton/shard.ts'
import type { BlockId } from './block.ts'

/** True if an account belongs to the shard of a block. */
export function holdsAccount({ workchain, shard }: BlockId, account: RawAddress): boolean {
  return workchainOf(account) === workchain && shardHolds(shard, accountHash(account))
}
