import { RANK } from '../lib/throttle.ts'
import { HOUR, MINUTE } from '../lib/time.ts'
import { query } from './base/query.ts'

/** The running round of validators, which lasts 18 hours. What asks for it comes after the screen. */
export const $round = query({
  key: 'round',
  freshFor: 15 * MINUTE,
  rank: RANK.side,
  load: async call => (await import('../providers/node/round.ts')).getRound(call),
})

// Both are kept for a round, named by the unix seconds of its end: they change only by a vote of validators, which is rare.
const keptForRound = { freshFor: 18 * HOUR, rank: RANK.side }

/** Times of elections. */
export const $electionTimes = query({
  key: 'election-times',
  ...keptForRound,
  load: async (call, _until: number) => (await import('../providers/node/round.ts')).getElectionTimes(call),
})

/** The largest factor of a stake. */
export const $maxFactor = query({
  key: 'max-factor',
  ...keptForRound,
  load: async (call, _until: number) => (await import('../providers/node/round.ts')).getMaxFactor(call),
})
