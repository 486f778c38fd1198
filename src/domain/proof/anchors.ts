import type { Hash } from '../../ton/hash.ts'

/** A pinned set of validators. `until`: end of its round in unix seconds; `seqno`: a masterchain block of the round. */
export type Anchor = { hash: Hash; until: number; seqno: number }

/** `made`: unix seconds of the newest block when the list was updated. */
export type Anchors = { made: number; sets: Anchor[] }

export const NO_ANCHORS: Anchors = { made: 0, sets: [] }
