import { fixed } from '../../domain/text/format.ts'

/** The share of a set's weight that signed, rounded down so that it never says more than is true: "67.1" percent. */
export function weightShare({ signed, total }: { signed: bigint; total: bigint }): string {
  const tenths = total > 0n ? Number((signed * 1000n) / total) : 0
  return fixed(tenths / 10, 1)
}
