import type { QueryState } from './query-state.ts'

const MAX_AGE_MS = 3_600_000

/** Value learnt within the last hour; undefined for an older one, as an old price must not look current. */
export const recentValue = <T>(state: QueryState<T>): T | undefined =>
  state.status === 'ready' && Date.now() - state.at < MAX_AGE_MS ? state.value : undefined
