import { useEffect, useMemo } from 'react'
import * as commonWords from '#words/common.ts'
import * as proofWords from '#words/proof.ts'
import type { Holding } from '../../domain/jetton/holding.ts'
import type { Claim, ClaimHint } from '../../domain/proof/claim.ts'
import { isSigned } from '../../domain/proof/grade.ts'
import { $proof, type ProofState } from '../../stores/proof.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'
import type { Badge } from './badge.ts'
import { badgeOf } from './badge-of.ts'
import { Contradiction } from './Contradiction.tsx'
import { OlderList } from './OlderList.tsx'
import { ProofLines } from './ProofLines.tsx'
import { ProvedAccount } from './ProvedAccount.tsx'
import { ProvedBlock } from './ProvedBlock.tsx'
import { SaveProof } from './SaveProof.tsx'
import { whyUnproved } from './why-unproved.ts'

type Props = {
  claim: Claim
  hint: ClaimHint | undefined
  /** the jetton wallet's jetton and owner */
  holding?: Holding | undefined
  onBadge: (badge: Badge) => void
}

/** Proves a claim while mounted, and shows each link. */
export default function ProofPanel({ claim, hint, holding, onBadge }: Props) {
  const proof = useMemo(() => $proof(claim, hint), [claim, hint])
  const state = useQuery(proof)
  useEffect(() => {
    if (proof.get().status === 'idle') proof.start()
    return proof.hold()
  }, [proof])
  useEffect(() => onBadge(badgeOf(claim, state)), [onBadge, claim, state])
  return (
    <section className="mt-3 rounded border border-line bg-surface" aria-label={proofWords.title}>
      <ProofLines claim={claim} chain={state.chain} hasBytes />
      <OlderList />
      <ProvedAccount chain={state.chain} holding={holding} />
      <ProvedBlock proof={proof} hint={hint} hasEnded={state.status === 'ended'} />
      <div className="px-3 not-empty:py-2" aria-live="polite">
        <End state={state} again={proof.start} />
      </div>
      {state.status === 'ended' && (
        <div className="flex flex-wrap items-center gap-3 px-3 py-2">
          {isSigned(state.chain) && <p className="label flex-1 min-w-60">{proofWords.meaning}</p>}
          <SaveProof proof={proof} />
        </div>
      )}
    </section>
  )
}

/** Progress of a proof, or the reason why it stopped. */
function End({ state: { status, stuck, problem }, again }: { state: ProofState; again: () => void }) {
  if (status !== 'ended') return <p className="label">{proofWords.asking}</p>
  if (stuck?.checked.kind === 'contradicted') return <Contradiction evidence={stuck.checked.evidence} />
  const missing = stuck?.checked.kind === 'unproved' ? stuck.checked.missing : undefined
  if (!missing && problem === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-muted flex-1 min-w-60">
        {proofWords.noMore}
        {commonWords.gap}
        {missing && whyUnproved(missing)}
        {commonWords.gap}
        {problem !== undefined && explain(problem)}
      </p>
      <TryAgain onPress={again} />
    </div>
  )
}
