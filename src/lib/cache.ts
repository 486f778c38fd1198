import { type Entry, isLive, readEntry, type Saved, writeEntry } from './saved.ts'

export type Cache = ReturnType<typeof createCache>

export type CacheOptions = {
  prefix: string
  /** may throw or return undefined if the browser forbids storage */
  storage: () => Storage | undefined
  now?: () => number
}

/** Maximum characters of a value saved for other pages. */
const MAX_CHARACTERS = 400_000

/** Characters left of `room` after every string in `value`; ≤ 0 means that its JSON is too long. Stops early. */
const roomAfter = (value: unknown, room: number): number =>
  typeof value === 'string'
    ? room - value.length
    : Object.values(value ?? {}).reduce<number>((left, inner) => (left > 0 ? roomAfter(inner, left) : left), room)

/** The browser's storage; undefined if forbidden. */
function openStorage(storage: CacheOptions['storage']): Storage | undefined {
  try {
    return storage()
  } catch {
    return undefined
  }
}

/** Entries by storage key; in memory if they cannot be stored. If storage is full, evicts the oldest first. */
function createEntries(store: Storage | undefined, prefix: string) {
  const memory = new Map<string, Entry>()

  // Other builds of the site may share the storage: use only keys with this prefix.
  const names = () => Object.keys(store ?? {}).filter(name => name.startsWith(prefix))

  function oldest(): string | undefined {
    const aged = names().map(name => ({
      name,
      at: readEntry(name, store?.getItem(name))?.at ?? Number.POSITIVE_INFINITY,
    }))
    return aged.filter(x => x.at < Number.POSITIVE_INFINITY).sort((a, b) => a.at - b.at)[0]?.name
  }

  function put(name: string, entry: Entry) {
    memory.set(name, entry)
    // Limit the size: one value must not evict all others, and writing megabytes blocks a phone for longer than a frame.
    const text = roomAfter(entry.value, MAX_CHARACTERS) > 0 ? writeEntry(name, entry) : ''
    if (!text || text.length > MAX_CHARACTERS) {
      store?.removeItem(name)
      return
    }
    for (;;) {
      try {
        if (!store) throw new Error('no storage')
        store.setItem(name, text)
        memory.delete(name)
        return
      } catch {
        const victim = store && oldest()
        if (!victim) return
        store?.removeItem(victim)
      }
    }
  }

  const find = (name: string) => memory.get(name) ?? readEntry(name, store?.getItem(name))

  return { find, put }
}

/**
 * Saved answers with an expiry, shared by all tabs through localStorage. If storage is full, evicts the oldest; if it is forbidden, caches
 * in memory.
 */
export function createCache({ prefix, storage, now = () => Date.now() }: CacheOptions) {
  const { find, put } = createEntries(openStorage(storage), prefix)

  function read(key: string): Saved | undefined {
    const entry = find(prefix + key)
    return entry && isLive(entry, now()) ? entry : undefined
  }

  /** The newest known value, even if expired: a last resort. */
  function recall(key: string): Saved | undefined {
    const entry = find(prefix + key)
    return entry && isLive(entry, now(), 'removeAt') ? entry : undefined
  }

  /** Saves a value that is fresh for `keep` ms and remembered for `rememberFor` ms. */
  function write(key: string, saved: Saved, keep: number, rememberFor = keep) {
    const entry: Entry = { ...saved, until: saved.at + keep, removeAt: saved.at + Math.max(keep, rememberFor) }
    put(prefix + key, entry)
  }

  /** Calls `listener` with values that other tabs save under `key`. Returns an unsubscribe function. */
  function watch(key: string, listener: (saved: Saved) => void): () => void {
    const onStorage = (event: StorageEvent) => {
      const entry = event.key === prefix + key ? readEntry(event.key, event.newValue) : undefined
      if (entry && isLive(entry, now())) listener(entry)
    }
    globalThis.addEventListener?.('storage', onStorage)
    return () => globalThis.removeEventListener?.('storage', onStorage)
  }

  return { read, recall, write, watch }
}
