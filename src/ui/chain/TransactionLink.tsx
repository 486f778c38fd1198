import * as commonWords from '#words/common.ts'
import type { End } from '../../domain/transaction/outcome.ts'
import { transactionPath } from '../../routes.ts'
import { Icon } from '../base/Icon.tsx'
import { HashLink } from './HashLink.tsx'

/** A transaction by its hash, which looks failed when it was; `end` is null where that is not known. */
export function TransactionLink({ hash, end }: { hash: string; end: End | null }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {end?.tone === 'bad' && <Icon name="circle-x" className="text-bad" label={end.name} />}
      <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} />
    </span>
  )
}
