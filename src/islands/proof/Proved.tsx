import { lazy } from 'react'
import type { Claim, ClaimHint } from '../../domain/proof/claim.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'

// Lazy: only needed on click.
const ProofBadge = lazy(() => import('./ProofBadge.tsx'))

/** Badge of a proof, with reserved height. */
export const Proved = (props: { claim: Claim; hint?: ClaimHint }) => (
  <div className="mt-3 min-h-9 max-sm:min-h-12">
    <LazyBoundary>
      <ProofBadge {...props} />
    </LazyBoundary>
  </div>
)
