import { lazy } from 'react'
import * as validatorsWords from '#words/validators.ts'
import type { Round, ValidatorSet } from '../../domain/network/validator.ts'
import { countedStakes } from '../../domain/network/weight.ts'
import { sumAmounts } from '../../domain/notation/amount.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { $round } from '../../stores/round.ts'
import { totalsOf } from '../../stores/validators.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { SourceLine } from '../../ui/query/SourceLine.tsx'
import { FACTS, RoundFact } from './RoundFact.tsx'

/** Effective stake of all validators in nanoTON. Null if the list is not the elected set, as the lowest elected stake is then unknown. */
function countedOf(set: ValidatorSet | null, round: Round | null): string | null {
  const stakes = set?.unreadable === 0 && set.validators.length === round?.total ? countedStakes(set.validators) : null
  return stakes && stakes.length > 0 ? sumAmounts(stakes.map(String)) : null
}

// Lazy: parts that need the round come after the page.
const RoundProgress = lazy(() => import('./RoundProgress.tsx'))
const RoundFailed = lazy(() => import('./RoundFailed.tsx'))
const NextElection = lazy(() => import('./NextElection.tsx'))

/** Start and end of the current round, effective stake, and next election. Hidden if the list failed as well, which shows the error. */
export function RoundPanel({ set }: { set: ValidatorSet | null }) {
  const state = useQuery($round())
  if (state.status === 'failed' && !set) return null
  const round = state.status === 'ready' ? state.value : null
  return (
    <Panel title={validatorsWords.round}>
      <div className="pad">
        <LazyBoundary fallback={<div className="h-9" />}>
          <RoundProgress round={round} />
        </LazyBoundary>
        <dl className={FACTS}>
          <RoundFact label={validatorsWords.since}>{round ? dateTime(round.since) : MISSING}</RoundFact>
          <RoundFact label={validatorsWords.until}>{round ? dateTime(round.until) : MISSING}</RoundFact>
          <RoundFact folds label={validatorsWords.submitted}>
            <Amount units={totalsOf(set, round).stake} digits={0} />
          </RoundFact>
          <RoundFact folds label={validatorsWords.effective}>
            <Amount units={countedOf(set, round)} digits={0} />
          </RoundFact>
        </dl>
        <p className="folds text-sm text-muted mt-2">{validatorsWords.counts}</p>
        <LazyBoundary fallback={<div data-fold="" className="h-26 md:h-37 lg:h-19" />}>
          <NextElection round={round} />
        </LazyBoundary>
      </div>
      {state.status === 'ready' ? <SourceLine query={$round()} state={state} /> : <div className="min-h-9" />}
      {state.status === 'failed' && (
        <LazyBoundary>
          <RoundFailed error={state.error} changing={state.changing} />
        </LazyBoundary>
      )}
    </Panel>
  )
}
