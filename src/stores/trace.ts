import { isUnfinished } from '../domain/trace/trace.ts'
import { MINUTE } from '../lib/time.ts'
import type { Hash } from '../ton/hash.ts'
import { query } from './base/query.ts'

/** The trace that a transaction belongs to. While messages of it are on their way it is not saved, and may be asked for again. */
export const $trace = query({
  key: 'trace',
  immutable: true,
  freshFor: 10 * MINUTE,
  async *load(call, hash: Hash) {
    const trace = await (await import('../providers/indexer/traces.ts')).getTrace(call, hash)
    if (!isUnfinished(trace)) return trace
    yield trace
    return undefined
  },
})

/** What the indexer says of the jettons in that trace. */
export const $traceJettons = query({
  key: 'trace-jettons',
  immutable: true,
  freshFor: 10 * MINUTE,
  async *load(call, hash: Hash) {
    const jettons = await (await import('../providers/indexer/trace-jettons.ts')).getTraceJettons(call, hash)
    if (jettons === 'too-long' || !jettons.isUnfinished) return jettons
    yield jettons
    return undefined
  },
})
