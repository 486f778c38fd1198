import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { query } from './base/query.ts'

/** The running round of validators, which lasts 18 hours. What asks for it comes after the screen. */
export const $round = query({
  key: 'round',
  freshFor: 15 * MINUTE,
  rank: RANK.side,
  load: async call => (await import('../providers/node/round.ts')).getRound(call),
})
