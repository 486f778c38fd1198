import type { Problem } from '../../domain/text/problem.ts'

type Details = ErrorOptions & { said?: string | undefined; status?: number; url?: string }

/** Why a provider gave no answer. `detail` is the provider's own text or the field that was wrong: for developers, never shown. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly kind: Problem
  readonly provider: string
  readonly detail: string
  /** The status of the HTTP answer; undefined when there was none. */
  readonly status: number | undefined
  /** What was asked by GET; undefined when the answer was good and what it says was not. */
  readonly url: string | undefined
  /** The text of an answer that says in place of what was asked for why it has none: some screens show it. */
  readonly said: string | undefined

  constructor(kind: Problem, provider: string, detail: string, { said, status, url, ...options }: Details = {}) {
    super(`${provider}: ${kind}: ${url ? `[GET] ${url}: ` : ''}${detail}`, options)
    this.kind = kind
    this.provider = provider
    this.detail = detail
    this.said = said
    this.status = status
    this.url = url
  }
}
