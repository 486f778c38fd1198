type Key = string | readonly unknown[]
type Pending<T> = { result: T; onsuccess?: () => void; onupgradeneeded?: () => void }

/** Answers like an IndexedDB request: in a later task, so that the caller can add its listeners. */
function answer<T>(result: T, onEnd = () => {}): Pending<T> {
  const request: Pending<T> = { result }
  setTimeout(() => {
    request.onsuccess?.()
    setTimeout(onEnd)
  })
  return request
}

/** Completes when no request is left, like a transaction of IndexedDB. */
class FakeTransaction {
  oncomplete?: () => void
  #pending = 0
  readonly #stores: Map<string, Map<string, unknown>>

  constructor(stores: Map<string, Map<string, unknown>>) {
    this.#stores = stores
  }

  objectStore(name: string) {
    const rows = this.#stores.get(name) ?? new Map<string, unknown>()
    return {
      get: (key: Key) => this.#do(rows.get(JSON.stringify(key))),
      put: (value: unknown, key: Key) => this.#do(rows.set(JSON.stringify(key), value)),
      delete: (key: Key | { first: unknown }) => this.#do(deleteFrom(rows, key)),
    }
  }

  #do<T>(result: T): Pending<T> {
    this.#pending++
    return answer(result, () => {
      if (--this.#pending === 0) this.oncomplete?.()
    })
  }
}

function deleteFrom(rows: Map<string, unknown>, key: Key | { first: unknown }) {
  for (const kept of [...rows.keys()])
    if (kept === JSON.stringify(key) || ('first' in Object(key) && JSON.parse(kept)[0] === Object(key).first))
      rows.delete(kept)
}

/** IndexedDB in memory with one database, for `vi.stubGlobal`. `IDBKeyRange` bounds keys by their first member alone. */
export function fakeIndexedDB() {
  const stores = new Map<string, Map<string, unknown>>()
  const database = {
    objectStoreNames: { contains: (name: string) => stores.has(name), [Symbol.iterator]: () => stores.keys() },
    createObjectStore: (name: string) => void stores.set(name, new Map()),
    deleteObjectStore: (name: string) => void stores.delete(name),
    transaction: () => new FakeTransaction(stores),
    close() {},
  }
  const open = () => {
    const request = answer(database)
    if (stores.size === 0) queueMicrotask(() => request.onupgradeneeded?.())
    return request
  }
  return { indexedDB: { open }, IDBKeyRange: { bound: ([first]: unknown[]) => ({ first }) } }
}
