import { type Comparison, compareStatements, type Statement } from '../../domain/compare/comparison.ts'
import type { Call } from '../../lib/call.ts'
import { createQueries } from '../../lib/query.ts'
import type { Query, QueryState, Ready } from '../../lib/query-state.ts'
import { SECOND } from '../../lib/time.ts'
import { hasIndexV3 } from '../../providers/v3.ts'
import { nullIfNotFound } from '../null-if-not-found.ts'

type Ask<T> = (call: Call, shown: T) => Promise<Statement>

/** Providers that may know a fact, in the order of requests. */
const VOICES = ['toncenter', 'tonapi', 'toncenter v3'] as const
export type Voice = (typeof VOICES)[number]

/**
 * A fact that several providers have. `state` converts the displayed value to a statement. The members named after providers request the
 * statement from each.
 */
export type Fact<T> = Partial<Record<Voice, Ask<T>>> & {
  state: (shown: T) => Statement
  /** Provider of the displayed value; without it, the last of its sources, in the order of their answers. */
  shownBy?: (shown: T, sources: string[]) => string | undefined
  /** Describes the gap between two moments in words; `later`: seconds between the two answers. */
  apart?: (gap: bigint, later: number) => string
}

export type FactLoader<T> = () => Promise<{ fact: Fact<T> }>

type Side<S> = { provider: string; statement: S }
export type Outcome = {
  comparison: Comparison
  shown: Side<Statement>
  other: Side<Statement | null>
  /** distance between the two moments in words, if they can be described */
  apart: string
}

/** Queries without a cache: each click sends a new request. */
const query = createQueries({
  cache: { read: () => undefined, recall: () => undefined, write() {}, watch: () => () => {} },
  inBrowser: true,
  isHidden: () => false,
  onVisible: () => () => {},
})

const voicesOf = <T>(fact: Fact<T>, shownBy: string | undefined): Voice[] =>
  VOICES.filter(voice => voice !== shownBy && fact[voice] && (voice !== 'toncenter v3' || hasIndexV3))

/** Queries to all providers except the source of the displayed value, one query each. A refresh requests all of them again. */
export type Comparisons = {
  voices: { provider: Voice; query: Query<Outcome> }[]
  /** Starts the requests. Calls `onStates` with the states of all queries at each change. Returns an unsubscribe function. */
  listen: (onStates: (states: QueryState<Outcome>[]) => void) => () => void
}

/** Requests the same fact once from every provider except the source of the displayed value. */
export async function compareVoices<T>(
  loadFact: FactLoader<T>,
  { value, sources, at }: Ready<T>,
): Promise<Comparisons> {
  const { fact } = await loadFact()
  const shownBy = (fact.shownBy ? fact.shownBy(value, sources) : sources.at(-1)) ?? ''
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
