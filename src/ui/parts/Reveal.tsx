import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Fades and slides in what is scrolled into view. What was in view from the start stays as it is, and nothing is ever hidden: the
 * movement begins when the first pixel shows, so that printing, screenshots and readers without scripts have everything.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null)
  const [comes, setComes] = useState(false)
  useEffect(() => {
    const own = section.current
    if (!own) return
    // Known by its place, not by the watcher, whose first word may come after the first scroll.
    if (own.getBoundingClientRect().top < innerHeight) return
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setComes(true)
      watcher.disconnect()
    })
    watcher.observe(own)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={section} className={comes ? 'reveal' : ''}>
      {children}
    </div>
  )
}
