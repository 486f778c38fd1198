import { atom, type ReadableAtom } from 'nanostores'
import type { ExportFormat } from '../../domain/export/format.ts'
import { type Ending, type Range, timeLeft } from '../../domain/export/range.ts'
import type { Names } from '../../domain/export/rows.ts'
import type { RawAddress } from '../../ton/address.ts'
import { type CheckTools, isReading, isUnchecked, keepChecked, runChecks, withoutChecks } from './checks.ts'
import type { Job, JobStorage } from './job-storage.ts'
import { ElsewhereError, FullError, KeptJob } from './kept-job.ts'
import { newJob } from './new-job.ts'
import { nextStep, type StepTools } from './step.ts'

/** Reason why an export is paused. `failed` contains the call's error; `full`: the browser could not save a piece. */
export type Pause = { why: 'pressed' | 'reload' | 'elsewhere' | 'full' } | { why: 'failed'; error: unknown }

/**
 * `rows` written so far; `reached`: unix seconds; `left`: estimated seconds, null if unknown; `requests` sent. `isKept`: rows survive the
 * page.
 */
type Figures = { rows: number; reached: number | null; left: number | null; requests: number; isKept: boolean }
export type ExportState =
  | { kind: 'idle' }
  | (Figures & { kind: 'running'; isChecking: boolean })
  | (Figures & { kind: 'paused'; pause: Pause })
  | (Figures & { kind: 'ended'; ending: Ending; job: Job })

export type Export = {
  $state: ReadableAtom<ExportState>
  /** Restores an export that was started on an earlier page. */
  restore: () => Promise<void>
  start: (range: Range, format: ExportFormat) => Promise<void>
  pause: () => void
  resume: () => Promise<void>
  /** Ends the export with the rows loaded so far, or a complete one without its checks. */
  cancel: () => Promise<void>
  /** Deletes the export with its rows. */
  discard: () => Promise<void>
}

export type ExportTools = StepTools &
  CheckTools & {
    storage: () => Promise<JobStorage>
    /** names for the rows; awaited before the first page */
    names: (signal: AbortSignal) => Promise<Names>
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

const cancelled = (job: Job): Job => ({ ...job, progress: { ...job.progress, ending: 'cancelled' } })

/** Reads the missing rows, page by page; ends early if the signal aborts. Rejects with the error of a page. */
async function readRows(
  account: RawAddress,
  kept: KeptJob,
  tools: ExportTools,
  signal: AbortSignal,
  onPage: () => void,
): Promise<void> {
  if (!kept.job || !isReading(kept.job)) return
  const names = await tools.names(signal)
  while (kept.job && isReading(kept.job) && !signal.aborted) {
    const { after, piece } = await nextStep(account, kept.job, tools, names, signal)
    await kept.put(kept.job, after, piece)
    if (!signal.aborted) onPage()
  }
}

/** Runs an account's job and publishes its state. */
function createRunner(account: RawAddress, kept: KeptJob, tools: ExportTools) {
  const $state = atom<ExportState>({ kind: 'idle' })
  let running: { controller: AbortController; over: Promise<void> } | undefined

  function show(pause?: Pause): void {
    const { job, isKept } = kept
    if (!job) return
    const state = pause
      ? { kind: 'paused' as const, pause }
      : { kind: 'running' as const, isChecking: isUnchecked(job) }
    $state.set({ ...figuresOf(job, isKept), ...state })
  }

  /** Shows the end of the job. Returns true if the job has ended, and its checks too. */
  function showEnd(): boolean {
    const { job, isKept } = kept
    if (!job?.progress.ending || isUnchecked(job)) return false
    $state.set({ kind: 'ended', ...figuresOf(job, isKept), ending: job.progress.ending, job })
    return true
  }

  async function work({ signal }: AbortController) {
    try {
      show()
      await readRows(account, kept, tools, signal, show)
      await runChecks(account, kept, tools, signal)
      showEnd()
    } catch (error) {
      if (!signal.aborted) show(pauseOf(error))
    }
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
    void running?.over.then(() => showEnd() || show({ why: 'pressed' }))
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
      if ((await kept.restore()) && !showEnd()) show({ why: 'reload' })
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
      if (!job) return
      if (isUnchecked(job)) await keepChecked(kept, job, withoutChecks(job))
      else if (isReading(job)) await kept.put(job, cancelled(job), null).catch(() => {})
      showEnd()
    },
    async discard() {
      await stop()
      await kept.discard()
      $state.set({ kind: 'idle' })
    },
  }
}
