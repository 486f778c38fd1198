import { type KeyboardEvent, type SubmitEvent, useRef } from 'react'
import * as inspectWords from '#words/inspect.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { useHydrated } from '../../ui/parts/use-hydrated.ts'
import type { Source } from './source.ts'
import { useArrivals } from './use-arrivals.ts'

type Props = { onRead: (source: Source | null) => void }

/** Field for typed, pasted or chosen bytes. It has no name, so that a form never submits it. */
export function InspectForm({ onRead }: Props) {
  const hydrated = useHydrated()
  const field = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const readField = () => onRead({ kind: 'text', text: field.current?.value ?? '' })
  useArrivals(field, chooser, onRead)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    readField()
  }
  function submitByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) readField()
  }
  function clear() {
    if (field.current) field.current.value = ''
    if (chooser.current) chooser.current.value = ''
    field.current?.focus()
    onRead(null)
  }

  return (
    <Panel title={inspectWords.input}>
      <form className="px-4 md:px-5 py-4" onSubmit={submit}>
        <p className="text-muted mb-3">{inspectWords.inputLead}</p>
        <textarea
          ref={field}
          aria-label={inspectWords.bytes}
          aria-describedby="inspect-problem"
          placeholder={inspectWords.example}
          rows={5}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className="block w-full min-h-28 p-3 rounded border border-edge bg-bg text-text hash break-all resize-y placeholder:text-faint"
          onKeyDown={submitByKey}
          // Pasted text is read at once, typed text on click.
          onInput={({ nativeEvent }) => {
            if (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste') readField()
          }}
        />
        <div className="flex flex-wrap items-center gap-3 mt-3">
          <button type="submit" className="button" disabled={!hydrated}>
            {inspectWords.read}
          </button>
          <button type="button" className="button" disabled={!hydrated} onClick={clear}>
            {inspectWords.clear}
          </button>
          <label className="flex flex-wrap items-center gap-3 min-w-0">
            <span className="label">{inspectWords.file}</span>
            <input
              ref={chooser}
              type="file"
              className="max-w-full text-sm file:button file:border-solid file:mr-3"
              onChange={({ currentTarget: { files } }) => files?.[0] && onRead({ kind: 'file', file: files[0] })}
            />
          </label>
        </div>
      </form>
    </Panel>
  )
}
