import type { KnownAddresses } from '../domain/account/known-address.ts'
import type { SignedMessage } from '../domain/transaction/signed-message.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { ProviderError } from '../providers/http/error.ts'
import { indexV3 } from '../providers/index-v3/provider.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import type { Hash } from '../ton/hash.ts'
import { query } from './base/query.ts'
import { HEAD_AGAIN_MS } from './base/times.ts'
import { lookWhileVisible } from './look-again.ts'
import { $transaction } from './transaction.ts'

/** Maximum time for which a hash that was never pending is polled. */
const MAX_UNSEEN_MS = MINUTE
/** Maximum time of polling since a message was last pending. */
const MAX_SINCE_SEEN_MS = 5 * MINUTE
/** Time between two looks, calls included, above which the tab counts as hidden. */
const MAX_GAP_MS = MINUTE

/** A message that is in no block yet. `expected`: accounts with transactions foreseen by emulation, in order. */
export type Pending = {
  message: SignedMessage | null
  isInBlock: boolean
  expected: RawAddress[]
  known: KnownAddresses
}

/** The external message with that hash while it is pending, by toncenter's index. Not saved. */
export const $pending = query({
  key: 'pending',
  freshFor: HEAD_AGAIN_MS,
  rank: RANK.side,
  async *load(call, hash: Hash): AsyncGenerator<Pending, undefined> {
    if (!hasIndexV3) throw new ProviderError('not-found', indexV3.name, 'no index')
    const { getPendingTrace } = await import('../providers/index-v3/pending.ts')
    const { message, isInBlock, trace } = await getPendingTrace(call, hash)
    const expected = trace.steps.flatMap(step => (step.expected ? step.account : []))
    yield { message, isInBlock, expected, known: trace.known }
    return undefined
  },
})

/**
 * Polls a pending message every `HEAD_AGAIN_MS` while the tab is visible, and its transaction while the message is not pending. Calls
 * `onOver` after the maximum times. Returns a function that stops it.
 */
export function followPending(hash: Hash, onOver: () => void): () => void {
  const [pending, transaction] = [$pending(hash), $transaction(hash)]
  // Time without hidden time: a gap above `MAX_GAP_MS`, or a clock that was set back, counts as one interval.
  let [elapsed, before] = [0, Date.now()]
  let [$last, lastAt] = [pending as Pick<typeof pending, 'refresh'>, 0]
  let [seenAt, until] = [0, MAX_UNSEEN_MS]

  const stop = lookWhileVisible([pending, transaction], now => {
    const state = pending.value
    const seen = state?.status === 'ready' ? state : undefined
    const gap = now - before
    const isBack = gap < 0 || gap > MAX_GAP_MS
    elapsed += isBack ? HEAD_AGAIN_MS : gap
    before = now
    if (seen && seen.at !== seenAt) [seenAt, until] = [seen.at, elapsed + MAX_SINCE_SEEN_MS]
    if (isBack) until = Math.max(until, elapsed + MAX_UNSEEN_MS)
    if (elapsed > until) {
      stop()
      onOver()
      return undefined
    }
    const waits = seen && !seen.error && !seen.value.isInBlock
    const isTurn = !waits && $last === pending
    if (!isTurn && elapsed - lastAt < HEAD_AGAIN_MS) return undefined
    const $next = isTurn ? transaction : pending
    ;[$last, lastAt] = [$next, elapsed]
    return $next
  })
  return stop
}
