import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as historyDateWords from '#words/history-date.ts'
import { dateOf } from '../../domain/text/date.ts'
import { dayOf, endOfDay } from '../../domain/text/day.ts'
import { type Listed, loadHistoryUntil } from '../../stores/history-date.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'
import { useLatestRequest } from './use-latest-request.ts'

/** A history up to a moment in unix seconds. */
export type Dated = Listed & { until: number }

type State =
  | { kind: 'idle' }
  | { kind: 'loading' | 'none'; until: number }
  | { kind: 'failed'; until: number; error: unknown }

export type DateProps = {
  raw: RawAddress
  /** start of the displayed history; undefined for the newest */
  dated: Dated | undefined
  onDate: (dated: Dated | undefined) => void
}

/** Jumps to the history of a day, and back to the newest. */
export function DateJump({ raw, dated, onDate }: DateProps) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [isOpen, setOpen] = useState(dated !== undefined)
  const request = useLatestRequest()
  const back = useRef<HTMLButtonElement>(null)
  // Layout effect: runs before the form may take the focus.
  useLayoutEffect(() => {
    // The pressed button was removed with the rows, so that the focus is lost.
    if (document.activeElement === document.body) back.current?.focus({ preventScroll: true })
  }, [])

  function load(until: number) {
    setState({ kind: 'loading', until })
    void request.start(
      signal => loadHistoryUntil(raw, until, signal),
      listed => {
        const { transactions } = listed.history
        if (transactions.length > 0) onDate({ until, ...listed })
        setState(transactions.length > 0 ? { kind: 'idle' } : { kind: 'none', until })
      },
      error => setState({ kind: 'failed', until, error }),
    )
  }

  function submit(until: number) {
    if (until < Date.now() / 1000) {
      load(until)
      return
    }
    request.abort()
    setState({ kind: 'idle' })
    onDate(undefined)
  }

  return (
    <>
      {isOpen ? (
        <DayForm from={dated?.until} isLoading={state.kind === 'loading'} onDay={submit} />
      ) : (
        <button type="button" className="button max-md:min-h-11" onClick={() => setOpen(true)}>
          {historyDateWords.open}
        </button>
      )}
      <div role="status" className="basis-full md:pb-2.5 empty:hidden max-md:order-3">
        <Outcome state={state} onAgain={load} />
        {dated && (
          <p className="flex flex-wrap items-center gap-3">
            <span>{historyDateWords.from(dateOf(dated.until), dated.source)}</span>
            <button ref={back} type="button" className="button" onClick={() => onDate(undefined)}>
              {historyDateWords.newest}
            </button>
          </p>
        )}
      </div>
    </>
  )
}

type DayProps = { from: number | undefined; isLoading: boolean; onDay: (until: number) => void }

/** Form for a day; calls `onDay` with the end of that day in unix seconds. */
function DayForm({ from, isLoading, onDay }: DayProps) {
  const input = useRef<HTMLInputElement>(null)
  // Opened on click: move the focus into the form.
  useEffect(() => {
    if (document.activeElement === document.body) input.current?.focus()
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const until = endOfDay(input.current?.value ?? '')
    if (until !== null) onDay(until)
  }

  return (
    <form onSubmit={submit} className="flex items-center gap-2">
      <input
        ref={input}
        type="date"
        required
        aria-label={historyDateWords.label}
        className="button max-md:min-h-11 min-w-0"
        max={dayOf(Date.now() / 1000)}
        defaultValue={from === undefined ? undefined : dayOf(from)}
      />
      <button type="submit" className="button max-md:min-h-11" aria-disabled={isLoading}>
        {isLoading && <Icon name="refresh" className="animate-spin" />}
        {historyDateWords.go}
      </button>
    </form>
  )
}

/** Message for a day without transactions. */
function Outcome({ state, onAgain }: { state: State; onAgain: (until: number) => void }) {
  if (state.kind === 'none') return <p className="text-muted">{historyDateWords.none(dateOf(state.until))}</p>
  if (state.kind !== 'failed') return null
  return (
    <p className="flex flex-wrap items-center gap-3 text-bad">
      {historyDateWords.failed(dateOf(state.until))}
      {commonWords.gap}
      {explain(state.error)}
      <TryAgain onPress={() => onAgain(state.until)} />
    </p>
  )
}
