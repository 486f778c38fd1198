import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Fades and slides in what is scrolled into view. What was in view from the start stays as it is, and nothing is ever hidden: the
 * movement begins when the first pixel shows, so that printing, screenshots and readers without scripts have everything.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null)
  const [comes, setComes] = useState(false)
  useEffect(() => {
    let wasOutside = false
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        wasOutside = true
        return
      }
      setComes(wasOutside)
      watcher.disconnect()
    })
    if (section.current) watcher.observe(section.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={section} className={comes ? 'reveal' : ''}>
      {children}
    </div>
  )
}
