import { useMemo, useState } from 'react'

type Ordered<T> = {
  shown: T[]
  /** true if the order differs from the list's */
  isMoved: boolean
  /** applies the list's order */
  release: () => void
}

/** Keeps rows in their first order and appends new ones, so that nothing moves under the pointer. Keys must be unique. */
export function useFirstOrder<T>(rows: readonly T[], keyOf: (row: T) => string): Ordered<T> {
  const [order, setOrder] = useState<readonly string[]>(() => rows.map(keyOf))
  const places = useMemo(() => new Map(order.map((key, place) => [key, place])), [order])
  const news = rows.map(keyOf).filter(key => !places.has(key))
  if (news.length > 0) setOrder([...order, ...new Set(news)])
  const shown = useMemo(() => {
    const placeOf = (row: T) => places.get(keyOf(row)) ?? places.size
    return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  }, [rows, keyOf, places])
  const isMoved = shown.some((row, place) => row !== rows[place])
  return { shown, isMoved, release: () => setOrder(rows.map(keyOf)) }
}
