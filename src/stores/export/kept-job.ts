import type { RawAddress } from '../../ton/address.ts'
import { isSame, type Job, type JobStorage } from './job-storage.ts'

export class ElsewhereError extends Error {}
export class FullError extends Error {}

/** The job of an account's export, in memory and in storage. */
export class KeptJob {
  job: Job | undefined
  /** true if the rows survive the page */
  isKept = true
  private readonly account: RawAddress
  private readonly storage: () => Promise<JobStorage>

  constructor(account: RawAddress, storage: () => Promise<JobStorage>) {
    this.account = account
    this.storage = storage
  }

  private async open(): Promise<JobStorage> {
    const storage = await this.storage()
    this.isKept = storage.isKept
    return storage
  }

  async begin(job: Job): Promise<void> {
    await (await this.open()).begin(this.account, job)
    this.job = job
  }

  /** Loads the job from storage, unless this page already has one. */
  async restore(): Promise<Job | undefined> {
    const kept = this.job ? null : await (await this.open()).read(this.account)
    if (!kept || this.job) return undefined
    this.job = kept
    return kept
  }

  /** Reloads the job from storage if another tab has advanced it. */
  async catchUp(): Promise<void> {
    const kept = await (await this.open()).read(this.account)
    if (kept && this.job && !isSame(kept, this.job)) this.job = kept
  }

  /** Replaces `before` by `after` and appends a piece. Throws `ElsewhereError` if another tab was first, `FullError` if saving failed. */
  async put(before: Job, after: Job, piece: string | null): Promise<void> {
    const storage = await this.open()
    const isOurs = await storage.replace(this.account, before, after, piece).catch(() => {
      throw new FullError()
    })
    if (!isOurs) throw new ElsewhereError()
    this.job = after
  }

  async discard(): Promise<void> {
    const { job } = this
    this.job = undefined
    if (job) await (await this.open()).remove(this.account, job.id)
  }
}
