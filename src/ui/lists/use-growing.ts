import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { INITIAL_ROWS } from '../base/DataList.tsx'

/** Rows added whenever the end of the list comes near. */
const STEP = 12
/** Prefetch distance in viewports: one flick's worth. */
const NEAR = '1800px'

type Growth = { initial?: number; atLeast?: number }

/** Returns the first rows of a long list, at least `atLeast`, and more as the list's end (ref `end`) comes near. */
export function useGrowing<T>(
  rows: T[],
  { initial = INITIAL_ROWS, atLeast = 0 }: Growth = {},
): { shown: T[]; end: RefObject<HTMLDivElement | null> } {
  const [grown, setCount] = useState(initial)
  const count = Math.max(grown, atLeast)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const mark = end.current
    if (!mark || count >= rows.length) return
    const watcher = new IntersectionObserver(
      entries => {
        // A busy page delivers several entries at once, the newest last. A transition keeps scrolling smooth while rows are rendered.
        if (entries.at(-1)?.isIntersecting) startTransition(() => setCount(count + STEP))
      },
      { rootMargin: NEAR },
    )
    watcher.observe(mark)
    return () => watcher.disconnect()
  }, [count, rows.length])
  // Prints and saved lists need all rows.
  useEffect(() => {
    const drawAll = () => flushSync(() => setCount(Number.POSITIVE_INFINITY))
    addEventListener('beforeprint', drawAll)
    return () => removeEventListener('beforeprint', drawAll)
  }, [])
  return { shown: rows.slice(0, count), end }
}
