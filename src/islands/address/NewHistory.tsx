import { useEffect, useRef } from 'react'
import * as newHistoryWords from '#words/new-history.ts'
import { newestFirst, type TransactionHistory, withoutDoubles } from '../../domain/transaction/list.ts'
import { $accountTransactions } from '../../stores/address.ts'
import type { RawAddress } from '../../ton/address.ts'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

/** First page of a history, frozen on screen. A change of `began` restarts the list. */
export type HeldHistory = TransactionHistory & { began?: number }

export type HeldProps = {
  raw: RawAddress
  /** undefined until this visit's answer arrives */
  held: HeldHistory | undefined
  onHold: (history: HeldHistory) => void
}

/** Freezes the first page of a history; later transactions wait behind a button with their number. */
export function NewHistory({ raw, held, onHold }: HeldProps) {
  const state = useQuery($accountTransactions(raw))
  const top = useRef<HTMLDivElement>(null)
  const latest = state.status === 'ready' ? state.value : undefined
  const isAnswered = state.status === 'ready' && !state.changing
  useEffect(() => {
    if (!held && latest && isAnswered) onHold(latest)
  }, [held, latest, isAnswered, onHold])
  if (!held || !latest) return null

  const fresh = withoutDoubles(held.transactions, latest.transactions)
  // More arrived than fit on a page: there would be a gap before the older rows on screen.
  const isApart = fresh.length === latest.transactions.length && fresh.length > 0
  const words = (count: number) => newHistoryWords.newRows(count, isApart)
  function show() {
    if (!held || !latest) return
    const transactions = newestFirst([...fresh, ...held.transactions])
    onHold(isApart ? { ...latest, began: (held.began ?? 0) + 1 } : { ...held, ...latest, transactions })
    // The button disappears: move focus and scroll position to the first new row.
    top.current?.focus()
  }
  return (
    <>
      <div ref={top} tabIndex={-1} aria-live="polite" className="sr-only scroll-mt-28">
        {fresh.length > 0 && words(fresh.length)}
      </div>
      <NewRows count={fresh.length} words={words} onShow={show} />
    </>
  )
}
