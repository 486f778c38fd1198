import { type RefObject, useEffect, useState } from 'react'

/** True while an element is within `margin` px of the viewport; with `once` it stays true. */
export function useInView(
  element: RefObject<Element | null>,
  { margin = 0, once = false }: { margin?: number; once?: boolean } = {},
): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || (seen && once)) return
    // A busy page delivers several entries at once, the newest last.
    const tell: IntersectionObserverCallback = entries => setSeen(Boolean(entries.at(-1)?.isIntersecting))
    const watcher = new IntersectionObserver(tell, { rootMargin: `${margin}px` })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, margin, once, seen])
  return seen
}
