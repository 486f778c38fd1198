import * as commonWords from '#words/common.ts'
import { hasFailed, type Outcome } from '../../domain/transaction/outcome.ts'
import { transactionPath } from '../../routes.ts'
import { Icon } from '../base/Icon.tsx'
import { HashLink } from './HashLink.tsx'

const labelOf = ({ kind }: Outcome) =>
  kind === 'refused' || kind === 'returned' ? commonWords.bounced : commonWords.failed

/** A transaction by its hash, which looks failed when it was; `outcome` is null where that is not known. */
export function TransactionLink({ hash, outcome }: { hash: string; outcome: Outcome | null }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {outcome && hasFailed(outcome) && <Icon name="circle-x" className="text-bad" label={labelOf(outcome)} />}
      <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} />
    </span>
  )
}
