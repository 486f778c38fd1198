import * as changesWords from '#words/changes.ts'
import { changeText } from '../../domain/summary/changes.ts'
import type { Changes } from '../../ton/change.ts'
import { SentenceText } from './SentenceText.tsx'

const MAX_SHOWN = 10

/** Changes of access to an account: the first ten, and the number of others. */
export function ChangeList({ changes, more }: Changes) {
  const shown = changes.slice(0, MAX_SHOWN)
  const hidden = changes.length - shown.length + more
  return (
    <>
      <ul>
        {shown.map((change, place) => (
          <li key={place}>
            <SentenceText sentence={changeText(change)} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-muted">{changesWords.more(hidden)}</p>}
    </>
  )
}
