import { problemOf } from '../../domain/text/problem.ts'

/** Why a load failed, and what it means for the reader. */
export function explain(error: unknown): string {
  const problem = problemOf(error)
  const who = problem?.provider ?? 'The provider'
  switch (problem?.kind) {
    case 'offline':
      return 'This device seems to be offline.'
    case 'timeout':
      return `${who} did not answer within 30 seconds.`
    case 'rate-limited':
      return `${who} limits how often it may be asked; it should answer in a few seconds.`
    case 'refused':
      return `${who} did not accept the question.`
    case 'malformed':
      return `${who} sent an answer that cannot be read, so nothing of it is shown.`
    case 'not-found':
      return `${who} does not know it.`
    case 'not-ready':
      return `${who} does not hold it yet; it should in a few seconds.`
    case 'too-long':
      return `${who} finds this too long to list.`
    case 'broken':
      return `${who} cannot be reached or has a fault.`
    default:
      return 'Something in this page went wrong. Reloading it may help.'
  }
}
