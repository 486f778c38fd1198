import { cleanText } from '../foreign/clean-text.ts'

/** Kind of a failed call. `not-ready`: an answer will be there soon; `too-long`: nothing of that size is listed; `another`: wrong subject. */
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

/** Kinds of things that a provider is asked for by name. */
export type Subject = 'transaction' | 'account' | 'block' | 'jetton' | 'NFT' | 'collection' | 'domain' | 'trace'

const isProblem = (kind: unknown): kind is Problem => PROBLEMS.some(problem => problem === kind)

/** The kind of a failed load, who failed, and its detail for developers; undefined for an error that is no provider's. */
export function problemOf(error: unknown): { kind: Problem; provider: string; detail: string } | undefined {
  if (!(error instanceof Error && 'kind' in error && 'provider' in error)) return undefined
  const detail = String(Object(error).detail)
  return isProblem(error.kind) ? { kind: error.kind, provider: String(error.provider), detail } : undefined
}

/** The provider's own text, when it answered with one in place of what was asked for. */
export function suppliedText(error: unknown): string | undefined {
  const said = error instanceof Error && 'said' in error ? error.said : undefined
  return typeof said === 'string' ? cleanText(said, 300) || undefined : undefined
}
