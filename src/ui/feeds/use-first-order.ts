import { useMemo, useState } from 'react'

type Ordered<T> = {
  shown: T[]
  /** true if some rows stand elsewhere than in the list */
  isMoved: boolean
  /** draws the rows in the order of the list */
  release: () => void
}

/** Keeps rows in the order in which they were first drawn, new ones last: what a reader points at does not move. Keys are unique. */
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
