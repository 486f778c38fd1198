import { isMasterchain } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import { getAccountProof } from '../../providers/indexer/proofs.ts'
import type { RawAddress } from '../../ton/address.ts'
import { type AccountFacts, proveAccount } from '../../ton/proof/account-proof.ts'
import { type FullBlockId, formatFullId } from '../../ton/proof/block-id.ts'
import { proveShardBlock } from '../../ton/proof/shard-blocks.ts'

const isSame = (a: FullBlockId, b: FullBlockId) => formatFullId(a) === formatFullId(b)

/**
 * An account after a masterchain block, proved against that block's hash; null if it did not exist then. Undefined if the indexer's answer
 * does not prove it.
 */
export async function provedAt(call: Call, account: RawAddress, at: FullBlockId): Promise<AccountFacts | undefined> {
  const { masterchainBlock, block, shardProof, proof, state } = await getAccountProof(call, account, at)
  const links = [{ proof: shardProof, id: block }]
  const isCommitted =
    isSame(masterchainBlock, at) &&
    (isMasterchain(block) ? isSame(block, at) : (await proveShardBlock(links, at, block)).kind === 'proved')
  const checked = await proveAccount(proof, state, block, account)
  return isCommitted && checked.kind === 'proved' ? checked.facts : undefined
}
