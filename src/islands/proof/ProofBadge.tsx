import { lazy, useState } from 'react'
import * as proofWords from '#words/proof.ts'
import type { Claim, ClaimHint } from '../../domain/proof/claim.ts'
import { MAX_GRADE } from '../../domain/proof/grade.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { type Badge, notBegun } from './badge.ts'

// Lazy: the verifier is loaded on request.
const ProofPanel = lazy(() => import('./ProofPanel.tsx'))

type Props = { claim: Claim; hint?: ClaimHint }

/** State of a proof in this browser; a click completes it and shows the steps. */
export default function ProofBadge({ claim, hint }: Props) {
  const [open, setOpen] = useState(false)
  const [badge, setBadge] = useState(() => notBegun(claim))
  const { grade, text, tone, status } = badge
  const press = status === 'running' ? proofWords.proving : status === 'idle' ? proofWords.prove : proofWords.how
  return (
    <>
      <button
        type="button"
        className={`button rounded-full text-left py-1 px-4 max-sm:min-h-12 ${tone === 'bad' ? 'border-bad' : ''}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <GradeBars grade={grade} tone={tone} />
        <span className={TEXTS[tone]}>{text}</span>
        <span className="text-accent whitespace-nowrap print:hidden">
          {open && status === 'ended' ? proofWords.hide : press}
        </span>
      </button>
      {open && (
        <LazyBoundary fallback={<div className="min-h-60" />}>
          <ProofPanel claim={claim} hint={hint} onBadge={setBadge} />
        </LazyBoundary>
      )}
    </>
  )
}

const TEXTS = { plain: '', good: '', warn: 'text-warn', bad: 'text-bad' }
const PLACES = Array.from({ length: MAX_GRADE }, (_, place) => place)

/** Green only for signatures of pinned validators. */
const BARS = { plain: 'bg-muted', good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' }

function GradeBars({ grade, tone }: Pick<Badge, 'grade' | 'tone'>) {
  return (
    <span className="inline-flex gap-0.5 shrink-0" role="img" aria-label={proofWords.grade(grade, MAX_GRADE)}>
      {PLACES.map(place => (
        <span
          key={place}
          className={`w-1 h-3 rounded-sm ${place < grade || tone === 'bad' ? BARS[tone] : 'bg-edge'}`}
        />
      ))}
    </span>
  )
}
