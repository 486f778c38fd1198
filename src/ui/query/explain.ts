import * as problemWords from '#words/problem.ts'
import { type Problem, problemOf } from '../../domain/text/problem.ts'

const REASONS: Record<Problem, (provider: string, detail: string) => string> = {
  offline: () => problemWords.offline,
  timeout: problemWords.timeout,
  'rate-limited': problemWords.rateLimited,
  refused: problemWords.refused,
  malformed: problemWords.malformed,
  'not-found': problemWords.notFound,
  'not-ready': problemWords.notReady,
  'too-long': problemWords.tooLong,
  broken: problemWords.broken,
  another: problemWords.another,
}

/** Reason and consequence of a failed load. Empty for an offline device if `inPanel`, since the page's foot shows that once. */
export function explain(error: unknown, inPanel = false): string {
  const problem = problemOf(error)
  if (inPanel && problem?.kind === 'offline') return ''
  return problem ? REASONS[problem.kind](problem.provider, problem.detail) : problemWords.unknown
}
