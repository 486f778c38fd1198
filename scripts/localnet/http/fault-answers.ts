import type { Answer } from './answer.ts'
import { jsonAnswer } from './answer.ts'
import type { Fault } from './faults.ts'
import { toJson, type Wire } from './json.ts'
import type { Provider } from './log.ts'

const TEXTS = new Map([
  [404, 'entity not found'],
  [413, 'trace is too long'],
])

/** Error texts of the real providers' gateways, by status. */
function gatewayBody(provider: Provider, status: number): Wire {
  if (status === 429) {
    return provider === 'node'
      ? { ok: false, result: 'Ratelimit exceed', code: 429 }
      : { error: 'rate limit: limit for ip' }
  }
  const text = TEXTS.get(status) ?? (status >= 500 ? 'upstream failure' : 'refused')
  return provider === 'node' ? { ok: false, error: text, code: status } : { error: text }
}

/** Error answer of such a gateway. */
export const gatewayAnswer = (provider: Provider, status: number): Answer =>
  jsonAnswer(status, gatewayBody(provider, status))

/** The false answer of a fault; undefined if it has none. */
export function falseAnswer(fault: Fault, provider: Provider): Answer | undefined {
  if (fault.status === undefined && fault.body === undefined) return undefined
  const status = fault.status ?? 200
  if (fault.body === undefined) return gatewayAnswer(provider, status)
  const text = typeof fault.body === 'string' ? fault.body : toJson(fault.body as Wire)
  return { status, contentType: fault.contentType ?? 'application/json', body: Buffer.from(text) }
}

export function truncated(answer: Answer, fault: Fault | undefined): Answer {
  return fault?.truncate === undefined ? answer : { ...answer, body: answer.body.subarray(0, fault.truncate) }
}
