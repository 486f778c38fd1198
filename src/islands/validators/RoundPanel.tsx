import * as validatorsWords from '#words/validators.ts'
import { effectiveStake, type ValidatorSet } from '../../domain/network/validator.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { $round } from '../../stores/round.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { SourceLine } from '../../ui/query/SourceLine.tsx'
import { RoundProgress } from './RoundProgress.tsx'

/** Start, end and progress of the running round, and the part of the stakes that counts. Its height is always the same. */
export function RoundPanel({ set }: { set: ValidatorSet | null }) {
  const state = useQuery($round())
  const round = state.status === 'ready' ? state.value : null
  // Of a list of others than those elected it is not known which stake is the least that was.
  const effective = set && round && set.validators.length === round.total ? effectiveStake(set.validators) : null
  const facts = [
    { label: validatorsWords.since, value: round ? dateTime(round.since) : MISSING },
    { label: validatorsWords.until, value: round ? dateTime(round.until) : MISSING },
    { label: validatorsWords.submitted, value: <Amount units={set?.totalStake ?? null} digits={0} /> },
    { label: validatorsWords.effective, value: <Amount units={effective} digits={0} /> },
  ]
  return (
    <Panel title={validatorsWords.round}>
      <div className="pad">
        <RoundProgress round={round} />
        <dl className="grid grid-cols-2 lg:grid-cols-4 gap-x-4 gap-y-2 mt-3">
          {facts.map(({ label, value }) => (
            <div key={label} className="max-lg:min-h-16">
              <dt className="label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {state.status === 'ready' ? <SourceLine query={$round()} state={state} /> : <div className="min-h-9" />}
    </Panel>
  )
}
