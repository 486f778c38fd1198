import { useEffect, useRef } from 'react'

/** Scrolls once to the marked row or card of the element with the ID `list`, when that row is there for the first time. */
export function useScrollToMarked(list: string, isThere: boolean): void {
  const done = useRef(false)
  useEffect(() => {
    if (!isThere || done.current) return
    done.current = true
    document.querySelector(`#${list} [aria-current=true]`)?.scrollIntoView({ block: 'center' })
  }, [list, isThere])
}
