import type { Problem } from '../domain/problem.ts'

/** Why a provider gave no answer. `detail` is the provider's own text or the field that was wrong: for developers, never shown. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly kind: Problem
  readonly provider: string
  readonly detail: string

  constructor(kind: Problem, provider: string, detail: string, options?: ErrorOptions) {
    super(`${provider}: ${kind}: ${detail}`, options)
    this.kind = kind
    this.provider = provider
    this.detail = detail
  }
}
