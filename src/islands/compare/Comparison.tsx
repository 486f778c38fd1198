import { useEffect, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as compareWords from '#words/compare.ts'
import type { Query } from '../../lib/query-state.ts'
import { $comparison, type Outcome } from '../../stores/compare/comparison.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'

export type Begin = (compare: typeof $comparison) => Query<Outcome>

/** Asks the other provider once for each `begin`, and says what came of it. */
export default function Comparison({ begin }: { begin: Begin }) {
  const [query, setQuery] = useState<Query<Outcome>>()
  // A drawing may be thrown away and begun anew: what asks is made when one has been drawn, and listened to from then on.
  useEffect(() => {
    const begun = begin($comparison)
    setQuery(begun)
    return begun.listen(() => {})
  }, [begin])
  return query ? <Said query={query} /> : null
}

function Said({ query }: { query: Query<Outcome> }) {
  const state = useQuery(query)
  const outcome = state.status === 'ready' && !state.error ? state.value : undefined
  const failure = state.status === 'loading' ? undefined : state.error
  const kind = failure ? 'failed' : (outcome?.comparison.kind ?? 'asking')
  const [icon, look] = LOOKS[kind]
  // A provider whose answer is older has no more to say.
  const again = failure || kind === 'single' || (outcome?.comparison.kind === 'moved-on' && outcome.comparison.gap < 0n)
  return (
    <div className="py-1 text-sm text-muted">
      <Icon name={icon} className={`mr-2 ${look}`} />
      <span className="mr-3">
        {failure ? compareWords.failed(explain(failure)) : outcome ? sentence(outcome) : compareWords.asking}
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
  'moved-on': ['circle-dashed', 'text-warn'],
  single: ['circle-dashed', ''],
  failed: ['circle-x', 'text-bad'],
} as const

function sentence({ comparison, shown, other, apart }: Outcome): string {
  const when = shown.statement.when
  switch (comparison.kind) {
    case 'single':
      return compareWords.single(other.provider)
    case 'agrees':
      return compareWords.agrees(other.provider, comparison.names.join(commonWords.between), when)
    case 'differs':
      return compareWords.differs(shown.provider, other.provider, when)
    case 'moved-on':
      return [
        compareWords.movedOn(shown.provider, when, other.provider, other.statement?.when ?? ''),
        apart || (comparison.gap > 0n ? compareWords.refreshFirst : ''),
      ].join(' ')
  }
}

/** Both values side by side, each below the name of its provider. */
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
