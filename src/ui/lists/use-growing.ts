import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Rows that a list draws at first. */
const STEP = 60

/** Gives the first rows of a long list, at least `atLeast`, and more of them as the reader nears the end (marked by the ref `end`). */
export function useGrowing<T>(rows: T[], atLeast = 0): { shown: T[]; end: RefObject<HTMLDivElement | null> } {
  const [grown, setCount] = useState(STEP)
  const count = Math.max(grown, atLeast)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const mark = end.current
    if (!mark || count >= rows.length) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // A third as many at a time, drawn in slices, so that scrolling goes on meanwhile.
        if (entry?.isIntersecting) startTransition(() => setCount(count + Math.ceil(STEP / 3)))
      },
      { rootMargin: '800px' },
    )
    watcher.observe(mark)
    return () => watcher.disconnect()
  }, [count, rows.length])
  return { shown: rows.slice(0, count), end }
}
