import { type ReactNode, useRef } from 'react'
import { useInView } from '../../ui/parts/use-in-view.ts'

/** Renders its children, which then load their data, once on screen. `className` reserves their height. */
export function WhenSeen({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useInView(place, { once: true })
  return (
    // `flow-root`: margins of the children are part of the height.
    <div ref={place} className={`flow-root ${className}`}>
      {seen && children}
    </div>
  )
}
