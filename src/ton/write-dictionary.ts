import { Builder } from './builder.ts'
import { type Cell, refuse } from './cell.ts'

/** A leaf with its key in binary digits. */
export type Leaf = { key: string; write: (to: Builder) => void }

/** Writes `HmLabel` (hashmap.tlb) of at most `most` bits in its shortest form. */
function writeLabel(to: Builder, label: string, most: number): void {
  const { length } = label
  const lengthBits = 32 - Math.clz32(most)
  const isRepeated = !/01|10/.test(label)
  const [short, long, same] = [2 * length + 2, 2 + lengthBits + length, 3 + lengthBits]
  if (isRepeated && same < Math.min(short, long)) to.bits(`11${label[0]}`).uint(BigInt(length), lengthBits)
  else if (long < short) to.bits('10').uint(BigInt(length), lengthBits).bits(label)
  else to.bits(`0${'1'.repeat(length)}0${label}`)
}

/** Common digits of all keys from position `at`. */
function commonPrefix(leaves: readonly Leaf[], at: number): string {
  const [first = '', last = ''] = [leaves[0]?.key, leaves.at(-1)?.key]
  let end = at
  while (end < first.length && first[end] === last[end]) end++
  return first.slice(at, end)
}

/** Writes the leaves' subtree from digit `at` of their keys. */
function writeEdge(leaves: readonly Leaf[], at: number): Cell {
  const to = new Builder()
  const [leaf] = leaves
  if (!leaf) return refuse('empty dictionary')
  const label = commonPrefix(leaves, at)
  writeLabel(to, label, leaf.key.length - at)
  const end = at + label.length
  if (end === leaf.key.length) leaf.write(to)
  else
    for (const side of '01')
      to.ref(
        writeEdge(
          leaves.filter(({ key }) => key[end] === side),
          end + 1,
        ),
      )
  return to.cell()
}

/**
 * Writes `HashmapE n X` (hashmap.tlb) of leaves with distinct keys of `n` digits. Throws `TonBytesError` for duplicates and for a leaf that
 * exceeds its cell.
 */
export function writeDictionary(to: Builder, leaves: readonly Leaf[]): void {
  const sorted = leaves.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (sorted.some(({ key }, place) => key === sorted[place + 1]?.key)) refuse('wrong dictionary')
  to.maybe(sorted.length > 0 ? sorted : null, all => to.ref(writeEdge(all, 0)))
}
