import { cache } from '../base/cache.ts'
import { SEEN_FOR_MS } from '../base/times.ts'

/** A row with the time at which a list last showed it, in unix ms. */
type SeenRow<T> = { row: T; at: number }

const isRecent = ({ at }: SeenRow<unknown>) => Date.now() - at < SEEN_FOR_MS

/** Remembers the newest `most` rows of lists by id, each for `SEEN_FOR_MS`, so that the page of a row can show them at once. */
export function seenRows<T>(key: string, most: number) {
  // Values under this key were written here, in this build's shape (the cache's prefix carries its version).
  const saved = () => (cache.read(key)?.value ?? {}) as Record<string, SeenRow<T>>
  return {
    find(id: string): T | undefined {
      const seen = saved()[id]
      return seen && isRecent(seen) ? seen.row : undefined
    },
    remember(rows: T[], idOf: (row: T) => string) {
      const at = Date.now()
      const fresh = Object.fromEntries(rows.slice(0, most).map(row => [idOf(row), { row, at }]))
      const old = Object.entries(saved()).filter(([id, seen]) => !(id in fresh) && isRecent(seen))
      const value = Object.fromEntries([...Object.entries(fresh), ...old].slice(0, most))
      cache.write(key, { value, at, sources: [] }, SEEN_FOR_MS)
    },
  }
}
