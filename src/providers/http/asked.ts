import type { Subject } from '../../domain/text/problem.ts'
import type { ProviderName } from '../../domain/text/provider-name.ts'
import { ProviderError } from './error.ts'

/** Error for an answer about something else than what was asked; its detail is the kind of thing. */
export const another = (provider: ProviderName, subject: Subject) => new ProviderError('another', provider, subject)

/** Refuses an answer that names something else than what was asked. `named` is null where the answer names nothing. */
export function requireAsked<T>(provider: ProviderName, subject: Subject, asked: T, named: T | null): void {
  if (named !== null && named !== asked) throw another(provider, subject)
}

/** Rows about what was asked. Rows about something else are left out; an answer of nothing but those is refused. */
export function askedRows<T>(provider: ProviderName, subject: Subject, rows: T[], isAsked: (row: T) => boolean): T[] {
  const own = rows.filter(isAsked)
  if (rows.length > own.length && own.length === 0) throw another(provider, subject)
  return own
}
