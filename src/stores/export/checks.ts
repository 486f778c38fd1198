import type { RawAddress } from '../../ton/address.ts'
import type { FindBalances } from './balances.ts'
import type { HoldJettons } from './jettons.ts'
import type { Job } from './job-storage.ts'
import type { KeptJob } from './kept-job.ts'
import { backgroundCall } from './step.ts'

/** Checks of an export, requested once its rows are complete. */
export type CheckTools = { balances: FindBalances; jettons: HoldJettons }
type Checks = Pick<Job, 'balances' | 'jettonCheck' | 'jettons'>

/** True while rows are missing that may still be loaded. */
export const isReading = ({ progress }: Job): boolean => progress.ending === null

/** True if the rows are complete and a check has no result yet. */
export const isUnchecked = ({ progress, balances, jettonCheck }: Job): boolean =>
  progress.ending === 'complete' && (balances === null || jettonCheck === null)

const unknownBalances = ({ moved }: Job) => ({ opening: null, moved, closing: null })

/** The job without the checks that have no result yet. */
export const withoutChecks = (job: Job): Job => ({
  ...job,
  balances: job.balances ?? unknownBalances(job),
  jettonCheck: job.jettonCheck ?? 'cancelled',
})

/** Saves the job. If that fails, its results count on this page only. */
export async function keepChecked(kept: KeptJob, before: Job, after: Job): Promise<void> {
  await kept.put(before, after, null).catch(() => {
    kept.job = after
  })
}

/**
 * Adds balances and checked sums to a job that lacks them. A failed check is a result, as the export stays valid without it. A check that
 * the signal aborts has none.
 */
export async function runChecks(
  account: RawAddress,
  kept: KeptJob,
  tools: CheckTools,
  signal: AbortSignal,
): Promise<void> {
  const { call } = backgroundCall(signal)

  /** Adds the result of a check; undefined if the job has it. */
  async function add(check: (job: Job) => Promise<Partial<Checks>> | undefined) {
    const { job } = kept
    if (!job || !isUnchecked(job) || signal.aborted) return
    const found = await check(job)
    if (found && !signal.aborted) await keepChecked(kept, job, { ...job, ...found })
  }

  await add(job =>
    job.balances
      ? undefined
      : tools.balances(call, account, job.progress, job.moved).then(
          balances => ({ balances }),
          () => ({ balances: unknownBalances(job) }),
        ),
  )
  await add(job =>
    job.jettonCheck
      ? undefined
      : tools.jettons(call, account, job.progress, job.jettons).then(
          ({ sums, check }) => ({ jettons: sums, jettonCheck: check }),
          () => ({ jettonCheck: 'failed' }),
        ),
  )
}
