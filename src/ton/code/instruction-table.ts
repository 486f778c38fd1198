import { application } from './instructions/application.ts'
import { arithmetic } from './instructions/arithmetic.ts'
import { cells } from './instructions/cells.ts'
import { continuations } from './instructions/continuations.ts'
import { dictionaries } from './instructions/dictionaries.ts'
import { stack } from './instructions/stack.ts'

/** `operands` are kinds as in `operands.ts`. */
export type Instruction = { mnemonic: string; operands: string }

/** No opcode is longer (bits). */
export const MAX_OPCODE_LENGTH = 24

/** The quiet form of an instruction, which returns NaN instead of an exception, has one byte more, and Q before its name. */
const QUIET = 0xb7

const tables = `${stack}${arithmetic}${cells}${continuations}${dictionaries}${application}`

/** Opcodes by their bits after a one, so that leading zeros count. */
const instructions = new Map<number, Instruction>()

/** Bits written as hex after a one; where `_` ends them, their last one and the zeros after it are no part of them. */
function readBits(hex: string): number {
  const bits = Number.parseInt(`1${hex}`, 16)
  return hex.endsWith('_') ? Math.floor(bits / (bits & -bits) / 2) : bits
}

/**
 * A line: the opcode, then names of instructions whose opcodes follow one another, a bar, their operands. `.` is an opcode without an
 * instruction, `-` one that would be read as a shorter one but is invalid. After `q` stand those that have a quiet form too.
 */
for (const line of tables.trim().split(/\n+/)) {
  const [names = '', operands = ''] = line.split('|')
  const [prefix = '', ...mnemonics] = names.split(' ')
  const isQuietToo = prefix.startsWith('q')
  const add = (opcode: string, quiet: string) => {
    let bits = readBits(opcode)
    for (const mnemonic of mnemonics) {
      if (mnemonic !== '.') instructions.set(bits, { mnemonic: quiet + mnemonic, operands })
      bits++
    }
  }
  add(prefix.slice(isQuietToo ? 1 : 0), '')
  if (isQuietToo) add(QUIET.toString(16) + prefix.slice(1), 'Q')
}

/**
 * Finds the instruction of codepage 0 at the start of `code`, a number of `bits` bits, at most `MAX_OPCODE_LENGTH`. Gives it with the length of its
 * opcode in bits; the longest opcode that matches wins. Null when no opcode matches.
 */
export function findInstruction(code: number, bits: number): { instruction: Instruction; length: number } | null {
  for (let length = bits; length > 0; length--) {
    const instruction = instructions.get(2 ** length + (code >>> (bits - length)))
    if (instruction) return instruction.mnemonic === '-' ? null : { instruction, length }
  }
  return null
}
