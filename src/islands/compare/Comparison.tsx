import { useEffect, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as compareWords from '#words/compare.ts'
import { compareStatements } from '../../domain/compare/comparison.ts'
import type { Query, QueryState } from '../../lib/query-state.ts'
import { type Comparisons, compareVoices, type Outcome } from '../../stores/compare/comparison.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'

export type Begin = (compare: typeof compareVoices) => Promise<Comparisons>

/** Queries the other providers once per `begin`, and shows the results. */
export default function Comparison({ begin }: { begin: Begin }) {
  const [begun, setBegun] = useState<Voiced>()
  const [failure, setFailure] = useState<unknown>()
  // Rendering may be repeated: start the queries in an effect.
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    begin(compareVoices).then(({ voices, listen }) => {
      if (!isGone) stop = listen(states => setBegun({ voices, states }))
    }, setFailure)
    return () => {
      isGone = true
      stop?.()
    }
  }, [begin])
  // A script was lost: the boundary around this shows it.
  if (failure) throw failure
  return begun ? <Voices {...begun} /> : <p className="py-1 text-sm text-muted">{compareWords.asking}</p>
}

type State = QueryState<Outcome>
type Voiced = Pick<Comparisons, 'voices'> & { states: State[] }
const outcomeOf = (state: State) => (state.status === 'ready' && !state.error ? state.value : undefined)
const kindOf = (state: State) => outcomeOf(state)?.comparison.kind

/** Verdicts by provider, one line each, with the number of providers that agree. */
function Voices({ voices, states }: Voiced) {
  const agreeing = 1 + states.filter(state => kindOf(state) === 'agrees').length
  const verdicts = agreeing + states.filter(state => kindOf(state) === 'differs').length
  return (
    <>
      {voices.map(({ provider, query }, place) => {
        const state = states[place]
        return state && <Said key={provider} query={query} state={state} agreeing={agreeing} verdicts={verdicts} />
      })}
      <OthersAgree states={states} />
    </>
  )
}

/** Notes that two other providers agree with each other, if both differ from the displayed value. */
function OthersAgree({ states }: { states: State[] }) {
  const [first, second] = states.filter(state => kindOf(state) === 'differs').map(state => outcomeOf(state)?.other)
  const agree = first?.statement && second?.statement && compareStatements(first.statement, second.statement)
  return agree && agree.kind === 'agrees' ? (
    <p className="py-1 text-sm text-muted">{compareWords.agreeToo(first.provider, second.provider)}</p>
  ) : null
}

type SaidProps = { query: Query<Outcome>; state: State; agreeing: number; verdicts: number }

function Said({ query, state, agreeing, verdicts }: SaidProps) {
  const outcome = outcomeOf(state)
  const failure = state.status === 'loading' ? undefined : state.error
  const kind = failure ? 'failed' : (kindOf(state) ?? 'asking')
  const [icon, look] = LOOKS[kind]
  // Retrying is only useful after a failure, without a verdict, or for an older answer.
  const again =
    failure ||
    kind === 'single' ||
    kind === 'other' ||
    (outcome?.comparison.kind === 'moved-on' && outcome.comparison.gap < 0n)
  return (
    <div className="py-1 text-sm text-muted">
      <Icon name={icon} className={`mr-2 ${look}`} />
      <span className="mr-3">
        {failure
          ? compareWords.failed(explain(failure))
          : outcome
            ? sentence(outcome, agreeing, verdicts)
            : compareWords.asking}
      </span>
      {again && state.status !== 'loading' && <TryAgain onPress={query.refresh} changing={state.changing} />}
      {outcome?.comparison.kind === 'differs' && <Values outcome={outcome} names={outcome.comparison.names} />}
    </div>
  )
}

const LOOKS = {
  asking: ['refresh', ''],
  agrees: ['circle-check', 'text-good'],
  differs: ['alert-triangle', 'text-bad'],
  undated: ['circle-dashed', ''],
  'moved-on': ['circle-dashed', 'text-warn'],
  single: ['circle-dashed', ''],
  other: ['circle-dashed', ''],
  failed: ['circle-x', 'text-bad'],
} as const

function sentence({ comparison, shown, other, apart }: Outcome, agreeing: number, verdicts: number): string {
  const when = shown.statement.when
  switch (comparison.kind) {
    case 'single':
      return compareWords.single(other.provider)
    case 'other': {
      const values = comparison.names.map(name => `${name} ${other.statement?.values[name]}`)
      return compareWords.otherAlone(other.provider, values.join(commonWords.between))
    }
    case 'agrees':
      return compareWords.agrees(other.provider, comparison.names.join(commonWords.between), when, agreeing, verdicts)
    case 'differs':
      return compareWords.differs(shown.provider, other.provider, when)
    case 'undated':
    case 'moved-on':
      return [
        compareWords.movedOn(shown.provider, when, other.provider, other.statement?.when ?? ''),
        apart || (comparison.kind === 'moved-on' && comparison.gap > 0n ? compareWords.refreshFirst : ''),
      ].join(' ')
  }
}

/** Both values side by side, with the providers as headings. */
function Values({ outcome: { shown, other }, names }: { outcome: Outcome; names: string[] }) {
  const sides = [shown, other]
  return (
    <table className="w-full table-fixed text-left">
      <thead>
        <tr>
          <td />
          {sides.map(({ provider }) => (
            <th key={provider}>{provider}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map(name => (
          <tr key={name} className="border-t border-line align-top">
            <th className="font-400">{name}</th>
            {sides.map(({ provider, statement }) => (
              <td key={provider} className="hash pr-3 text-text">
                {statement?.values[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
