import { useCallback, useEffect, useRef, useState } from 'react'
import type { End } from '../../../domain/trace/found-steps.ts'
import type { Message, Transaction } from '../../../domain/transaction/transaction.ts'
import { $neighbour } from '../../../stores/trace-steps.ts'

export type Find = ReturnType<ReturnType<typeof $neighbour>['get']>

/** Key of a search: the message, and the wanted end. */
export const findKey = (end: End, { hash }: Message) => `${end} ${hash}`

/** Transactions loaded on request around a known one, and the state of each search. `find` starts a search, or repeats a failed one. */
export function useFinds(known: Transaction) {
  const [finds, setFinds] = useState<ReadonlyMap<string, Find>>(new Map())
  const asked = useRef(new Map<string, () => void>())
  useEffect(() => {
    const stops = asked.current
    return () => {
      for (const stop of stops.values()) stop()
      stops.clear()
    }
  }, [])

  const find = useCallback((end: End, message: Message) => {
    const { source, destination, createdLt, hash } = message
    if (!source || !destination) return
    const $found = $neighbour(end, source, destination, createdLt, hash)
    const key = findKey(end, message)
    if (asked.current.has(key)) {
      const { status } = $found.get()
      if (status === 'failed') $found.refresh()
      return
    }
    asked.current.set(key, () => {})
    asked.current.set(
      key,
      $found.subscribe(state => setFinds(before => new Map(before).set(key, state))),
    )
  }, [])

  const found = [known, ...[...finds.values()].flatMap(state => (state.status === 'ready' ? [state.value] : []))]
  return { finds, found, find }
}
