import { type Entry, isLive, readEntry, type Saved, writeEntry } from './saved.ts'

export type Cache = ReturnType<typeof createCache>

export type CacheOptions = {
  prefix: string
  /** May throw or give undefined where the browser forbids storage. */
  storage: () => Storage | undefined
  now?: () => number
}

/** Characters of a value that is kept from one page to the next. */
const MAX_CHARACTERS = 400_000

/** Room left of so many characters after the strings in a value: not above 0 tells cheaply that its JSON is longer, and no more is read. */
const roomAfter = (value: unknown, room: number): number =>
  typeof value === 'string'
    ? room - value.length
    : Object.values(value ?? {}).reduce<number>((left, inner) => (left > 0 ? roomAfter(inner, left) : left), room)

/** The storage of the browser; undefined where it is forbidden. */
function openStorage(storage: CacheOptions['storage']): Storage | undefined {
  try {
    return storage()
  } catch {
    return undefined
  }
}

/** Entries by the names of their storage; those that cannot be stored are in memory. Where storage is full the oldest go first. */
function createEntries(store: Storage | undefined, prefix: string) {
  const memory = new Map<string, Entry>()

  // Another build of the site may share the storage: only what carries this prefix and shape is ours.
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
    // One value must not drive out all others. To write one of megabytes takes a phone longer than a picture may.
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
 * Saved answers with an expiry, shared by all tabs through localStorage. Where storage is full the oldest entries go first;
 * where it is forbidden the cache lives in memory only.
 */
export function createCache({ prefix, storage, now = () => Date.now() }: CacheOptions) {
  const { find, put } = createEntries(openStorage(storage), prefix)

  function read(key: string): Saved | undefined {
    const entry = find(prefix + key)
    return entry && isLive(entry, now()) ? entry : undefined
  }

  /** Newest value that was ever known, expired or not: a last resort. */
  function recall(key: string): Saved | undefined {
    const entry = find(prefix + key)
    return entry && isLive({ ...entry, until: entry.removeAt }, now()) ? entry : undefined
  }

  /** Keeps `saved` for `keep` milliseconds, and remembers it for `rememberFor`. */
  function write(key: string, saved: Saved, keep: number, rememberFor = keep) {
    const entry: Entry = { ...saved, until: saved.at + keep, removeAt: saved.at + Math.max(keep, rememberFor) }
    put(prefix + key, entry)
  }

  /** Tells of values that other tabs save under `key`. */
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
