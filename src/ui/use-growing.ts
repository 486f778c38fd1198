import { type RefObject, useEffect, useRef, useState } from 'react'

/** Gives the first `step` rows and more of them as the reader nears the end (marked by the ref `end`). */
export function useGrowing<T>(rows: T[], step: number): { shown: T[]; end: RefObject<HTMLDivElement | null> } {
  const [count, setCount] = useState(step)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const mark = end.current
    if (!mark || count >= rows.length) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount(count + step)
      },
      { rootMargin: '800px' },
    )
    watcher.observe(mark)
    return () => watcher.disconnect()
  }, [count, rows.length, step])
  return { shown: rows.slice(0, count), end }
}
