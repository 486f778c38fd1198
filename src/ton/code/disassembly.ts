import type { Hash } from '../hash.ts'

/** A method: its id, and its code as an index in `Disassembly.blocks`. */
export type Method = { id: number; block: number }

/**
 * An operand of an instruction. `number`: decimal text. `stack`: s0, s1, …, or negative s(-1), s(-2). `control`: c0 to c5 and c7. `method`:
 * by id. `slice`: a constant, its bits in Fift's notation `x{…}` and the hashes of its references. `cell`: a data cell. `code`: a
 * continuation. `methods`: a dictionary of them.
 */
export type Operand =
  | { kind: 'number'; value: string }
  | { kind: 'stack' | 'control' | 'method'; value: number }
  | { kind: 'slice'; value: string; refs: (Hash | null)[] }
  | { kind: 'cell'; value: Hash | null }
  | { kind: 'code'; value: number }
  | { kind: 'methods'; value: Method[] }

/**
 * A line of code at a bit of its cell. `jump`: code continues in the next reference. `library`: the code of the library cell with this
 * hash. `unknown`: an invalid or truncated instruction with the rest of the cell; without bits, references that no instruction uses.
 */
export type Item = { bit: number } & (
  | { kind: 'instruction'; mnemonic: string; operands: Operand[] }
  | { kind: 'jump'; block: number }
  | { kind: 'library'; hash: Hash }
  | { kind: 'unknown'; value: string; refs: (Hash | null)[] }
)

/**
 * Code from a bit of a cell on: a complete cell, or a continuation or method inside one. `cell`: hash of that cell, null above an invalid
 * Merkle cell. `cut`: it exceeds the limit.
 */
export type Block = { cell: Hash | null; bit: number; items: Item[]; cut: boolean }

/**
 * Code as blocks that refer to each other by index; block 0 is the entry point. Code used several times is one block. `tooLarge`: blocks
 * are cut, or a dictionary of methods stayed a cell. Serializable as JSON.
 */
export type Disassembly = { blocks: Block[]; tooLarge: boolean }

/** An operand as text: a register or number in TVM's notation, a constant in Fift's, a cell by hash. Empty for code and methods, which are blocks. */
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
