import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Fades and slides in what is scrolled into view. What was in view from the start stays as it is, and nothing is ever hidden: the
 * movement begins when the first pixel shows, so that printing, screenshots and readers without scripts have everything. Children may be
 * a function, which is given whether they have been in view.
 */
export function Reveal({ children }: { children: ReactNode | ((seen: boolean) => ReactNode) }) {
  const section = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'unseen' | 'there' | 'comes'>('unseen')
  useEffect(() => {
    const own = section.current
    if (!own) return
    // Known by its place, not by the watcher, whose first word may come after the first scroll.
    if (own.getBoundingClientRect().top < innerHeight) return setState('there')
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setState('comes')
      watcher.disconnect()
    })
    watcher.observe(own)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={section} className={state === 'comes' ? 'reveal' : ''}>
      {typeof children === 'function' ? children(state !== 'unseen') : children}
    </div>
  )
}
