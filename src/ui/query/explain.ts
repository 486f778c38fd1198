import * as problemWords from '#words/problem.ts'
import { type Problem, problemOf } from '../../domain/text/problem.ts'

const SUBJECTS: Partial<Record<string, string>> = problemWords.subjects

const REASONS: Record<Problem, (provider: string, subject: string) => string> = {
  offline: () => problemWords.offline,
  timeout: problemWords.timeout,
  'rate-limited': problemWords.rateLimited,
  refused: problemWords.refused,
  malformed: problemWords.malformed,
  'not-found': problemWords.notFound,
  'not-ready': problemWords.notReady,
  'too-long': problemWords.tooLong,
  broken: problemWords.broken,
  another: (provider, subject) => problemWords.another(provider, SUBJECTS[subject] ?? subject),
}

/** Why a load failed, and what it means for the reader. */
export function explain(error: unknown): string {
  const problem = problemOf(error)
  return problem ? REASONS[problem.kind](problem.provider, problem.subject) : problemWords.unknown
}
