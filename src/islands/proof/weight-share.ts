import { fixed } from '../../domain/text/format.ts'

/** Share of a set's weight that signed, as percent: "67.1". Rounded down, so as not to overstate it. */
export function weightShare({ signed, total }: { signed: bigint; total: bigint }): string {
  const tenths = total > 0n ? Number((signed * 1000n) / total) : 0
  return fixed(tenths / 10, 1)
}
