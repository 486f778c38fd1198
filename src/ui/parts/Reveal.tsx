import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Fades in sections that are scrolled into view. Content in view from the start is not animated. Nothing is hidden before the animation
 * starts, so that prints, screenshots and visitors without scripts get everything. A function as `children` is called with true once in
 * view.
 */
export function Reveal({ children }: { children: ReactNode | ((seen: boolean) => ReactNode) }) {
  const section = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'unseen' | 'there' | 'comes'>('unseen')
  useEffect(() => {
    const own = section.current
    if (!own) return
    // Measured directly: the first event of the observer may come after the first scroll.
    if (own.getBoundingClientRect().top < innerHeight) return setState('there')
    const watcher = new IntersectionObserver(entries => {
      // A busy page delivers several entries at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
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
