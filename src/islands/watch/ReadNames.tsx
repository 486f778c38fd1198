import { useEffect, useState } from 'react'
import * as fileWords from '#words/names-file.ts'
import { MAX_FILE_BYTES, NamesFileError, type NamesFile as Read, readNames } from '../../domain/names/file.ts'
import type { OwnAddresses } from '../../domain/names/own.ts'
import { MergePreview } from './MergePreview.tsx'

type State = { read: Read } | { problem: string } | undefined

async function readFile(file: File): Promise<State> {
  try {
    if (file.size > MAX_FILE_BYTES) return { problem: fileWords.unreadable['too large'] }
    return { read: readNames(await file.text()) }
  } catch (error) {
    return { problem: error instanceof NamesFileError ? fileWords.unreadable[error.why] : fileWords.cannotRead }
  }
}

type Props = { file: File; own: OwnAddresses; onDone: () => void }

/** A chosen file: the effect of importing it, or its error. */
export default function ReadNames({ file, own, onDone }: Props) {
  const [state, setState] = useState<State>()
  useEffect(() => {
    let isOver = false
    void readFile(file).then(next => isOver || setState(next))
    return () => {
      isOver = true
    }
  }, [file])
  if (!state) return null
  if ('read' in state) return <MergePreview read={state.read} own={own} onDone={onDone} />
  return (
    <p role="alert" className="px-4 md:px-5 py-4 border-t border-line text-bad">
      {state.problem}
    </p>
  )
}
