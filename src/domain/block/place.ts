import * as blockWords from '#words/block.ts'
import { parentShard, shardHalves } from '../../ton/shard.ts'
import { groupDigits } from '../text/format.ts'
import { type BlockId, isMasterchain, masterchainBlock } from './block.ts'
import { parseSeqno } from './parse-id.ts'
import { readShard } from './written-shard.ts'

/**
 * Block that an address of the site names: the seqno of its path, and for a shard block `workchain` and `shard` in its query.
 * Undefined when no such block can exist.
 */
export function parseBlockPlace(argument: string, query: URLSearchParams): BlockId | undefined {
  const seqno = parseSeqno(argument)
  // Block 0 is the zero state: it has no header to show.
  if (!seqno) return undefined
  const workchain = query.get('workchain') ?? '-1'
  if (workchain === '-1') return masterchainBlock(seqno)
  const shard = readShard(query.get('shard') ?? '')
  return workchain === '0' && shard ? { workchain: 0, shard, seqno } : undefined
}

/**
 * Blocks that may follow a shard block, in the order in which to ask for them; those of one group stand side by side. A shard goes on,
 * splits into its halves, or merges with its other half.
 */
export function successorGroups(id: BlockId, beforeSplit: boolean): BlockId[][] {
  const at = (shard: string): BlockId => ({ workchain: id.workchain, shard, seqno: id.seqno + 1 })
  if (beforeSplit) return [shardHalves(id.shard).map(at)]
  const parent = parentShard(id.shard)
  return [[at(id.shard)], ...(parent ? [[at(parent)]] : [])]
}

/** The heading of a block's page. */
export const blockHeading = (id: BlockId) =>
  `${isMasterchain(id) ? blockWords.title : blockWords.shardBlock} #${groupDigits(id.seqno)}`

export const blockTitle = (id: BlockId) =>
  `${isMasterchain(id) ? blockWords.title : blockWords.shardBlock} #${id.seqno}`
