type Options = { name: string; interval: number; storage: () => Storage | undefined }

/** Time of the next start in unix ms, kept in memory, and in storage if permitted. */
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
      // A time further ahead than any pause means that the clock was set back.
      return next > now() + 3 * interval ? 0 : next
    },
    /** True if no other tab has written since, or if storage is forbidden. */
    stands: (claim: number) => (saved() || claim) === claim,
    write(next: number) {
      known = next
      try {
        storage()?.setItem(name, String(next))
      } catch {
        // Storage is full or forbidden: the clock of this tab still works.
      }
    },
  }
}
