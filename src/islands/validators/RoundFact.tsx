import type { ReactNode } from 'react'

export const FACTS = 'grid grid-cols-2 lg:grid-cols-4 gap-x-4 gap-y-2 mt-3'

/** Fact of a round, as high as one of two lines where two stand side by side. */
export function RoundFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="max-lg:min-h-16">
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
