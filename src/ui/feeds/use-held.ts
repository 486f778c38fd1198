import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Further down than this the reader is in the middle of the list. */
const TOP = 120

/** A list is at rest when its reader is at the top of the page and neither points into it nor has the focus there. */
export function isAtRest(list: Element | null): boolean {
  return window.scrollY < TOP && !list?.matches(':hover') && !list?.contains(document.activeElement)
}

export type Held<T> = { shown: T; release: () => void; list: RefObject<HTMLDivElement | null> }

/**
 * Keeps a live list from moving under its reader: the newest value is shown while the list (marked by the ref `list`) is at rest,
 * else the one before it stays until `release`.
 */
export function useHeld<T>(latest: T): Held<T> {
  const [shown, setShown] = useState(latest)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Asked only for a new value: the answer takes a layout of the page.
    if (latest !== shown && isAtRest(list.current)) startTransition(() => setShown(latest))
  }, [latest, shown])
  return { shown, release: () => setShown(latest), list }
}
