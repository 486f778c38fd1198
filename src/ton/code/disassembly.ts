import type { Hash } from '../hash.ts'

/** `id` is what callers name it by; `block` its code, as a place in `Disassembly.blocks`. */
export type Method = { id: number; block: number }

/**
 * An operand of an instruction. `number` is decimal text. `stack` is s0, s1, … or, below zero, s(-1), s(-2); `control` c0 to c5 and c7. `method` is
 * a method by its id. `slice` is a constant: its bits as in Fift's `x{…}` (hex; where `_` ends it, the last one and what is after it are no
 * part of it) and the hashes of its references. `cell` is a cell that holds data. `code` is a continuation, `methods` a dictionary of them.
 */
export type Operand =
  | { kind: 'number'; value: string }
  | { kind: 'stack' | 'control' | 'method'; value: number }
  | { kind: 'slice'; value: string; refs: (Hash | null)[] }
  | { kind: 'cell'; value: Hash | null }
  | { kind: 'code'; value: number }
  | { kind: 'methods'; value: Method[] }

/**
 * A line of code, from a bit of its cell on. `jump`: the cell ends, and code goes on in its next reference. `library`: the code is that of
 * the library cell with this hash. `unknown`: no instruction of codepage 0, or one that is cut off, with all that is left of the cell; without
 * bits these are references that no instruction uses.
 */
export type Item = { bit: number } & (
  | { kind: 'instruction'; mnemonic: string; operands: Operand[] }
  | { kind: 'jump'; block: number }
  | { kind: 'library'; hash: Hash }
  | { kind: 'unknown'; value: string; refs: (Hash | null)[] }
)

/**
 * Code that begins at a bit of a cell: a whole cell, or a continuation or method inside one. `cell` is the hash of that cell, null where it
 * holds a Merkle cell that is wrong. `cut`: it goes on, but was more than is read.
 */
export type Block = { cell: Hash | null; bit: number; items: Item[]; cut: boolean }

/**
 * Code as blocks that refer to one another by their places in the list; the first is where execution begins. Code that is used in several
 * places is one block. `tooLarge`: some blocks are cut, or a dictionary of methods was left a cell. It is plain JSON.
 */
export type Disassembly = { blocks: Block[]; tooLarge: boolean }

/** An operand as text: a register or number in TVM's notation, a constant in Fift's, a cell by its hash. Empty for code and methods, which are blocks. */
export function operandText(operand: Operand): string {
  switch (operand.kind) {
    case 'stack':
      return operand.value < 0 ? `s(${operand.value})` : `s${operand.value}`
    case 'control':
      return `c${operand.value}`
    case 'slice':
      return `x{${operand.value}}`
    case 'code':
    case 'methods':
      return ''
    default:
      return `${operand.value ?? ''}`
  }
}
