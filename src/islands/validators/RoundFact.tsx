import type { ReactNode } from 'react'

export const FACTS = 'grid grid-cols-2 lg:grid-cols-4 gap-x-4 gap-y-2 mt-3'

/** Fact about a round, with reserved height. `folds`: collapsed on phones. */
export function RoundFact({ label, folds, children }: { label: string; folds?: boolean; children: ReactNode }) {
  return (
    <div className={folds ? 'folds max-lg:min-h-16' : 'max-lg:min-h-16'}>
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
