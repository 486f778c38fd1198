import { sleep } from './sleep.ts'

type Options = { name: string; interval: number; storage: () => Storage | undefined }

/** Time for which a claim must stay in storage to count where Web Locks are missing, in ms. */
const SETTLE = 40

/** The time of the next start, unix milliseconds, saved where it can be and kept in memory always. */
export function createClock({ name, interval, storage }: Options, now: () => number) {
  let known = 0

  function saved(): number {
    try {
      return Number(storage()?.getItem(name)) || 0
    } catch {
      return 0
    }
  }

  function read(): number {
    const next = Math.max(known, saved())
    // Further ahead than any hold reaches: the machine's clock was set back meanwhile.
    return next > now() + 3 * interval ? 0 : next
  }

  function write(next: number): void {
    known = next
    try {
      storage()?.setItem(name, String(next))
    } catch {
      // Storage is full or forbidden: this tab still keeps its own clock.
    }
  }

  /** Resolves once the next start may be. */
  async function wait(signal: AbortSignal): Promise<void> {
    for (let left = read() - now(); left > 0; left = read() - now()) await sleep(left, signal)
  }

  return {
    read,
    wait,
    write,
    /** Claims the next start. True if no other tab wrote in a moment, or nothing can be saved. */
    async claim(signal: AbortSignal): Promise<boolean> {
      await wait(signal)
      // A fraction tells this claim from another of the same millisecond, and a start by a claim from one under the lock.
      const claim = now() + interval + Math.random()
      write(claim)
      await sleep(SETTLE)
      return (saved() || claim) === claim
    },
  }
}
