import type { NamedThing } from '../domain/search/named.ts'
import { RANK } from '../lib/throttle.ts'
import { HOUR } from '../lib/time.ts'
import { getNamedThings } from '../providers/indexer/named.ts'
import { query } from './base/query.ts'

/** Things whose names begin like a jetton's symbol (`look`), by tonapi. */
export const $namedLike = query({
  key: 'named-like',
  freshFor: HOUR,
  rank: RANK.side,
  load: (call, look: string): Promise<NamedThing[]> => getNamedThings(call, look),
})
