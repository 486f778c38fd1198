import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows of the first render, unless a list says otherwise: more than fit on a screen. */
const INITIAL = 24
/** Rows added each time the reader nears the end. */
const STEP = 12
/** Prefetch distance in viewports: one flick's worth. */
const NEAR = '1800px'

type Growth = { initial?: number; atLeast?: number }

/** Gives the first rows of a long list, `initial` and at least `atLeast`, and more of them as the reader nears the end (marked by the ref `end`). */
export function useGrowing<T>(
  rows: T[],
  { initial = INITIAL, atLeast = 0 }: Growth = {},
): { shown: T[]; end: RefObject<HTMLDivElement | null> } {
  const [grown, setCount] = useState(initial)
  const count = Math.max(grown, atLeast)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const mark = end.current
    if (!mark || count >= rows.length) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // As a transition, so that scrolling goes on while rows are rendered.
        if (entry?.isIntersecting) startTransition(() => setCount(count + STEP))
      },
      { rootMargin: NEAR },
    )
    watcher.observe(mark)
    return () => watcher.disconnect()
  }, [count, rows.length])
  // Print, and what saves a list, want all rows.
  useEffect(() => {
    const drawAll = () => flushSync(() => setCount(Number.POSITIVE_INFINITY))
    addEventListener('beforeprint', drawAll)
    return () => removeEventListener('beforeprint', drawAll)
  }, [])
  return { shown: rows.slice(0, count), end }
}
