import * as changesWords from '#words/changes.ts'
import { changeText } from '../../domain/summary/changes.ts'
import { givesControl } from '../../domain/transaction/outcome.ts'
import type { Summary } from '../../domain/transaction/sentence.ts'
import { SentenceText } from '../../ui/transaction/SentenceText.tsx'
import { Changes } from './Changes.tsx'

const MAX_SHOWN = 10

/** Changes of access to an account, shown as a warning if one hands over control. */
export default function ChangeBand({ summary: { changes, moreChanges, outcome } }: { summary: Summary }) {
  const isSure = outcome.kind !== 'proposed' && (outcome.kind !== 'changed' || outcome.isSure)
  const shown = changes.slice(0, MAX_SHOWN)
  const hidden = changes.length - shown.length + moreChanges
  if (!changes.some(givesControl)) return null
  return (
    <Changes title={isSure ? changesWords.warning : changesWords.perhaps}>
      <ul>
        {shown.map((change, place) => (
          <li key={place}>
            <SentenceText sentence={changeText(change)} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-muted">{changesWords.more(hidden)}</p>}
    </Changes>
  )
}
