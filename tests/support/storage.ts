/** A Storage in memory, as a browser gives it: its keys are own enumerable properties. `room` is the number of characters it holds. */
export function fakeStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  const size = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      const before = items.get(key)
      items.set(key, value)
      if (size() <= room) return
      if (before === undefined) items.delete(key)
      else items.set(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
  return new Proxy(storage as Storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}
