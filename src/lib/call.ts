import { RANK, type Rank } from './throttle.ts'

/** State of a call: waits for its turn, has been sent, or will be sent again because it was refused. */
export type Progress = { provider: string; phase: 'queued' | 'asked' | 'retrying' }

/** Context of a load: stops at `signal`, waits its turn by `rank`, and reports each source that answered. */
export type Call = {
  signal: AbortSignal
  rank: Rank
  onSource: (source: string) => void
  onProgress?: (progress: Progress) => void
}

/** A call that the visitor waits for, and whose sources are not shown. */
export const mainCall = (signal: AbortSignal): Call => ({ signal, rank: RANK.main, onSource: () => {} })
