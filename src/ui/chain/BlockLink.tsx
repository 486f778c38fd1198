import * as blockLinkWords from '#words/block-link.ts'
import { type BlockId, isMasterchain } from '../../domain/block/block.ts'
import { shardForms } from '../../domain/block/shard-forms.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'

/** A block by its seqno, of which each shard counts its own: the chain is named with it. */
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
