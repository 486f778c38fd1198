import type { ReactNode } from 'react'
import * as validatorsWords from '#words/validators.ts'
import { factorText, nextElection } from '../../domain/network/election.ts'
import type { Round, ValidatorSet } from '../../domain/network/validator.ts'
import { countedStakes } from '../../domain/network/weight.ts'
import { sumAmounts } from '../../domain/notation/amount.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { timeLeft } from '../../domain/text/time-left.ts'
import { $electionTimes, $maxFactor, $round } from '../../stores/round.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { SourceLine } from '../../ui/query/SourceLine.tsx'
import { RoundProgress } from './RoundProgress.tsx'

/** NanoTON that count of all stakes. Null where that is not known: of a list of others than those elected the least stake elected is not. */
function countedOf(set: ValidatorSet | null, round: Round | null): string | null {
  const stakes =
    set && round && set.unreadable === 0 && set.validators.length === round.total ? countedStakes(set.validators) : null
  return stakes && stakes.length > 0 ? sumAmounts(stakes.map(String)) : null
}

/** Start and end of the running round, the part of the stakes that counts, and the next election. Its height is always the same. */
export function RoundPanel({ set }: { set: ValidatorSet | null }) {
  const state = useQuery($round())
  const round = state.status === 'ready' ? state.value : null
  return (
    <Panel title={validatorsWords.round}>
      <div className="pad">
        <RoundProgress round={round} />
        <dl className={FACTS}>
          <Fact label={validatorsWords.since}>{round ? dateTime(round.since) : MISSING}</Fact>
          <Fact label={validatorsWords.until}>{round ? dateTime(round.until) : MISSING}</Fact>
          <Fact label={validatorsWords.submitted}>
            <Amount units={set?.totalStake ?? null} digits={0} />
          </Fact>
          <Fact label={validatorsWords.effective}>
            <Amount units={countedOf(set, round)} digits={0} />
          </Fact>
        </dl>
        <p className="text-sm text-muted mt-2">{validatorsWords.counts}</p>
        {round ? <NextElection round={round} /> : <Election opens={MISSING} closes={MISSING} factor={MISSING} />}
      </div>
      {state.status === 'ready' ? <SourceLine query={$round()} state={state} /> : <div className="min-h-9" />}
    </Panel>
  )
}

const FACTS = 'grid grid-cols-2 lg:grid-cols-4 gap-x-4 gap-y-2 mt-3'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="max-lg:min-h-16">
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function NextElection({ round }: { round: Round }) {
  const times = useQuery($electionTimes(round.until))
  const factor = useQuery($maxFactor(round.until))
  const now = useNow()
  const election = times.status === 'ready' ? nextElection(times.value, round.until, now) : null
  const at = (time: number) =>
    time > now ? validatorsWords.at(dateTime(time), timeLeft(time - now)) : validatorsWords.isOpen
  return (
    <Election
      opens={election ? at(election.opens) : MISSING}
      closes={election ? at(election.closes) : MISSING}
      factor={factor.status === 'ready' ? factorText(factor.value) : MISSING}
    />
  )
}

/** A date with the time left takes two lines where four facts stand side by side. */
const Election = ({ opens, closes, factor }: Record<'opens' | 'closes' | 'factor', string>) => (
  <dl className={`${FACTS} [&>div]:min-h-16`}>
    <Fact label={validatorsWords.nextOpens}>{opens}</Fact>
    <Fact label={validatorsWords.nextCloses}>{closes}</Fact>
    <Fact label={validatorsWords.maxFactor}>{factor}</Fact>
  </dl>
)
