/** Time in which the second key of two must follow, in ms. */
const PATIENCE = 1500

/**
 * Looks pressed keys up in a table whose entries are one key, or two pressed one after the other (`g h`). `at`: time of the press in ms.
 * Two keys together without an entry: the second one is looked up as a single key.
 */
export function createKeySequence<T extends { keys: readonly string[] }>(table: readonly T[]) {
  let first = ''
  let since = 0
  const named = (name: string) => table.find(({ keys }) => keys.includes(name))
  return (key: string, at: number): T | undefined => {
    const pair = first && at - since <= PATIENCE ? named(`${first} ${key}`) : undefined
    const found = pair ?? named(key)
    first = found ? '' : key
    since = at
    return found
  }
}
