import { useState } from 'react'
import * as unreadableWords from '#words/unreadable-names.ts'
import { $unreadableNames } from '../../stores/base/own-names.ts'
import { forgetUnreadable, unreadableText } from '../../stores/unreadable-names.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { saveFile } from '../../ui/save/save-file.ts'

const NAME = 'nanoscope-unreadable-names.txt'
const save = (text: string) => saveFile({ name: NAME, blob: new Blob([text], { type: 'text/plain' }) })

/** Saved names that cannot be read: their text as a file, and its removal. Empty if all can be read. */
export function UnreadableNames() {
  const areUnreadable = useQuery($unreadableNames) !== null
  const [, setRemoved] = useState(false)
  const text = unreadableText()
  if (!text) return null

  function remove() {
    forgetUnreadable()
    setRemoved(true)
  }

  return (
    <div className="mb-4">
      <p className="text-warn mb-3 max-w-180">{areUnreadable ? unreadableWords.lost : unreadableWords.keptAside}</p>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="button max-md:min-h-11" onClick={() => save(text)}>
          {unreadableWords.save}
        </button>
        <button type="button" className="button max-md:min-h-11" onClick={remove}>
          {unreadableWords.remove}
        </button>
      </div>
    </div>
  )
}
