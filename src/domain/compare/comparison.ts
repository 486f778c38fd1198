/**
 * A provider's statement of a fact: texts by their names, null where it gives none, at a moment of the chain. `at` is the moment in decimal
 * text, empty for facts that never change; `when` is the same in words.
 */
export type Statement = { at: string; when: string; values: Record<string, string | null> }

/**
 * Result of comparing two statements: `names` is what both give and agree on, or differ in. `moved-on`: they are of different moments,
 * so there is no verdict; the second is ahead by `gap`, behind where it is negative. `single`: one of them is missing, or holds nothing
 * that the other does.
 */
export type Comparison =
  | { kind: 'agrees' | 'differs'; names: string[] }
  | { kind: 'moved-on'; gap: bigint }
  | { kind: 'single' }

/** Compares what both give. What one of them leaves out counts neither for nor against. */
export function compareStatements(shown: Statement, other: Statement | null): Comparison {
  if (!other) return { kind: 'single' }
  const gap = BigInt(other.at) - BigInt(shown.at)
  if (gap) return { kind: 'moved-on', gap }
  const both = Object.keys(shown.values).filter(name => shown.values[name] && other.values[name])
  const different = both.filter(name => shown.values[name] !== other.values[name])
  if (different.length > 0) return { kind: 'differs', names: different }
  return both.length > 0 ? { kind: 'agrees', names: both } : { kind: 'single' }
}
