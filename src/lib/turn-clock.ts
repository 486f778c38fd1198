type Options = { name: string; interval: number; storage: () => Storage | undefined }

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

  return {
    read() {
      const next = Math.max(known, saved())
      // Further ahead than any hold reaches: the machine's clock was set back meanwhile.
      return next > now() + 3 * interval ? 0 : next
    },
    /** True if no other tab wrote since, or nothing can be saved. */
    stands: (claim: number) => (saved() || claim) === claim,
    write(next: number) {
      known = next
      try {
        storage()?.setItem(name, String(next))
      } catch {
        // Storage is full or forbidden: this tab still keeps its own clock.
      }
    },
  }
}
