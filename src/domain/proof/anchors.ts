import type { Hash } from '../../ton/hash.ts'

/** A set of validators that the build vouches for. `until` is the end of its round in unix seconds, `seqno` that of a masterchain block of the round. */
export type Anchor = { hash: Hash; until: number; seqno: number }

/** `made` is the time of the newest block when the list was last brought up to date, in unix seconds. */
export type Anchors = { made: number; sets: Anchor[] }

export const NO_ANCHORS: Anchors = { made: 0, sets: [] }
