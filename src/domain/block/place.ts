import * as blockWords from '#words/block.ts'
import { parentShard, shardHalves } from '../../ton/shard.ts'
import { groupDigits } from '../text/format.ts'
import { type BlockId, isMasterchain, masterchainBlock } from './block.ts'
import { parseSeqno } from './parse-id.ts'
import { readShard } from './written-shard.ts'

/** Block in a URL of the site: seqno in the path; `workchain` and `shard` in the query for a shard block. Undefined if no such block can exist. */
export function parseBlockPlace(argument: string, query: URLSearchParams): BlockId | undefined {
  const seqno = parseSeqno(argument)
  // Block 0 is the zerostate: it has no header.
  if (!seqno) return undefined
  const workchain = query.get('workchain') ?? '-1'
  if (workchain === '-1') return masterchainBlock(seqno)
  const shard = readShard(query.get('shard') ?? '')
  return workchain === '0' && shard ? { workchain: 0, shard, seqno } : undefined
}

/**
 * Possible successors of a shard block, in groups to request in order; blocks of one group are requested together. A shard continues,
 * splits into halves, or merges with its sibling.
 */
export function successorGroups(id: BlockId, beforeSplit: boolean): BlockId[][] {
  const at = (shard: string): BlockId => ({ workchain: id.workchain, shard, seqno: id.seqno + 1 })
  if (beforeSplit) return [shardHalves(id.shard).map(at)]
  const parent = parentShard(id.shard)
  return [[at(id.shard)], ...(parent ? [[at(parent)]] : [])]
}

const nameOf = (id: BlockId) => (isMasterchain(id) ? blockWords.title : blockWords.shardBlock)

/** Heading of a block's page. */
export const blockHeading = (id: BlockId) => `${nameOf(id)} #${groupDigits(id.seqno)}`

/** Document title of a block's page. Its digits are not grouped, as in the block's path. */
export const blockTitle = (id: BlockId) => `${nameOf(id)} #${id.seqno}`
