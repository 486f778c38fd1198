import type { ReactNode } from 'react'

/** A labelled figure of a pool. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-faint">{label}</dt>
      <dd className="truncate">{children}</dd>
    </div>
  )
}
