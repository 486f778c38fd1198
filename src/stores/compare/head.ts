import type { MasterchainHead } from '../../domain/block/block.ts'
import { measuredInterval } from '../../domain/block/time.ts'
import { headStatement, leadText } from '../../domain/compare/block.ts'
import { getIndexV3Head } from '../../providers/index-v3/head.ts'
import { getIndexedHead } from '../../providers/indexer/header.ts'
import { getMasterchainHead } from '../../providers/node/head.ts'
import { $blockBriefs } from '../blocks.ts'
import type { Fact } from './comparison.ts'

/** The newest masterchain block. */
export const fact: Fact<MasterchainHead> = {
  state: headStatement,
  toncenter: async call => headStatement(await getMasterchainHead(call)),
  'toncenter v3': async call => headStatement(await getIndexV3Head(call)),
  tonapi: async call => headStatement(await getIndexedHead(call)),
  apart(gap, later) {
    // The block interval is known if the list of the newest blocks is loaded; it is not requested here.
    const { value: briefs } = $blockBriefs()
    return leadText(gap, briefs?.status === 'ready' ? measuredInterval(briefs.value) : undefined, later)
  },
}
