import type { ReactNode } from 'react'

export const FACTS = 'grid grid-cols-2 lg:grid-cols-4 gap-x-4 gap-y-2 mt-3'

/** Fact of a round, as high as one of two lines where two are side by side. `folds`: on phones it is behind a press. */
export function RoundFact({ label, folds, children }: { label: string; folds?: boolean; children: ReactNode }) {
  return (
    <div className={folds ? 'folds max-lg:min-h-16' : 'max-lg:min-h-16'}>
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
