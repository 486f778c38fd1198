import * as blockLinkWords from '#words/block-link.ts'
import { type BlockId, isMasterchain } from '../../domain/block/block.ts'
import { shardForms } from '../../domain/block/shard-forms.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'

/** Link to a block by seqno. Names the chain as well, because each shard counts its own blocks. */
export const BlockLink = ({ block }: { block: BlockId }) => (
  <a
    className="link whitespace-nowrap"
    href={blockPath(block)}
    title={isMasterchain(block) ? '' : shardForms(block.shard)}
  >
    #{groupDigits(block.seqno)}
    <span className="block text-xs text-muted">
      {isMasterchain(block) ? blockLinkWords.master : blockLinkWords.shard}
    </span>
  </a>
)
