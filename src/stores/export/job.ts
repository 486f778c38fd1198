import { atom, type ReadableAtom } from 'nanostores'
import type { ExportFormat } from '../../domain/export/format.ts'
import { type Ending, type Range, timeLeft } from '../../domain/export/range.ts'
import type { Names } from '../../domain/export/rows.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { FindBalances } from './balances.ts'
import type { HoldJettons } from './jettons.ts'
import type { Job, JobStorage } from './job-storage.ts'
import { ElsewhereError, FullError, KeptJob } from './kept-job.ts'
import { newJob } from './new-job.ts'
import { backgroundCall, nextStep, type StepTools } from './step.ts'

/** Reason why an export is paused. `failed` contains the call's error; `full`: the browser could not save a piece. */
export type Pause = { why: 'pressed' | 'reload' | 'elsewhere' | 'full' } | { why: 'failed'; error: unknown }

/**
 * `rows` written so far; `reached`: unix seconds; `left`: estimated seconds, null if unknown; `requests` sent. `isKept`: rows survive the
 * page.
 */
type Figures = { rows: number; reached: number | null; left: number | null; requests: number; isKept: boolean }
export type ExportState =
  | { kind: 'idle' }
  | (Figures & { kind: 'running' })
  | (Figures & { kind: 'paused'; pause: Pause })
  | (Figures & { kind: 'ended'; ending: Ending; job: Job })

export type Export = {
  $state: ReadableAtom<ExportState>
  /** Restores an export that was started on an earlier page. */
  restore: () => Promise<void>
  start: (range: Range, format: ExportFormat) => Promise<void>
  pause: () => void
  resume: () => Promise<void>
  /** Ends the export with the rows loaded so far. */
  cancel: () => Promise<void>
  /** Deletes the export with its rows. */
  discard: () => Promise<void>
}

export type ExportTools = StepTools & {
  storage: () => Promise<JobStorage>
  /** names for the rows; awaited before the first page */
  names: (signal: AbortSignal) => Promise<Names>
  /** requested once the rows are complete */
  balances: FindBalances
  jettons: HoldJettons
}

function pauseOf(error: unknown): Pause {
  if (error instanceof ElsewhereError) return { why: 'elsewhere' }
  return error instanceof FullError ? { why: 'full' } : { why: 'failed', error }
}

const figuresOf = ({ rows, requests, progress, elapsed }: Job, isKept: boolean): Figures => ({
  isKept,
  rows,
  reached: progress.reached,
  left: timeLeft(progress, elapsed / 1000),
  requests,
})

// Adds balances and checked sums to a complete export. The export stays valid if they are unavailable.
async function addSums(account: RawAddress, kept: KeptJob, tools: ExportTools, signal: AbortSignal): Promise<void> {
  const { job } = kept
  if (job?.progress.ending !== 'complete' || job.balances) return
  const { call } = backgroundCall(signal)
  const balances = await tools.balances(call, account, job.progress, job.moved).catch(() => null)
  const jettons = await tools.jettons(call, account, job.progress, job.jettons).catch(() => job.jettons)
  await kept.put(job, { ...job, balances, jettons }, null).catch(() => {})
}

/** Runs an account's job and publishes its state. */
function createRunner(account: RawAddress, kept: KeptJob, tools: ExportTools) {
  const $state = atom<ExportState>({ kind: 'idle' })
  let running: { controller: AbortController; over: Promise<void> } | undefined

  const show = (state: { kind: 'running' } | { kind: 'paused'; pause: Pause }) =>
    kept.job && $state.set({ ...figuresOf(kept.job, kept.isKept), ...state })

  /** Shows the end of the job. Returns true if the job has ended. */
  function showEnd(): boolean {
    const { job, isKept } = kept
    if (!job?.progress.ending) return false
    $state.set({ kind: 'ended', ...figuresOf(job, isKept), ending: job.progress.ending, job })
    return true
  }

  async function work({ signal }: AbortController) {
    try {
      show({ kind: 'running' })
      const names = await tools.names(signal)
      while (kept.job && !kept.job.progress.ending && !signal.aborted) {
        const { after, piece } = await nextStep(account, kept.job, tools, names, signal)
        await kept.put(kept.job, after, piece)
        if (!signal.aborted) show({ kind: 'running' })
      }
    } catch (error) {
      if (!signal.aborted) show({ kind: 'paused', pause: pauseOf(error) })
      return
    }
    await addSums(account, kept, tools, signal)
    showEnd()
  }

  function run(): Promise<void> {
    const controller = new AbortController()
    const over = work(controller)
    running = { controller, over }
    return over
  }

  async function stop(): Promise<void> {
    running?.controller.abort()
    await running?.over
    running = undefined
  }

  function pause(): void {
    running?.controller.abort()
    void running?.over.then(() => {
      if (!kept.job?.progress.ending) show({ kind: 'paused', pause: { why: 'pressed' } })
    })
  }

  return { $state, show, showEnd, run, stop, pause }
}

/**
 * Exports an account's transactions in the background, newest first. Each page is saved together with the start of the next one, so that an
 * interruption neither loses nor repeats rows. A failed page pauses the export.
 */
export function createExport(account: RawAddress, tools: ExportTools): Export {
  const kept = new KeptJob(account, tools.storage)
  const { $state, show, showEnd, run, stop, pause } = createRunner(account, kept, tools)
  return {
    $state,
    pause,
    async restore() {
      if ((await kept.restore()) && !showEnd()) show({ kind: 'paused', pause: { why: 'reload' } })
    },
    async start(range, format) {
      await stop()
      await kept.begin(newJob(range, format))
      await run()
    },
    async resume() {
      await stop()
      await kept.catchUp()
      await run()
    },
    async cancel() {
      await stop()
      const { job } = kept
      if (!job || job.progress.ending) return
      const ended: Job = { ...job, progress: { ...job.progress, ending: 'cancelled' } }
      await kept.put(job, ended, null).catch(() => {})
      showEnd()
    },
    async discard() {
      await stop()
      await kept.discard()
      $state.set({ kind: 'idle' })
    },
  }
}
