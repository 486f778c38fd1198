import type { Problem } from '../../domain/text/problem.ts'
import type { ProviderName } from '../../domain/text/provider-name.ts'

/** Reason why a provider gave no answer. `detail` is the provider's own text or the field that was wrong: for developers, never shown. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly kind: Problem
  readonly provider: ProviderName
  readonly detail: string
  /** The status of the HTTP answer; undefined when there was none, or an error inside a 200. */
  readonly status: number | undefined
  /** The text of an answer that says in place of what was asked for why it has none: some screens show it. */
  readonly said: string | undefined
  /** The call that failed: the client that made it writes it down. */
  url?: string

  constructor(
    kind: Problem,
    provider: ProviderName,
    detail: string,
    options?: ErrorOptions & { said?: string; status?: number },
  ) {
    super(`${provider}: ${kind}: ${detail}`, options)
    this.kind = kind
    this.provider = provider
    this.detail = detail
    this.said = options?.said
    this.status = options?.status
  }
}
