import { problemOf } from '../domain/text/problem.ts'

/** The answer; undefined if the provider failed, for callers with a fallback. Rethrows other errors. */
export async function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (problemOf(error)) return undefined
    throw error
  }
}
