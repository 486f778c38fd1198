import type { Problem } from '../../domain/text/problem.ts'
import type { ProviderName } from '../../domain/text/provider-name.ts'

/** Error of a call to a provider. `detail` is the provider's text or the invalid field: for developers, never displayed. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly kind: Problem
  readonly provider: ProviderName
  readonly detail: string
  /** HTTP status; undefined without an answer, and for an error with status 200. */
  readonly status: number | undefined
  /** Explanation sent in place of a result; some screens display it. */
  readonly said: string | undefined
  /** URL of the failed call, set by the client. */
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
