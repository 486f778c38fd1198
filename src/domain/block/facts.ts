import { dateTime, groupDigits, MISSING } from '../text/format.ts'
import type { BlockHeader } from './block.ts'
import { shardForms } from './shard-forms.ts'

type Shown = Omit<BlockHeader, 'previous' | 'beforeSplit'>

/** Fields of a block's header, formatted for its page. */
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
