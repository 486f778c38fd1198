import type { CacheOptions } from './cache.ts'
import { readEntry } from './saved.ts'

/** Characters in all that may be kept from one page to the next: a fraction of what browsers allow a site. */
const MAX = 1_500_000

/** Removes a cache's entries that are no longer remembered or cannot be read, and the oldest of too many. Does nothing where storage is forbidden. */
export function purge({ prefix, storage, now = () => Date.now() }: CacheOptions): void {
  let store: Storage | undefined
  try {
    store = storage()
  } catch {
    return
  }
  const kept: { name: string; at: number; size: number }[] = []
  for (const name of Object.keys(store ?? {}).filter(name => name.startsWith(prefix))) {
    const text = store?.getItem(name)
    const entry = readEntry(name, text)
    if (entry && entry.removeAt > now() && entry.at <= now() + 1000)
      kept.push({ name, at: entry.at, size: text?.length ?? 0 })
    else store?.removeItem(name)
  }
  let sum = 0
  for (const { name, size } of kept.sort((a, b) => b.at - a.at)) {
    sum += size
    if (sum > MAX) store?.removeItem(name)
  }
}
