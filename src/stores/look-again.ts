import type { Query } from '../lib/query-state.ts'
import { SECOND } from '../lib/time.ts'

type Asked = Query<unknown>

const answerOf = ($query: Asked) => ($query.value?.status === 'ready' ? $query.value : undefined)

const isUnderWay = ($query: Asked) => {
  const state = $query.value
  return state?.status === 'loading' || state?.changing === true
}

/** Picks the next query to refresh at `now` (unix ms); `asked`: times of earlier refreshes. */
type Pick = (now: number, asked: ReadonlyMap<Asked, number>) => Asked | undefined

/**
 * Refreshes the query that `pick` returns, one at a time. Checks once a second while the tab is visible, and at once when it becomes
 * visible. Returns a function that stops it.
 */
export function lookWhileVisible(queries: readonly Asked[], pick: Pick): () => void {
  const asked = new Map<Asked, number>()
  // The document may be another one when it stops.
  const page = document
  function look() {
    if (page.visibilityState === 'hidden' || queries.some(isUnderWay)) return
    const now = Date.now()
    const $next = pick(now, asked)
    if (!$next) return
    asked.set($next, now)
    $next.refresh()
  }
  const timer = setInterval(look, SECOND)
  page.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', look)
  }
}

/** ms since a query was last answered or refreshed; 0 without an answer, infinite if the clock was set back. */
export function idleTime($query: Asked, now: number, asked: ReadonlyMap<Asked, number>): number {
  const answer = answerOf($query)
  if (!answer) return 0
  const since = now - Math.max(answer.at, asked.get($query) ?? 0)
  return since < 0 ? Number.POSITIVE_INFINITY : since
}
