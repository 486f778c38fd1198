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

/**
 * Reason why a load failed, and what it means for the reader. Empty of a device that is offline where `inPanel`: the foot of the page says that
 * once, for all panels.
 */
export function explain(error: unknown, inPanel = false): string {
  const problem = problemOf(error)
  if (inPanel && problem?.kind === 'offline') return ''
  return problem ? REASONS[problem.kind](problem.provider, problem.detail) : problemWords.unknown
}
