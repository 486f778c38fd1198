import { toBase64 } from '../base64.ts'
import { Builder } from '../builder.ts'
import { type Cell, refuse } from '../cell.ts'
import { Slice } from '../slice.ts'
import { writeBoc } from '../write-boc.ts'
import { bagOf } from './bag.ts'

/** A value on the stack: integers as decimal text, bags of cells as base64. */
export type VmValue =
  | { kind: 'int'; value: string }
  | { kind: 'cell' | 'slice'; boc: string }
  | { kind: 'tuple' | 'list'; items: VmValue[] }
  | { kind: 'null' | 'nan' | 'unsupported' }

/** Maximum nesting; deeper tuples are `unsupported`. */
const MAX_DEPTH = 32
const MAX_VALUES = 1000
const MAX_BYTES = 10_000_000

/** Limits the values of one stack: with shared cells, a small stack may contain many large values. */
class Budget {
  #values = 10_000
  #bytes = MAX_BYTES

  /** Returns false once the limit of values is reached. */
  takeValue(): boolean {
    return this.#values-- > 0
  }

  /** A value with a cell's bag; `unsupported` if over the limit of bytes. */
  cellValue(kind: 'cell' | 'slice', cell: Cell): VmValue {
    const bytes = writeBoc(cell, this.#bytes)
    this.#bytes -= bytes?.length ?? this.#bytes
    return bytes ? { kind, boc: toBase64(bytes) } : { kind: 'unsupported' }
  }
}

/** Reads `VmCellSlice`: a part of a cell. */
function readSlice(from: Slice, budget: Budget): VmValue {
  const cell = from.ref()
  const [start = 0, end = 0] = from.uints(2, 10)
  const [firstRef = 0, lastRef = 0] = from.uints(2, 3)
  if (end < start || lastRef < firstRef) refuse('wrong slice')
  const part = new Slice(cell)
  part.skip(start)
  for (let skipped = 0; skipped < firstRef; skipped++) part.ref()
  return budget.cellValue('slice', part.part(end - start, lastRef - firstRef))
}

/** Reads `VmTuple` of `length` values. One or two values are references; with more, the last is a reference and the rest another `VmTuple`. */
function readTuple(from: Slice, length: number, depth: number, budget: Budget): VmValue {
  const items: VmValue[] = []
  let rest = from
  for (let left = length; left > 0; left--) {
    const before = left >= 2 ? rest.ref() : null
    items.unshift(readValue(new Slice(rest.ref()), depth + 1, budget))
    if (!before) break
    rest = new Slice(before)
    if (left === 2) {
      items.unshift(readValue(rest, depth + 1, budget))
      break
    }
  }
  return { kind: 'tuple', items }
}

/** Reads `VmStackValue` (block.tlb). */
function readValue(from: Slice, depth: number, budget: Budget): VmValue {
  if (depth > MAX_DEPTH || !budget.takeValue()) return { kind: 'unsupported' }
  const tag = from.uint(8)
  if (tag === 0) return { kind: 'null' }
  if (tag === 1) return { kind: 'int', value: from.integer(64, true) }
  if (tag === 2) {
    if (from.fork().uint(8) === 0xff) return { kind: 'nan' }
    from.skip(7)
    return { kind: 'int', value: from.integer(257, true) }
  }
  if (tag === 3) return budget.cellValue('cell', from.ref())
  if (tag === 4) return readSlice(from, budget)
  if (tag === 7) return readTuple(from, from.uint(16), depth, budget)
  return { kind: 'unsupported' }
}

/**
 * Values of a `VmStack` (block.tlb), bottom first; `unsupported` beyond 10,000 nested values or 10 MB. Throws `TonBytesError` for other
 * cells and for over 1,000 values.
 */
export function readVmStack(root: Cell): VmValue[] {
  let from = new Slice(root)
  const length = from.uint(24)
  if (length > MAX_VALUES) refuse('too many values')
  const values: VmValue[] = []
  const budget = new Budget()
  for (let left = length; left > 0; left--) {
    const rest = from.ref()
    values.unshift(readValue(from, 0, budget))
    from = new Slice(rest)
  }
  return values
}

/** An argument of a get-method. */
export type VmArgument = { kind: 'int'; value: bigint } | { kind: 'cell' | 'slice'; cell: Cell } | { kind: 'null' }

const TINY = 1n << 63n

/** Writes `VmStackValue`. Throws `TonBytesError` for integers of over 257 bits. */
function writeValue(to: Builder, argument: VmArgument): void {
  switch (argument.kind) {
    case 'null':
      to.uint(0n, 8)
      break
    case 'int':
      if (argument.value >= -TINY && argument.value < TINY) to.uint(1n, 8).int(argument.value, 64)
      else to.uint(0x100n, 15).int(argument.value, 257)
      break
    case 'cell':
      to.uint(3n, 8).ref(argument.cell)
      break
    case 'slice': {
      const { cell } = argument
      to.uint(4n, 8).ref(cell).uint(0n, 10).uint(BigInt(cell.bits), 10).uint(0n, 3).uint(BigInt(cell.refs.length), 3)
    }
  }
}

/** `VmStack` (block.tlb) of arguments, the first at the bottom, as a bag in base64. Throws `TonBytesError`. */
export function writeVmStack(stack: readonly VmArgument[]): string {
  const list = stack.reduce((rest, argument) => {
    const to = new Builder().ref(rest)
    writeValue(to, argument)
    return to.cell()
  }, new Builder().cell())
  const root = new Builder().uint(BigInt(stack.length), 24).inline(list).cell()
  return bagOf(root)
}
