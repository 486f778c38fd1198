import type { Progress } from '../../lib/call.ts'
import type { Replayed } from '../../ton/replay/replay.ts'

/** Inputs of a replay, in the order in which they are asked for. */
export type ReplayInput = 'block' | 'state' | 'history' | 'configuration' | 'libraries'

/** Reasons why a transaction cannot be replayed, found before the emulator is fetched. */
export type Unavailable =
  /** no index names its block */
  | 'block'
  /** the node no longer has the state before it */
  | 'old-state'
  /** the state that the node sent does not fit the transaction's own bytes */
  | 'other-state'
  /** more transactions of the account since that state than are replayed */
  | 'long-history'
  /** the emulator does not make transactions of this kind */
  | 'kind'

/** Input that the network has and the emulator does not take into account. */
export type Shortfall = { kind: 'version'; network: number; emulator: number } | { kind: 'library' }

export type EqualReplay = Extract<Replayed, { status: 'equal' }>

/**
 * State of a replay. `shortfalls` are known before the emulator is fetched: they may be why a result is another. `took` is milliseconds of
 * the emulator's work, `replayed` the number of earlier transactions that were made first.
 */
export type ReplayState =
  | { status: 'idle' }
  | { status: 'asking'; input: ReplayInput; progress: Progress | null }
  | { status: 'fetching'; part: number; shortfalls: Shortfall[] }
  | { status: 'running'; shortfalls: Shortfall[] }
  | { status: 'equal'; result: EqualReplay; earlier: number; took: number; shortfalls: Shortfall[] }
  | { status: 'different'; transaction: string; isEarlier: boolean; shortfalls: Shortfall[] }
  | { status: 'refused'; reason: string; shortfalls: Shortfall[] }
  | { status: 'unavailable'; why: Unavailable }
  | { status: 'failed'; problem: unknown }
  | { status: 'broken'; fault: 'download' | 'engine' | 'time' }

/** Shortfalls that are known in a state. */
export function shortfallsOf(state: ReplayState): Shortfall[] {
  switch (state.status) {
    case 'fetching':
    case 'running':
    case 'equal':
    case 'different':
    case 'refused':
      return state.shortfalls
    default:
      return []
  }
}
