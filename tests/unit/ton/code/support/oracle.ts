/** Listing of the same code by ton-assembly, the disassembler of TON Core. */
import type { Slice as CoreSlice } from '@ton/core'
import type { runtime } from 'ton-assembly'
import type { Operand } from '../../../../../src/ton/code/disassembly.ts'

export type Instruction = ReturnType<typeof runtime.decompileCell>[number]
export type Nested =
  | { $: 'Instructions'; instructions: Instruction[] }
  | { $: 'DecompiledDict'; methods: { id: number; instructions: Instruction[] }[] }
  | { $: 'Raw' | 'RawDict' }
type Argument = number | bigint | CoreSlice | Nested

export const argumentsOf = (instruction: Instruction): Argument[] =>
  Object.entries(instruction).flatMap(([name, value]) => (/^arg\d$/.test(name) ? [value as Argument] : []))

/** It has a name for each encoding, and `_` for the `#` of Fift. */
const ENCODING = /(?:_(?:ALT|VAR|SHORT|LONG|4|8|16|0I|IJ|1I|1|2|REFS))+$/
/** Those whose number is in the code, beside forms that take it from the stack. */
const NUMBERED = /^(?:Q?[LR]SHIFT|BCHKBITSQ?)$/
const RENAMED: Record<string, string> = {
  SWAP2: '2SWAP',
  DROP2: '2DROP',
  DUP2: '2DUP',
  OVER2: '2OVER',
  ROLL: 'ROLLX',
  ROLLREV: '-ROLLX',
  GETPARAMLONG2: 'GETPARAMLONG',
}

export function mnemonicOf(instruction: Instruction): string {
  const name: string = instruction.$
  if (NUMBERED.test(name) && argumentsOf(instruction).length > 0) return `${name}#`
  return RENAMED[name] ?? name.replace(ENCODING, '').replace(/(SHIFT|POW2)([RC]?)_/, '$1$2#')
}

export const isNested = (argument: Argument): argument is Nested => typeof argument === 'object' && '$' in argument

/** The registers that a short form leaves out, and numbers that TVM itself reads otherwise: 15 values are −1, hash 255 is −1, a mask is a mask. */
function numbersOf({ $: name }: Instruction, numbers: (number | bigint)[]): string[] {
  const [first = 0, second = 0] = numbers.map(Number)
  if (name === 'XCHG_0I' || name === 'XCHG_0I_LONG') return ['0', `${first}`]
  if (name === 'SETCONTARGS' || name === 'BLESSARGS') return [`${first}`, `${((second + 2) & 15) - 1}`]
  if (name === 'SETCONTCTRMANY') return [`${first - 1}`]
  if (/^HASHEXT/.test(name) && first === 255) return ['-1']
  if (name === 'CALLCCARGS') return [`${first}`, `${((second + 1) & 15) - 1}`]
  return numbers.map(String)
}

/** Operands as they are compared: numbers and registers, constants, and a sign for a cell or code. */
export function expectedOperands(instruction: Instruction): string[] {
  const operands = argumentsOf(instruction)
  const numbers = operands.filter(operand => typeof operand === 'number' || typeof operand === 'bigint')
  return [
    ...numbersOf(instruction, numbers),
    ...operands.flatMap(operand => {
      if (typeof operand === 'number' || typeof operand === 'bigint') return []
      if (isNested(operand)) return ['cell']
      return [`x{${operand.clone().asCell().bits.toString().toLowerCase()}}`, `${operand.remainingRefs} references`]
    }),
  ]
}

export function ownOperands(operands: Operand[]): string[] {
  return operands.flatMap(operand => {
    if (operand.kind === 'slice') return [`x{${operand.value}}`, `${operand.refs.length} references`]
    return ['cell', 'code', 'methods'].includes(operand.kind) ? ['cell'] : [`${operand.value}`]
  })
}
