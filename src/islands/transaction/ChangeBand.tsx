import * as changesWords from '#words/changes.ts'
import { givesControl } from '../../domain/transaction/outcome.ts'
import type { Summary } from '../../domain/transaction/sentence.ts'
import { ChangeList } from '../../ui/transaction/ChangeList.tsx'
import { Changes } from '../../ui/transaction/Changes.tsx'

/** Changes of access to an account, shown as a warning if one hands over control. */
export default function ChangeBand({ summary: { changes, moreChanges, outcome } }: { summary: Summary }) {
  const isSure = outcome.kind !== 'proposed' && (outcome.kind !== 'changed' || outcome.isSure)
  if (!changes.some(givesControl)) return null
  return (
    <Changes title={isSure ? changesWords.warning : changesWords.perhaps}>
      <ChangeList changes={changes} more={moreChanges} />
    </Changes>
  )
}
