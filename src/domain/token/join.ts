import type { Trust } from './trust.ts'

/** Rows of the first list, merged with the second's, followed by the second's other rows. Positions are kept, as rows may be on screen. */
export function joinRows<T>(
  first: readonly T[],
  second: readonly T[],
  keyOf: (row: T) => string,
  both: (a: T, b: T) => T,
): T[] {
  const rest = new Map(second.map(row => [keyOf(row), row]))
  const kept = first.map(row => {
    const other = rest.get(keyOf(row))
    rest.delete(keyOf(row))
    return other ? both(row, other) : row
  })
  return [...kept, ...rest.values()]
}

type Trusted = { trust: Trust }

/** The second's row, with the first's scam mark if the second has no trust information. */
export const joinTrust = <T extends Trusted>(first: Trusted, second: T): T =>
  first.trust === 'blacklist' && second.trust === 'none' ? { ...second, trust: first.trust } : second
