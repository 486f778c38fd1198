import type { CacheOptions } from './cache.ts'
import { isLive, readEntry } from './saved.ts'

/** Maximum characters saved for other pages in total: a fraction of the browsers' limit. */
const MAX_TOTAL_CHARACTERS = 1_500_000

/** Evicts expired and unreadable entries, and the oldest above the limit. Does nothing if storage is forbidden. */
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
    if (entry && isLive(entry, now(), 'removeAt')) kept.push({ name, at: entry.at, size: text?.length ?? 0 })
    else store?.removeItem(name)
  }
  let sum = 0
  for (const { name, size } of kept.sort((a, b) => b.at - a.at)) {
    sum += size
    if (sum > MAX_TOTAL_CHARACTERS) store?.removeItem(name)
  }
}
