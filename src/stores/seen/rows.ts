import { cache } from '../base/cache.ts'
import { SEEN_FOR_MS } from '../base/times.ts'

/** Remembers the newest `most` rows of lists by id for `SEEN_FOR_MS`, so that the page of a row can show them at once. */
export function seenRows<T>(key: string, most: number) {
  // Values under this key were written here, in this build's shape (the cache's prefix carries its version).
  const saved = () => (cache.read(key)?.value ?? {}) as Record<string, T>
  return {
    find: (id: string): T | undefined => saved()[id],
    remember(rows: T[], idOf: (row: T) => string) {
      const fresh = Object.fromEntries(rows.slice(0, most).map(row => [idOf(row), row]))
      const old = Object.entries(saved()).filter(([id]) => !(id in fresh))
      const value = Object.fromEntries([...Object.entries(fresh), ...old].slice(0, most))
      cache.write(key, { value, at: Date.now(), sources: [] }, SEEN_FOR_MS)
    },
  }
}
