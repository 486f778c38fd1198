import { type Comparison, compareStatements, type Statement } from '../../domain/compare/comparison.ts'
import { problemOf } from '../../domain/text/problem.ts'
import type { Call } from '../../lib/call.ts'
import { createQueries } from '../../lib/query.ts'
import type { Query, QueryState, Ready } from '../../lib/query-state.ts'
import { SECOND } from '../../lib/time.ts'
import { hasIndexV3 } from '../../providers/v3.ts'

type Ask<T> = (call: Call, shown: T) => Promise<Statement>

/** Providers that may know a fact, in the order of asking. */
const VOICES = ['toncenter', 'tonapi', 'toncenter v3'] as const
export type Voice = (typeof VOICES)[number]

/** A fact that several providers have: what is shown of it as a statement, and how each is asked for it where another one showed it. */
export type Fact<T> = Partial<Record<Voice, Ask<T>>> & {
  state: (shown: T) => Statement
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

const voicesOf = <T>(fact: Fact<T>, shownBy: string | undefined): Voice[] =>
  VOICES.filter(voice => voice !== shownBy && fact[voice] && (voice !== 'toncenter v3' || hasIndexV3))

/** Results of asking all providers but the one that said what is shown: a query each, which a refresh asks again. */
export type Comparisons = {
  voices: { provider: Voice; query: Query<Outcome> }[]
  /** Begins to ask; `onStates` hears the states of all voices at each change of one. Returns the function that stops it. */
  listen: (onStates: (states: QueryState<Outcome>[]) => void) => () => void
}

/** Asks every provider that did not say what is shown for the same, once. */
export async function compareVoices<T>(
  loadFact: FactLoader<T>,
  { value, sources, at }: Ready<T>,
): Promise<Comparisons> {
  const { fact } = await loadFact()
  // The last source is the one whose answer is shown.
  const shownBy = sources.at(-1) ?? ''
  const loadFrom =
    (provider: Voice) =>
    async (call: Call): Promise<Outcome> => {
      const [shown, said] = [fact.state(value), (await fact[provider]?.(call, value).catch(nullIfNotFound)) ?? null]
      const comparison = compareStatements(shown, said)
      const later = (Date.now() - at) / SECOND
      return {
        comparison,
        shown: { provider: shownBy, statement: shown },
        other: { provider, statement: said },
        apart: (comparison.kind === 'moved-on' && fact.apart?.(comparison.gap, later)) || '',
      }
    }
  const voices = voicesOf(fact, shownBy).map(provider => ({
    provider,
    query: query({ key: 'comparison', load: loadFrom(provider) })(),
  }))
  return {
    voices,
    listen(onStates) {
      const tell = () => onStates(voices.map(({ query }) => query.get()))
      const stops = voices.map(({ query }) => query.listen(tell))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
