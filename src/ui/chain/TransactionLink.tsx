import * as commonWords from '#words/common.ts'
import type { Verdict } from '../../domain/transaction/sentence.ts'
import { transactionPath } from '../../routes.ts'
import { Icon } from '../base/Icon.tsx'
import { HashLink } from './HashLink.tsx'

/** A transaction by its hash, which looks failed when it was; `verdict` is null where that is not known. */
export function TransactionLink({ hash, verdict }: { hash: string; verdict: Verdict | null }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {verdict?.kind === 'failed' && (
        <Icon name="circle-x" className="text-bad" label={verdict.bounced ? commonWords.bounced : commonWords.failed} />
      )}
      <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} />
    </span>
  )
}
