import type { Progress } from '../../lib/call.ts'
import type { MadeTransaction } from '../../ton/replay/replay.ts'

/** Inputs of a replay, in the order of requests. */
export type ReplayInput = 'head' | 'proof' | 'block' | 'state' | 'history' | 'configuration' | 'libraries'

/** Reasons why a transaction cannot be replayed, found before the emulator is loaded. */
export type Unavailable =
  /** no index knows its block */
  | 'block'
  /** the node has deleted the earlier state */
  | 'old-state'
  /** the node's state does not match the transaction's bytes */
  | 'other-state'
  /** too many transactions of the account since the available state */
  | 'long-history'
  /** the emulator does not support this kind of transaction */
  | 'kind'
  /** the account has too many cells */
  | 'too-large'
  /** the account has no code, thus no get-methods */
  | 'no-code'

/** A network feature or input that the emulator lacks. */
export type Shortfall = { kind: 'version'; network: number; emulator: number } | { kind: 'library' }

/** State of a task for the emulator. `shortfalls`: possible causes of a different result, known before the emulator is loaded. */
export type EmulationState =
  | { status: 'idle' }
  | { status: 'asking'; input: ReplayInput; progress: Progress | null }
  | { status: 'fetching'; part: number; shortfalls: Shortfall[] }
  | { status: 'running'; shortfalls: Shortfall[] }
  | { status: 'unavailable'; why: Unavailable }
  | { status: 'failed'; problem: unknown }
  | { status: 'broken'; fault: 'download' | 'engine' | 'time' }

/** End of a replay. `took`: run time of the emulator in ms; `earlier`: number of transactions replayed first. */
export type ReplayEnd = { shortfalls: Shortfall[] } & (
  | { status: 'equal'; result: MadeTransaction; earlier: number; took: number }
  | { status: 'different'; transaction: string; isEarlier: boolean }
  | { status: 'refused'; reason: string }
)
export type ReplayState = EmulationState | ReplayEnd

/** End of a forecast for a message, on the account's state at masterchain block `seqno`. */
export type ForecastEnd = { shortfalls: Shortfall[]; seqno: number } & (
  | ({ status: 'made' } & MadeTransaction)
  | { status: 'refused'; reason: string }
)

/** Shortfalls in a state; empty if it has none. */
export const shortfallsOf = (state: { status: string; shortfalls?: Shortfall[] }): Shortfall[] => state.shortfalls ?? []
