import { application } from './instructions/application.ts'
import { arithmetic } from './instructions/arithmetic.ts'
import { cells } from './instructions/cells.ts'
import { continuations } from './instructions/continuations.ts'
import { dictionaries } from './instructions/dictionaries.ts'
import { stack } from './instructions/stack.ts'

/** An instruction. `operands` names kinds that `operands.ts` defines. */
export type Instruction = { mnemonic: string; operands: string }

/** Maximum length of an opcode in bits. */
export const MAX_OPCODE_LENGTH = 24

/** Prefix byte of quiet instructions, which return NaN instead of throwing; their mnemonics start with Q. */
const QUIET = 0xb7

const tables = `${stack}${arithmetic}${cells}${continuations}${dictionaries}${application}`

/** Instructions by opcode bits after a leading one, which preserves zeros. */
const instructions = new Map<number, Instruction>()

/** Opcode bits from hex, after a leading one; a trailing `_` means that the last one bit and the zeros after it are padding. */
function readBits(hex: string): number {
  const bits = Number.parseInt(`1${hex}`, 16)
  return hex.endsWith('_') ? Math.floor(bits / (bits & -bits) / 2) : bits
}

/**
 * Parses a line: opcode, mnemonics of consecutive opcodes, a bar, operands. `.` is an opcode without instruction, `-` an invalid one that a
 * shorter opcode would match. A `q` prefix adds the quiet forms.
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
 * Finds the instruction (codepage 0) at the start of `code`, which has `bits` bits, at most `MAX_OPCODE_LENGTH`. Returns it with its
 * opcode's length in bits; the longest match wins. Null without a match.
 */
export function findInstruction(code: number, bits: number): { instruction: Instruction; length: number } | null {
  for (let length = bits; length > 0; length--) {
    const instruction = instructions.get(2 ** length + (code >>> (bits - length)))
    if (instruction) return instruction.mnemonic === '-' ? null : { instruction, length }
  }
  return null
}
