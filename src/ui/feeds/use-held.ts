import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Scroll position in px up to which the visitor is at the top of the page. */
const TOP = 120

/** True if the page is at the top, and neither pointer nor focus is in the list. */
export function isAtRest(list: Element | null): boolean {
  return window.scrollY < TOP && !list?.matches(':hover') && !list?.contains(document.activeElement)
}

export type Held<T> = { shown: T; release: () => void; list: RefObject<HTMLDivElement | null> }

/**
 * Keeps a live list from moving while it is used. Shows the newest value while the list (ref `list`) is at rest; otherwise keeps the
 * previous one until `release`.
 */
export function useHeld<T>(latest: T): Held<T> {
  const [shown, setShown] = useState(latest)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Checked for new values only, as it forces a layout.
    if (latest !== shown && isAtRest(list.current)) startTransition(() => setShown(latest))
  }, [latest, shown])
  return { shown, release: () => setShown(latest), list }
}
