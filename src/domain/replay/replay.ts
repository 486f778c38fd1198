import type { Progress } from '../../lib/call.ts'
import type { MadeTransaction } from '../../ton/replay/replay.ts'

/** Inputs of a replay, in the order in which they are asked for. */
export type ReplayInput = 'head' | 'proof' | 'block' | 'state' | 'history' | 'configuration' | 'libraries'

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
  /** the account has more cells than are read here */
  | 'too-large'
  /** the account has no code, so no get-methods */
  | 'no-code'

/** Input that the network has and the emulator does not take into account. */
export type Shortfall = { kind: 'version'; network: number; emulator: number } | { kind: 'library' }

/** State of work for the emulator. `shortfalls` are known before it is fetched: they may be why a result is another. */
export type EmulationState =
  | { status: 'idle' }
  | { status: 'asking'; input: ReplayInput; progress: Progress | null }
  | { status: 'fetching'; part: number; shortfalls: Shortfall[] }
  | { status: 'running'; shortfalls: Shortfall[] }
  | { status: 'unavailable'; why: Unavailable }
  | { status: 'failed'; problem: unknown }
  | { status: 'broken'; fault: 'download' | 'engine' | 'time' }

/** End of a replay. `took` is milliseconds of the emulator's work, `earlier` the number of transactions that were made first. */
export type ReplayEnd = { shortfalls: Shortfall[] } & (
  | { status: 'equal'; result: MadeTransaction; earlier: number; took: number }
  | { status: 'different'; transaction: string; isEarlier: boolean }
  | { status: 'refused'; reason: string }
)
export type ReplayState = EmulationState | ReplayEnd

/** End of a forecast for a message, on the account as masterchain block `seqno` left it. */
export type ForecastEnd = { shortfalls: Shortfall[]; seqno: number } & (
  | ({ status: 'made' } & MadeTransaction)
  | { status: 'refused'; reason: string }
)

/** Shortfalls that are known in a state. */
export const shortfallsOf = (state: { status: string; shortfalls?: Shortfall[] }): Shortfall[] => state.shortfalls ?? []
