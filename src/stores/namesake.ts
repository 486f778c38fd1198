import type { NamedThing } from '../domain/search/named.ts'
import { RANK } from '../lib/throttle.ts'
import { HOUR } from '../lib/time.ts'
import { getNamedThings } from '../providers/indexer/named.ts'
import { query } from './base/query.ts'
import { readKnownThings } from './seen/known-things.ts'

/** Things whose names begin with a `look`, by tonapi. */
export const $namedLike = query({
  key: 'named-like',
  freshFor: HOUR,
  rank: RANK.side,
  load: (call, look: string): Promise<NamedThing[]> => getNamedThings(call, look),
})

/** Things in this browser's saved answers, by their names and symbols. Sends no request. */
export const savedNames = (): NamedThing[] =>
  readKnownThings().flatMap(thing => (thing.kind === 'domain' ? [] : [thing, { ...thing, name: thing.also }]))
