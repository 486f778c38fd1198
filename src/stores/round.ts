import type { Call } from '../lib/call.ts'
import { RANK } from '../lib/throttle.ts'
import { HOUR, MINUTE } from '../lib/time.ts'
import { query } from './base/query.ts'
import { ROUND_MS } from './base/times.ts'

const config = () => import('./load-config.ts')
const election = () => import('../providers/bytes/read-election.ts')

/** Numbers of parameters (block.tlb). */
const [ELECTION_TIMES, STAKE_LIMITS, VALIDATORS, NEXT_VALIDATORS] = [15, 17, 34, 36]

/** The running round of validators. What asks for it comes after the screen. */
export const $round = query({
  key: 'round',
  freshFor: 15 * MINUTE,
  rank: RANK.side,
  load: call => loadRound(call, VALIDATORS),
})

async function loadRound(call: Call, param: number) {
  const [{ loadParameter }, { readRound }] = await Promise.all([config(), import('../providers/bytes/read-round.ts')])
  return loadParameter(call, param, readRound)
}

/** The set elected to follow the round that ends at `until` (unix seconds). The network has none before its election is closed. */
export const $nextRound = query({
  key: 'next-round',
  freshFor: HOUR,
  rank: RANK.side,
  load: (call, _until: number) => loadRound(call, NEXT_VALIDATORS),
})

// Both are kept for a round, named by the unix seconds of its end: they change only by a vote of validators, which is rare.
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

/** The largest factor of a stake. */
export const $maxFactor = query({
  key: 'max-factor',
  ...keptForRound,
  async load(call, _until: number) {
    const [{ loadParameter }, { readMaxFactor }] = await Promise.all([config(), election()])
    return loadParameter(call, STAKE_LIMITS, readMaxFactor)
  },
})

/** The elected validators by the chain, for where no other list is to be had. */
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
