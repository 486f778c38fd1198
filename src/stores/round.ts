import type { Call } from '../lib/call.ts'
import { RANK } from '../lib/throttle.ts'
import { HOUR, MINUTE } from '../lib/time.ts'
import { query } from './base/query.ts'
import { ROUND_MS } from './base/times.ts'

const config = () => import('./load-config.ts')
const election = () => import('../providers/bytes/read-election.ts')

/** Numbers of configuration parameters (block.tlb). */
const [ELECTION_TIMES, STAKE_LIMITS, VALIDATORS, NEXT_VALIDATORS] = [15, 17, 34, 36]

/** The current validation round. Side rank: only complements the screen. */
export const $round = query({
  key: 'round',
  freshFor: 15 * MINUTE,
  rank: RANK.side,
  load: call => loadRound(call, VALIDATORS),
})

/** Reloads the current round, unless it is loading. */
export function reloadRound() {
  const { value } = $round()
  if (value?.status === 'ready' && !value.changing) $round().refresh()
}

async function loadRound(call: Call, param: number) {
  const [{ loadParameter }, { readRound }] = await Promise.all([config(), import('../providers/bytes/read-round.ts')])
  return loadParameter(call, param, readRound)
}

/** The set elected for the round after the one that ends at `until` (unix seconds). It exists once its election is closed. */
export const $nextRound = query({
  key: 'next-round',
  freshFor: HOUR,
  rank: RANK.side,
  load: (call, _until: number) => loadRound(call, NEXT_VALIDATORS),
})

// Options of parameters that only a rare vote of validators changes. They stay fresh for a round, whose end in unix seconds is the query's
// argument.
const keptForRound = { freshFor: ROUND_MS, rank: RANK.side }

/** Times of elections. */
export const $electionTimes = query({
  key: 'election-times',
  ...keptForRound,
  async load(call, _until: number) {
    const [{ loadParameter }, { readElectionTimes }] = await Promise.all([config(), election()])
    return loadParameter(call, ELECTION_TIMES, readElectionTimes)
  },
})

/** The maximum factor of a stake. */
export const $maxFactor = query({
  key: 'max-factor',
  ...keptForRound,
  async load(call, _until: number) {
    const [{ loadParameter }, { readMaxFactor }] = await Promise.all([config(), election()])
    return loadParameter(call, STAKE_LIMITS, readMaxFactor)
  },
})

/** The elected validators by the chain, used if no other list is available. */
export const $elected = query({
  key: 'elected',
  freshFor: 15 * MINUTE,
  async load(call) {
    const [{ loadParameter }, { readElected }] = await Promise.all([
      config(),
      import('../providers/bytes/read-elected.ts'),
    ])
    return loadParameter(call, VALIDATORS, readElected)
  },
})
