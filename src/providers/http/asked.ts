import type { Subject } from '../../domain/text/problem.ts'
import type { ProviderName } from '../../domain/text/provider-name.ts'
import { ProviderError } from './error.ts'

/** Error for an answer about another subject than requested. Its detail is the kind of subject. */
export const another = (provider: ProviderName, subject: Subject) => new ProviderError('another', provider, subject)

/** Throws if an answer names another subject than requested. `named` is null if the answer names none. */
export function requireAsked<T>(provider: ProviderName, subject: Subject, asked: T, named: T | null): void {
  if (named !== null && named !== asked) throw another(provider, subject)
}

/** Rows about the requested subject; others are dropped. Throws if all rows are about others. */
export function askedRows<T>(provider: ProviderName, subject: Subject, rows: T[], isAsked: (row: T) => boolean): T[] {
  const own = rows.filter(isAsked)
  if (rows.length > own.length && own.length === 0) throw another(provider, subject)
  return own
}
