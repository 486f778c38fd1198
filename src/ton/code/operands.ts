import { type Cell, refuse } from '../cell.ts'
import { Slice } from '../slice.ts'

/** An operand before disassembly: `code` is a continuation in a referenced cell, `part` one inside this cell. */
export type RawOperand =
  | { kind: 'number'; value: string }
  | { kind: 'stack' | 'control' | 'method'; value: number }
  | { kind: 'slice' | 'cell' | 'code'; value: Cell }
  | { kind: 'part'; value: Cell; bit: number }

const number = (value: number | string): RawOperand => ({ kind: 'number', value: `${value}` })
const stack = (value: number): RawOperand => ({ kind: 'stack', value })

function readControl(from: Slice): RawOperand {
  const value = from.uint(4)
  // Control registers are c0 to c5 and c7.
  return value < 8 && value !== 6 ? { kind: 'control', value } : refuse('no control register')
}

/**
 * Reads bits and references preceded by their counts. The four digits: bits of the reference count and its offset; bits of the byte count
 * and an offset in bits.
 */
function readPart(from: Slice, digits: string): { value: Cell; bit: number } {
  const [refBits = 0, moreRefs = 0, lengthBits = 0, moreBits = 0] = [...digits].map(Number)
  const refs = from.uint(refBits) + moreRefs
  const bits = from.uint(lengthBits) * 8 + moreBits
  return { bit: from.at, value: from.part(bits, refs) }
}

/** Removes the padding of a constant: the last one bit and the zeros after it. */
function unfilled(filled: Cell): Cell {
  const { data, bits, refs } = filled
  let end = bits - 1
  while (end > 0 && !(((data[end >> 3] ?? 0) >> (7 - (end & 7))) & 1)) end--
  return new Slice(filled).part(Math.max(0, end), refs.length)
}

/** Readers of operands by letter; following digits are the number of bits, or the four of `readPart`. Upper-case letters are rarer forms. */
const kinds: Record<string, (from: Slice, bits: number, digits: string) => RawOperand> = {
  u: (from, bits) => number(from.uint(bits)),
  i: (from, bits) => number(from.integer(bits, true)),
  p: (from, bits) => number(from.uint(bits) + 1),
  e: from => number(from.uint(4) + 2),
  z: from => number(from.uint(4) - 16),
  q: from => number(32 * (from.uint(3) + 1)),
  // −5 to 10
  j: from => number(((from.uint(4) + 5) & 15) - 5),
  J: from => number(from.integer(8 * from.uint(5) + 19, true)),
  // A number of values; −1 means all.
  n: from => number(((from.uint(4) + 1) & 15) - 1),
  m: () => number(-1),
  s: from => stack(from.uint(4)),
  S: from => stack(from.uint(8)),
  t: from => stack(from.uint(4) - 1),
  T: from => stack(from.uint(4) - 2),
  Z: () => stack(0),
  Y: () => stack(1),
  c: readControl,
  M: (from, bits) => ({ kind: 'method', value: from.uint(bits) }),
  r: from => ({ kind: 'cell', value: from.ref() }),
  k: (from, _, digits) => (digits ? { kind: 'part', ...readPart(from, digits) } : { kind: 'code', value: from.ref() }),
  x: (from, _, digits) => ({ kind: 'slice', value: unfilled(readPart(from, digits).value) }),
  b: (from, _, digits) => ({ kind: 'slice', value: readPart(from, digits).value }),
}

/** Reads the operands of an instruction after its opcode. Throws `TonBytesError` if the cell is too short. */
export function readOperands(from: Slice, written: string): RawOperand[] {
  return Array.from(
    written.matchAll(/([a-zA-Z])(\d*)/g),
    ([, letter = '', digits = '']) => kinds[letter]?.(from, Number(digits), digits) ?? refuse('unknown operand'),
  )
}
