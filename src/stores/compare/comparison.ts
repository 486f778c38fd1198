import { type Comparison, compareStatements, type Statement } from '../../domain/compare/comparison.ts'
import { problemOf } from '../../domain/text/problem.ts'
import type { Call } from '../../lib/call.ts'
import { createQueries } from '../../lib/query.ts'
import type { Query, Ready } from '../../lib/query-state.ts'
import { SECOND } from '../../lib/time.ts'

type Ask<T> = (call: Call, shown: T) => Promise<Statement>

/** A fact that both providers have: what is shown of it as a statement, and how a provider is asked for it where the other one showed it. */
export type Fact<T> = {
  state: (shown: T) => Statement
  toncenter?: Ask<T>
  tonapi?: Ask<T>
  /** Difference between two moments, in words; `later`: seconds between the two answers. */
  apart?: (gap: bigint, later: number) => string
}

export type FactLoader<T> = () => Promise<{ fact: Fact<T> }>

type Side<S> = { provider: string; statement: S }
export type Outcome = {
  comparison: Comparison
  shown: Side<Statement>
  other: Side<Statement | null>
  /** how far the two moments are apart, where there are words for it */
  apart: string
}

/** Queries without a cache: each press asks the provider again. */
const query = createQueries({
  cache: { read: () => undefined, recall: () => undefined, write() {}, watch: () => () => {} },
  inBrowser: true,
  isHidden: () => false,
  onVisible: () => () => {},
})

function nullIfNotFound(error: unknown): null {
  if (problemOf(error)?.kind !== 'not-found') throw error
  return null
}

/** Asks a provider that did not say what is shown for the same, once; a refresh asks it again. Of what toncenter's index says that is tonapi. */
export function $comparison<T>(loadFact: FactLoader<T>, { value, sources, at }: Ready<T>): Query<Outcome> {
  const load = async (call: Call): Promise<Outcome> => {
    const { fact } = await loadFact()
    // The last source is the one whose answer is shown.
    const provider = sources.at(-1) === 'tonapi' || !fact.tonapi ? 'toncenter' : 'tonapi'
    const [shown, said] = [fact.state(value), (await fact[provider]?.(call, value).catch(nullIfNotFound)) ?? null]
    const comparison = compareStatements(shown, said)
    const later = (Date.now() - at) / SECOND
    return {
      comparison,
      shown: { provider: sources.at(-1) ?? '', statement: shown },
      other: { provider, statement: said },
      apart: (comparison.kind === 'moved-on' && fact.apart?.(comparison.gap, later)) || '',
    }
  }
  return query({ key: 'comparison', load })()
}
