import { type BlockId, isMasterchain, masterchainBlock, parseShard } from './block.ts'
import { parseSeqno } from './block-id.ts'

/**
 * Which block an address of the site names: the seqno of its path, and for a shard block `workchain` and `shard` in its query.
 * Undefined when no such block can exist.
 */
export function parseBlockPlace(argument: string, query: URLSearchParams): BlockId | undefined {
  const seqno = parseSeqno(argument)
  // Block 0 is the zero state: it has no header to show.
  if (!seqno) return undefined
  const workchain = query.get('workchain') ?? '-1'
  if (workchain === '-1') return masterchainBlock(seqno)
  const shard = parseShard(query.get('shard') ?? '')
  return workchain === '0' && shard ? { workchain: 0, shard, seqno } : undefined
}

/** The block before or after by seqno, in the same shard. Undefined below 0. */
export function neighbour(id: BlockId, step: -1 | 1): BlockId | undefined {
  return id.seqno + step >= 0 ? { ...id, seqno: id.seqno + step } : undefined
}

export const blockTitle = (id: BlockId) => `${isMasterchain(id) ? 'Block' : 'Shard block'} #${id.seqno}`
