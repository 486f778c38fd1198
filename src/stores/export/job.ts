import { atom, type ReadableAtom } from 'nanostores'
import type { ExportFormat } from '../../domain/export/format.ts'
import { type Ending, type Range, timeLeft } from '../../domain/export/range.ts'
import type { Names } from '../../domain/export/rows.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { FindBalances } from './balances.ts'
import type { HoldJettons } from './jettons.ts'
import { isSame, type Job, type JobStorage } from './job-storage.ts'
import { newJob } from './new-job.ts'
import { backgroundCall, nextStep, type StepTools } from './step.ts'

/** Reason why an export is paused; `failed` carries the error of the call, `full` says that the browser could not save a piece. */
export type Pause = { why: 'pressed' | 'reload' | 'elsewhere' | 'full' } | { why: 'failed'; error: unknown }

/**
 * `rows` of the file so far; `reached` unix seconds; `left` seconds, null where nothing is to go by; `requests` sent to providers; `isKept`
 * says that rows outlive the page.
 */
type Figures = { rows: number; reached: number | null; left: number | null; requests: number; isKept: boolean }
export type ExportState =
  | { kind: 'idle' }
  | (Figures & { kind: 'running' })
  | (Figures & { kind: 'paused'; pause: Pause })
  | (Figures & { kind: 'ended'; ending: Ending; job: Job })

export type Export = {
  $state: ReadableAtom<ExportState>
  /** Looks whether an export was begun before this page was opened. */
  restore: () => Promise<void>
  start: (range: Range, format: ExportFormat) => Promise<void>
  pause: () => void
  resume: () => Promise<void>
  /** Ends with what is there. */
  cancel: () => Promise<void>
  /** Forgets it all. */
  discard: () => Promise<void>
}

export type ExportTools = StepTools & {
  storage: () => Promise<JobStorage>
  /** names for rows; waited for before the first page */
  names: (signal: AbortSignal) => Promise<Names>
  /** asked for once the rows are complete */
  balances: FindBalances
  jettons: HoldJettons
}

class ElsewhereError extends Error {}
class FullError extends Error {}

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

/**
 * The export of an account's transactions, newest first and in the background: one page after the other, each kept in storage together with
 * where the next begins, so that no row is lost or there twice whenever the page is left. A page that fails pauses it.
 */
export function createExport(account: RawAddress, tools: ExportTools): Export {
  const $state = atom<ExportState>({ kind: 'idle' })
  let job: Job | undefined
  let isKept = true
  let running: { controller: AbortController; over: Promise<void> } | undefined

  const show = (state: { kind: 'running' } | { kind: 'paused'; pause: Pause }) =>
    job && $state.set({ ...figuresOf(job, isKept), ...state })
  const showEnd = (job: Job, ending: Ending) => $state.set({ kind: 'ended', ...figuresOf(job, isKept), ending, job })

  async function openStorage(): Promise<JobStorage> {
    const storage = await tools.storage()
    isKept = storage.isKept
    return storage
  }

  async function put(before: Job, after: Job, piece: string | null) {
    const storage = await openStorage()
    const isOurs = await storage.replace(account, before, after, piece).catch(() => {
      throw new FullError()
    })
    if (!isOurs) throw new ElsewhereError()
    job = after
  }

  async function work({ signal }: AbortController) {
    try {
      show({ kind: 'running' })
      const names = await tools.names(signal)
      while (job && !job.progress.ending && !signal.aborted) {
        const { after, piece } = await nextStep(account, job, tools, names, signal)
        await put(job, after, piece)
        if (!signal.aborted) show({ kind: 'running' })
      }
    } catch (error) {
      if (!signal.aborted) show({ kind: 'paused', pause: pauseOf(error) })
      return
    }
    await addSums(signal)
    if (job?.progress.ending) showEnd(job, job.progress.ending)
  }

  // The rows are complete without them.
  async function addSums(signal: AbortSignal) {
    if (job?.progress.ending !== 'complete' || job.balances) return
    const { progress, moved, jettons } = job
    const { call } = backgroundCall(signal)
    const balances = await tools.balances(call, account, progress, moved).catch(() => null)
    const held = await tools.jettons(call, account, progress, jettons).catch(() => jettons)
    await put(job, { ...job, balances, jettons: held }, null).catch(() => {})
  }

  function run() {
    const controller = new AbortController()
    const over = work(controller)
    running = { controller, over }
    return over
  }

  async function stop() {
    running?.controller.abort()
    await running?.over
    running = undefined
  }

  return {
    $state,
    async restore() {
      if (job) return
      const kept = await (await openStorage()).read(account)
      if (!kept || job) return
      job = kept
      if (kept.progress.ending) showEnd(kept, kept.progress.ending)
      else show({ kind: 'paused', pause: { why: 'reload' } })
    },
    async start(range, format) {
      await stop()
      const begun = newJob(range, format)
      await (await openStorage()).begin(account, begun)
      job = begun
      await run()
    },
    pause() {
      running?.controller.abort()
      void running?.over.then(() => {
        if (job && !job.progress.ending) show({ kind: 'paused', pause: { why: 'pressed' } })
      })
    },
    async resume() {
      await stop()
      // Another tab may have gone further meanwhile.
      const kept = await (await openStorage()).read(account)
      if (kept && job && !isSame(kept, job)) job = kept
      await run()
    },
    async cancel() {
      await stop()
      if (!job || job.progress.ending) return
      const ended: Job = { ...job, progress: { ...job.progress, ending: 'cancelled' } }
      await put(job, ended, null).catch(() => {})
      showEnd(ended, 'cancelled')
    },
    async discard() {
      await stop()
      job = undefined
      await (await openStorage()).remove(account)
      $state.set({ kind: 'idle' })
    },
  }
}
