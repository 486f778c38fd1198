import { useEffect, useRef } from 'react'

/** Scrolls to the marked row or card of the element with id `list`, once it first appears. */
export function useScrollToMarked(list: string, isThere: boolean): void {
  const done = useRef(false)
  useEffect(() => {
    if (!isThere || done.current) return
    done.current = true
    document.querySelector(`#${list} [aria-current=true]`)?.scrollIntoView({ block: 'center' })
  }, [list, isThere])
}
