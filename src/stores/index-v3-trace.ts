import { fillSteps } from '../domain/trace/join.ts'
import type { Trace } from '../domain/trace/trace.ts'
import type { FoundTransaction } from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'
import { SECOND } from '../lib/time.ts'
import { isNamedBy } from '../providers/bytes/boc.ts'
import { another } from '../providers/http/asked.ts'
import { indexV3 } from '../providers/index-v3/provider.ts'
import { getIndexV3Trace, type IndexV3Trace } from '../providers/index-v3/traces.ts'
import type { Hash } from '../ton/hash.ts'
import { readPlaces } from './places.ts'

/** Time within which an answer is shared by all loads of a page: for a transaction, its trace and its jettons. */
const SHARED_FOR_MS = 5 * SECOND
/** Maximum number of steps requested from the node, one call each. */
const MAX_ASKED = 10

type Answer = {
  of: (hash: Hash) => boolean
  found: Promise<IndexV3Trace>
  /** unix ms; infinite while loading */
  at: number
}
let last: Answer | undefined

function begin(call: Call, hash: Hash): Answer {
  const answer: Answer = {
    of: asked => asked === hash,
    found: getIndexV3Trace(call, hash),
    at: Number.POSITIVE_INFINITY,
  }
  answer.found.then(
    ({ trace }) => {
      const hashes = new Set(trace.steps.map(step => step.hash)).add(hash)
      answer.of = asked => hashes.has(asked)
      answer.at = Date.now()
    },
    () => {
      // Failures are not shared: the next load sends a new request.
      if (last === answer) last = undefined
    },
  )
  return answer
}

/** The index's trace of a hash, in one call for all concurrent loads. Throws ProviderError. */
export async function askIndexV3Trace(call: Call, hash: Hash): Promise<IndexV3Trace> {
  if (!last?.of(hash) || Date.now() - last.at > SHARED_FOR_MS) last = begin(call, hash)
  const answer = last
  try {
    const found = await answer.found
    call.onSource(indexV3.name)
    return found
  } catch (error) {
    // Another load sent the request and was aborted; this one continues.
    if (call.signal.aborted || !(error instanceof DOMException)) throw error
    last = begin(call, hash)
    return last.found
  }
}

/** Finds a transaction by its own hash, or by the hash of the message it received, in its trace. Throws ProviderError. */
export async function findInTrace(call: Call, hash: Hash): Promise<FoundTransaction> {
  const { trace, unproved } = await askIndexV3Trace(call, hash)
  const { known } = trace
  for (const { transaction } of trace.steps)
    if (transaction && (await isNamedBy(hash, transaction))) return { transaction, known }
  const [transaction] = await readPlaces(
    call,
    unproved.filter(place => place.hash === hash),
  )
  if (!transaction) throw another(indexV3.name, 'transaction')
  return { transaction, known }
}

/** The trace, with up to ten steps that the index could not prove loaded from the node. */
export async function withNodeSteps(call: Call, trace: Trace, unproved: IndexV3Trace['unproved']): Promise<Trace> {
  const missing = new Set(trace.steps.flatMap(({ transaction, hash }) => (transaction ? [] : hash)))
  const places = unproved.filter(({ hash }) => missing.has(hash)).slice(0, MAX_ASKED)
  if (places.length === 0) return trace
  return fillSteps(trace, await readPlaces(call, places))
}
