import type { RawAddress } from '../../ton/address.ts'
import { type Cell, TonBytesError } from '../../ton/cell.ts'
import { readDictionary } from '../../ton/dictionary.ts'
import { keepCell } from '../../ton/layout.ts'

/** A dictionary entry. `key`: decimal, or hex if longer than a number; also as an address. `boc`: the value as a bag of cells, null if too large. */
type Entry = { key: string; address: RawAddress | null; boc: string | null }
export type Entries = { keyBits: number; size: number; entries: Entry[] }

/** Usual key lengths in bits, longest first, since a shorter length may match by chance. */
const KEY_BITS = [267, 257, 256, 128, 64, 32, 16, 8]
const MAX_ENTRIES = 100
const ADDRESS_BITS = 267
const MAX_NUMBER_LENGTH = 64

function keyOf(bits: string): Pick<Entry, 'key' | 'address'> {
  const value = BigInt(`0b${bits}`)
  if (bits.length === ADDRESS_BITS && bits.startsWith('100')) {
    const workchain = BigInt.asIntN(8, value >> 256n)
    const address: RawAddress = `${Number(workchain)}:${BigInt.asUintN(256, value).toString(16).padStart(64, '0')}`
    return { key: address, address }
  }
  if (bits.length <= MAX_NUMBER_LENGTH) return { key: `${value}`, address: null }
  return { key: value.toString(16).padStart(Math.ceil(bits.length / 4), '0'), address: null }
}

function readAs(root: Cell, keyBits: number): Entries | null {
  const found: Entries = { keyBits, size: 0, entries: [] }
  try {
    readDictionary(root, keyBits, (leaf, bits) => {
      found.size++
      if (found.entries.length < MAX_ENTRIES) found.entries.push({ ...keyOf(bits), boc: keepCell(leaf.rest()) })
    })
  } catch (error) {
    if (error instanceof TonBytesError) return null
    throw error
  }
  // Many other cells parse as a dictionary with one entry.
  return found.size > 1 ? found : null
}

/** The first 100 entries of a dictionary (hashmap.tlb), given its root. Null for other cells and for a single entry. */
export function entriesIn(root: Cell): Entries | null {
  if (root.exotic || root.refs.length !== 2) return null
  for (const keyBits of KEY_BITS) {
    const found = readAs(root, keyBits)
    if (found) return found
  }
  return null
}
