import { cleanText } from '../foreign/clean-text.ts'

/** Kinds of failed calls. `not-ready`: available soon; `too-long`: too large to be listed; `another`: about another subject. */
const PROBLEMS = [
  'offline',
  'timeout',
  'rate-limited',
  'refused',
  'broken',
  'malformed',
  'not-found',
  'not-ready',
  'too-long',
  'another',
] as const
export type Problem = (typeof PROBLEMS)[number]

/** Kinds of subjects that requests identify. */
export type Subject = 'transaction' | 'account' | 'block' | 'jetton' | 'NFT' | 'collection' | 'domain' | 'trace'

const isProblem = (kind: unknown): kind is Problem => PROBLEMS.some(problem => problem === kind)

/** Kind, provider and details (for developers) of a failed load; undefined for errors that are not a provider's. */
export function problemOf(error: unknown): { kind: Problem; provider: string; detail: string } | undefined {
  if (!(error instanceof Error && 'kind' in error && 'provider' in error)) return undefined
  const detail = String(Object(error).detail)
  return isProblem(error.kind) ? { kind: error.kind, provider: String(error.provider), detail } : undefined
}

/** True if a provider answered that it does not have the subject. */
export const isNotFound = (error: unknown): boolean => problemOf(error)?.kind === 'not-found'

/** The provider's explanation, if it sent one in place of a result. */
export function suppliedText(error: unknown): string | undefined {
  const said = error instanceof Error && 'said' in error ? error.said : undefined
  return typeof said === 'string' ? cleanText(said, 300) || undefined : undefined
}
