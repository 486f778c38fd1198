import * as compareWords from '#words/compare.ts'
import type { MasterchainHead } from '../block/block.ts'
import { groupDigits } from '../text/format.ts'
import type { Statement } from './comparison.ts'

/** Blocks are immutable: `at` is empty. */
export const blockStatement = ({ rootHash, fileHash }: Pick<MasterchainHead, 'rootHash' | 'fileHash'>): Statement => ({
  at: '',
  when: '',
  values: { [compareWords.rootHash]: rootHash, [compareWords.fileHash]: fileHash },
})

export const headStatement = (head: MasterchainHead): Statement => ({
  ...blockStatement(head),
  at: String(head.seqno),
  when: compareWords.atBlock(groupDigits(head.seqno)),
})

/** Difference of two heads in blocks and, if the block interval is known, in seconds. `later`: seconds between the two answers. */
export function leadText(gap: bigint, secondsPerBlock: number | undefined, later: number): string {
  const blocks = gap < 0n ? -gap : gap
  const seconds = secondsPerBlock && Math.round(Number(blocks) * secondsPerBlock)
  return compareWords.apart(groupDigits(String(blocks)), seconds, Math.round(later))
}
