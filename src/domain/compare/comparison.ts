/**
 * A provider's statement of a fact: values by name, null if absent. `at`: moment on the chain as decimal text, empty for immutable facts,
 * null if unknown; `when`: the same in words.
 */
export type Statement = { at: string | null; when: string; values: Record<string, string | null> }

/**
 * Result of comparing two statements. `names`: the values that agree or differ. `moved-on`: the statements are of different moments, the
 * second later by `gap` (negative if earlier). `undated`: the moment of one is unknown. `single`: the second has no value. `other`: only the
 * second has these values.
 */
export type Comparison =
  | { kind: 'agrees' | 'differs' | 'other'; names: string[] }
  | { kind: 'moved-on'; gap: bigint }
  | { kind: 'undated' | 'single' }

/** Compares the values present in both statements. */
export function compareStatements(shown: Statement, other: Statement | null): Comparison {
  if (!other) return { kind: 'single' }
  if (shown.at === null || other.at === null) return { kind: 'undated' }
  const gap = BigInt(other.at) - BigInt(shown.at)
  if (gap) return { kind: 'moved-on', gap }
  const both = Object.keys(shown.values).filter(name => shown.values[name] && other.values[name])
  const different = both.filter(name => shown.values[name] !== other.values[name])
  if (different.length > 0) return { kind: 'differs', names: different }
  if (both.length > 0) return { kind: 'agrees', names: both }
  const names = Object.keys(other.values).filter(name => other.values[name])
  return names.length > 0 ? { kind: 'other', names } : { kind: 'single' }
}
