import { type RefObject, useEffect, useState } from 'react'

/** True while an element is within `margin` px of the viewport; with `once` it stays true. */
export function useInView(
  element: RefObject<Element | null>,
  { margin = 0, once = false }: { margin?: number; once?: boolean } = {},
): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || (seen && once)) return
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: `${margin}px`,
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, margin, once, seen])
  return seen
}
