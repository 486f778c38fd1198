import type { BlockHeader } from '../../domain/block/block.ts'
import { blockStatement } from '../../domain/compare/block.ts'
import { getIndexedHeader } from '../../providers/indexer/header.ts'
import { getBlockHeader } from '../../providers/node/header.ts'
import type { Fact } from './comparison.ts'

/** A block, identified by its two hashes. */
export const fact: Fact<BlockHeader> = {
  state: blockStatement,
  toncenter: async (call, id) => blockStatement(await getBlockHeader(call, id)),
  tonapi: async (call, id) => blockStatement(await getIndexedHeader(call, id)),
}
