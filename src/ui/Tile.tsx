import type { ReactNode } from 'react'

/** One figure with its name. */
export function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="panel px-4 py-3 min-w-0">
      <p className="label">{label}</p>
      <p className="text-lg mt-0.5 truncate">{children}</p>
    </div>
  )
}
