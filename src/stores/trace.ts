import type { TraceJettons } from '../domain/jetton/jetton.ts'
import { unscaled } from '../domain/jetton/scale.ts'
import { joinTraces } from '../domain/trace/join.ts'
import { isUnfinished, type Trace } from '../domain/trace/trace.ts'
import type { Call } from '../lib/call.ts'
import { sleep } from '../lib/sleep.ts'
import { MINUTE, SECOND } from '../lib/time.ts'
import { ProviderError } from '../providers/http/error.ts'
import { indexV3 } from '../providers/index-v3/provider.ts'
import type { TransactionPlace } from '../providers/index-v3/transaction-rows.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { Hash } from '../ton/hash.ts'
import { joined } from './base/joined.ts'
import { query } from './base/query.ts'

/** Maximum wait for bytes that the index lacks, before a trace is displayed without them. */
const MAX_BYTES_WAIT_MS = 3 * SECOND

const ofIndexV3 = () => import('./index-v3-trace.ts')
const byIndexer = async (call: Call, hash: Hash) =>
  (await import('../providers/indexer/traces.ts')).getTrace(call, hash)

/**
 * Trace of both providers, merged. toncenter's index returns it with all related data in one call. tonapi adds names, marks and foreseen
 * steps.
 */
async function* readTrace(call: Call, hash: Hash): AsyncGenerator<Trace, Trace> {
  if (!hasIndexV3) return byIndexer(call, hash)
  let unproved: TransactionPlace[] = []
  let named: Promise<unknown> | undefined
  let isNamed = false
  const whole = yield* joined(
    call,
    async call => {
      const found = await (await ofIndexV3()).askIndexV3Trace(call, hash)
      unproved = found.unproved
      // Waits before a step without bytes is shown, as tonapi may provide it.
      if (unproved.length > 0) await Promise.race([named, sleep(MAX_BYTES_WAIT_MS)]).catch(() => {})
      return found.trace
    },
    call => {
      const trace = byIndexer(call, hash).then(trace => {
        isNamed = true
        return trace
      })
      named = trace
      return trace
    },
    joinTraces,
  )
  const trace: Trace = isNamed ? whole : { ...whole, isUnmarked: true }
  return unproved.length > 0 ? (await ofIndexV3()).withNodeSteps(call, trace, unproved) : trace
}

/** The trace of a transaction. Not saved while a part is missing or messages are pending, so that it is loaded again. */
export const $trace = query({
  key: 'trace',
  immutable: true,
  freshFor: 10 * MINUTE,
  async *load(call, hash: Hash) {
    const trace = yield* readTrace(call, hash)
    if (!isUnfinished(trace) && !trace.isUnmarked && trace.unreadable === 0) return trace
    yield trace
    return undefined
  },
})

/** Actions by toncenter's index. Throws `not-ready` if the index has not classified the trace yet. */
async function jettonsByIndexV3(call: Call, hash: Hash): Promise<TraceJettons> {
  const { jettons } = await (await ofIndexV3()).askIndexV3Trace(call, hash)
  if (!jettons || (jettons.operations.length === 0 && !jettons.flows))
    throw new ProviderError('not-ready', indexV3.name, 'no actions')
  return jettons
}

const jettonsByIndexer = async (call: Call, hash: Hash) =>
  (await import('../providers/indexer/trace-jettons.ts')).getTraceJettons(call, hash)

/** tonapi's answer if it has any operations, as it knows which tokens are trusted; else the index's. */
function joinJettons(first: TraceJettons, second: TraceJettons): TraceJettons {
  if (second === 'too-long') return first
  if (first === 'too-long') return second
  // The index's flows are unscaled.
  const flows = second.flows ?? (second.scaled?.length ? null : first.flows)
  if (second.operations.length === 0) return { ...first, flows }
  return { ...second, wallets: { ...unscaled(first.wallets, second.scaled), ...second.wallets }, flows }
}

/** Jettons in that trace, by both providers. Not saved while the trace goes on, or while not all flows are known. */
export const $traceJettons = query({
  key: 'trace-jettons',
  immutable: true,
  freshFor: 10 * MINUTE,
  async *load(call, hash: Hash) {
    const jettons = hasIndexV3
      ? yield* joined(
          call,
          call => jettonsByIndexV3(call, hash),
          call => jettonsByIndexer(call, hash),
          joinJettons,
        )
      : await jettonsByIndexer(call, hash)
    if (jettons === 'too-long' || (!jettons.isUnfinished && jettons.flows)) return jettons
    yield jettons
    return undefined
  },
})
