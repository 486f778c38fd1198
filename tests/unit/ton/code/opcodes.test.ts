import { beginCell } from '@ton/core'
import { runtime } from 'ton-assembly'
import { expect, test } from 'vitest'
import { findInstruction, MAX_OPCODE_LENGTH } from '../../../../src/ton/code/instruction-table.ts'
import { readOperands } from '../../../../src/ton/code/operands.ts'
import { Slice } from '../../../../src/ton/slice.ts'
import { expectedOperands, mnemonicOf } from './support/oracle.ts'

const REFS = Array.from({ length: 4 }, () => beginCell().storeBit(1).endCell())
const EMPTY = { data: new Uint8Array(), bits: 0, refs: [], exotic: false, levelMask: 0 }

/** An opcode, then as many ones as a cell has room for, and four references: enough for any operand but the longest. */
const bytesOf = (word: number) =>
  new Uint8Array(127)
    .fill(0xff)
    .with(0, word >> 16)
    .with(1, (word >> 8) & 255)
    .with(2, word & 255)

function ours(bytes: Uint8Array, word: number): string {
  const found = findInstruction(word, MAX_OPCODE_LENGTH)
  if (!found) return 'none'
  const from = new Slice({ ...EMPTY, data: bytes, bits: 8 * bytes.length, refs: [EMPTY, EMPTY, EMPTY, EMPTY] })
  from.skip(found.length)
  try {
    const operands = readOperands(from, found.instruction.operands).flatMap(raw => {
      if (raw.kind === 'slice') return [`${raw.value.bits} bits`, `${raw.value.refs.length} references`]
      return typeof raw.value === 'object' ? ['cell'] : [`${raw.value}`]
    })
    return `${found.instruction.mnemonic} ${operands}; ${from.bitsLeft} and ${from.refsLeft} left`
  } catch {
    return 'none'
  }
}

/** ton-assembly has no `GETEXTRABALANCE`, which TVM has, and a `DEBUGMARK`, which it has not. */
const isOtherThere = (word: number) => [0xf880, 0xf955].includes(word >> 8)

function theirs(bytes: Uint8Array): string {
  const code = beginCell().storeBuffer(Buffer.from(bytes))
  for (const ref of REFS) code.storeRef(ref)
  const from = code.endCell().beginParse()
  try {
    const instruction = runtime.instr.load(from)
    const operands = expectedOperands(instruction).map(operand =>
      operand.startsWith('x') ? `${lengthOf(operand)} bits` : operand,
    )
    return `${mnemonicOf(instruction)} ${operands}; ${from.remainingBits} and ${from.remainingRefs} left`
  } catch {
    return 'none'
  }
}

/** Bits of a constant in Fift's form. */
function lengthOf(constant: string): number {
  const [, hex = '', end] = /^x\{([0-9a-f]*)(_?)\}$/.exec(constant) ?? []
  const bits = [...hex].map(digit => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  return end ? bits.lastIndexOf('1') : bits.length
}

/** Opcodes of 24 bits: one for each value of the first 16, and those at both ends of every range of the reference table. */
function words(): number[] {
  const beginnings = Array.from({ length: 0x10000 }, (_, high) => high * 256 + 0x5a)
  const edges = runtime.rangeToType.flatMap(({ min, max }) => [min - 1, min, max - 1, max])
  return [...new Set([...beginnings, ...edges])].filter(word => word >= 0 && word < 2 ** 24)
}

test('the opcode table has the instructions and operands of ton-assembly, and no others', () => {
  const all = words()
  const mnemonics = new Set<string>()
  const differing: string[] = []
  let none = 0
  for (const word of all) {
    const bytes = bytesOf(word)
    const [own, other] = [ours(bytes, word), theirs(bytes)]
    if (own !== other && !isOtherThere(word)) differing.push(`${word.toString(16).padStart(6, '0')}: ${own} | ${other}`)
    if (own === 'none') none++
    else mnemonics.add(own.split(' ')[0] ?? '')
  }
  console.log(`${all.length} opcodes compared: ${mnemonics.size} mnemonics, ${none} without an instruction`)
  expect(differing.slice(0, 20)).toEqual([])
  expect(mnemonics.size).toBeGreaterThan(880)
})
