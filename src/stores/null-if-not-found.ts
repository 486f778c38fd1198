import { isNotFound } from '../domain/text/problem.ts'

/** For `catch`: null if the provider does not know the subject. Rethrows other errors. */
export function nullIfNotFound(error: unknown): null {
  if (!isNotFound(error)) throw error
  return null
}
