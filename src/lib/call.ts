import { RANK, type Rank } from './throttle.ts'

/** Progress of a call: queued, sent, or to be repeated after a refusal. */
export type Progress = { provider: string; phase: 'queued' | 'asked' | 'retrying' }

/** Context of a load: `signal` aborts it, `rank` orders it in queues, `onSource` gets each source that answered. */
export type Call = {
  signal: AbortSignal
  rank: Rank
  onSource: (source: string) => void
  onProgress?: (progress: Progress) => void
}

/** A call of main rank, whose sources are not displayed. */
export const mainCall = (signal: AbortSignal): Call => ({ signal, rank: RANK.main, onSource: () => {} })
