import { readBag } from '../../ton/boc.ts'
import { type Cell, TonBytesError, TooLargeError } from '../../ton/cell.ts'
import { createLargeHasher } from '../../ton/cell-hash.ts'
import { type CellIndex, indexCells } from '../../ton/cell-index.ts'
import type { Hash } from '../../ton/hash.ts'
import { MAX_CELLS, type Problem } from './input.ts'
import type { Kind } from './kinds.ts'
import { recognise } from './recognise.ts'

export type Root = { cell: Cell; kinds: Kind[]; index: CellIndex; bits: number }

/** Result of `inspect`. `hashOf` returns null for a cell above an invalid Merkle cell. `detail` tells what is damaged. */
export type Inspected =
  | { kind: 'unreadable'; why: Problem; detail: string }
  | {
      kind: 'read'
      bytes: Uint8Array
      roots: Root[]
      rootCount: number
      /** the bag's index has starts of cells instead of ends (`readBag`) */
      hasBegins: boolean
      hashOf: (cell: Cell) => Hash | null
    }

/** Maximum number of roots inspected. Proofs of a block have two; other bags rarely more than four. */
const MAX_ROOTS = 16

const PROBLEMS: Record<string, Problem> = {
  'no bag of cells': 'no bag',
  'cut off': 'cut off',
  'too deep': 'too deep',
  'cyclic reference': 'cyclic',
  'over 10 MB': 'too many bytes',
}

function problemOf(error: TonBytesError): Inspected {
  const detail = error.message
  const isCount = error instanceof TooLargeError && detail === 'wrong number of cells'
  return { kind: 'unreadable', why: isCount ? 'too many cells' : (PROBLEMS[detail] ?? 'damaged'), detail }
}

function rootOf(cell: Cell, hashOf: (cell: Cell) => Hash): Root {
  const index = indexCells(cell)
  let bits = 0
  for (const place of index.places) bits += place.cell.bits
  return { cell, kinds: recognise(cell, hashOf), index, bits }
}

/**
 * Reads a bag of cells and recognises its first 16 roots. Awaits `rest` repeatedly, so that the page stays responsive. Never throws for
 * invalid bytes.
 */
export async function inspect(bytes: Uint8Array, rest: () => Promise<void>): Promise<Inspected> {
  try {
    const { roots: all, hasBegins } = readBag(bytes, MAX_CELLS)
    const cells = all.slice(0, MAX_ROOTS)
    const hash = await createLargeHasher(cells, rest)
    const hashOf = (cell: Cell) => {
      try {
        return hash(cell)
      } catch {
        return null
      }
    }
    return {
      kind: 'read',
      bytes,
      roots: cells.map(cell => rootOf(cell, hash)),
      rootCount: all.length,
      hasBegins,
      hashOf,
    }
  } catch (error) {
    if (error instanceof TonBytesError) return problemOf(error)
    throw error
  }
}
