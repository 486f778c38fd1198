import type { ReactNode } from 'react'

/** A labelled figure; `note` explains it. */
export function Tile({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="panel px-4 max-sm:px-3 py-3 min-w-0">
      <p className="label">{label}</p>
      <p className="text-lg mt-0.5 break-words">{children}</p>
      {note && <p className="text-xs text-faint">{note}</p>}
    </div>
  )
}
