import { dateTime, groupDigits, MISSING } from '../text/format.ts'
import type { BlockHeader } from './block.ts'
import { shardForms } from './shard-forms.ts'

type Shown = Omit<BlockHeader, 'previous' | 'beforeSplit'>

/** The fields of a block's header as its page shows them. */
export const blockFacts = ({ workchain, shard, seqno, rootHash, fileHash, globalId, version, genUtime }: Shown) => ({
  workchain: String(workchain),
  shard: shardForms(shard),
  seqno: groupDigits(seqno),
  rootHash,
  fileHash,
  globalId: String(globalId ?? MISSING),
  version: String(version ?? MISSING),
  generatedAt: dateTime(genUtime),
})
