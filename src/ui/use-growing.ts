import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Gives the first `step` rows, or `atLeast` so many, and more of them as the reader nears the end (marked by the ref `end`). */
export function useGrowing<T>(
  rows: T[],
  step: number,
  atLeast = 0,
): { shown: T[]; end: RefObject<HTMLDivElement | null> } {
  const [grown, setCount] = useState(step)
  const count = Math.max(grown, atLeast)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const mark = end.current
    if (!mark || count >= rows.length) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // A third as many at a time, drawn in slices, so that scrolling goes on meanwhile.
        if (entry?.isIntersecting) startTransition(() => setCount(count + Math.ceil(step / 3)))
      },
      { rootMargin: '800px' },
    )
    watcher.observe(mark)
    return () => watcher.disconnect()
  }, [count, rows.length, step])
  return { shown: rows.slice(0, count), end }
}
