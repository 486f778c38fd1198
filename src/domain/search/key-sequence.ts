/** Maximum ms between the two keys of a sequence. */
const MAX_KEY_GAP_MS = 1500

/**
 * Looks up key presses in a table whose entries are a key, or two keys in sequence (`g h`). `at`: time of the press in ms. If the pair has no
 * entry, the second key is looked up alone.
 */
export function createKeySequence<T extends { keys: readonly string[] }>(table: readonly T[]) {
  let first = ''
  let since = 0
  const named = (name: string) => table.find(({ keys }) => keys.includes(name))
  return (key: string, at: number): T | undefined => {
    const pair = first && at - since <= MAX_KEY_GAP_MS ? named(`${first} ${key}`) : undefined
    const found = pair ?? named(key)
    first = found ? '' : key
    since = at
    return found
  }
}
