import { cleanText } from '../foreign/clean-text.ts'

/** Why a provider gave no answer. `not-ready`: it will have one soon; `too-long`: it lists nothing of that size. */
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
] as const
export type Problem = (typeof PROBLEMS)[number]

const isProblem = (kind: unknown): kind is Problem => PROBLEMS.some(problem => problem === kind)

/** The kind of a failed load, and who failed; undefined for an error that is no provider's. */
export function problemOf(error: unknown): { kind: Problem; provider: string } | undefined {
  if (!(error instanceof Error && 'kind' in error && 'provider' in error)) return undefined
  return isProblem(error.kind) ? { kind: error.kind, provider: String(error.provider) } : undefined
}

/** The provider's own text, when it answered with one in place of what was asked for. */
export function suppliedText(error: unknown): string | undefined {
  const said = error instanceof Error && 'said' in error ? error.said : undefined
  return typeof said === 'string' ? cleanText(said, 300) || undefined : undefined
}
