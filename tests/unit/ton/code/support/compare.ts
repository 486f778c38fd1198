/** Compares whole contracts with ton-assembly's disassembly. */
import type { Cell as CoreCell } from '@ton/core'
import { runtime } from 'ton-assembly'
import { expect } from 'vitest'
import { readBoc } from '../../../../../src/ton/boc.ts'
import { disassemble } from '../../../../../src/ton/code/disassemble.ts'
import type { Disassembly, Item, Operand } from '../../../../../src/ton/code/disassembly.ts'
import { methodIdsOf } from '../../../../../src/ton/code/methods.ts'
import {
  argumentsOf,
  expectedOperands,
  type Instruction,
  isNested,
  mnemonicOf,
  type Nested,
  ownOperands,
} from './oracle.ts'

type Compared = { instructions: number; jumps: number; methods: number; libraries: number; data: number }

/** Compares all code that is reached from a block; says where they differ by throwing. */
function compareBlocks(ours: Disassembly, theirs: CoreCell): Compared {
  const counts = { instructions: 0, jumps: 0, methods: 0, libraries: 0, data: 0 }
  const differ = (why: string, ...what: unknown[]): never => {
    throw new Error(`${why}: ${what.map(one => JSON.stringify(one)).join(' and ')}`)
  }
  const compareOperand = (own: Operand, other: Nested) => {
    if (own.kind === 'code' && other.$ === 'Instructions') compareBlock(own.value, other.instructions)
    else if (own.kind === 'methods' && other.$ === 'DecompiledDict') {
      counts.methods += own.value.length
      const ids = [own.value, other.methods].map(methods => methods.map(({ id }) => id).sort((a, b) => a - b))
      if (`${ids[0]}` !== `${ids[1]}`) differ('Methods', ...ids)
      for (const { id, block } of own.value)
        compareBlock(block, other.methods.find(method => method.id === id)?.instructions ?? [])
    } else if (own.kind !== 'cell') differ('Nested', own, other.$)
  }
  const compareItem = (own: Item | undefined, other: Instruction) => {
    const nested = argumentsOf(other).filter(isNested)
    if (own?.kind === 'jump' && other.$ === 'PSEUDO_PUSHREF') {
      counts.jumps++
      if (nested[0]?.$ === 'Instructions') compareBlock(own.block, nested[0].instructions)
    } else if (own?.kind === 'library' && other.$ === 'PSEUDO_EXOTIC') counts.libraries++
    else if (own?.kind === 'instruction') {
      counts.instructions++
      if (own.mnemonic !== mnemonicOf(other)) differ('Mnemonics', own, mnemonicOf(other))
      const operands = [ownOperands(own.operands), expectedOperands(other)]
      if (`${operands[0]}` !== `${operands[1]}`) differ(`Operands of ${own.mnemonic}`, ...operands)
      const cells = own.operands.filter(({ kind }) => ['cell', 'code', 'methods'].includes(kind))
      for (const [place, operand] of cells.entries()) compareOperand(operand, nested[place] ?? { $: 'Raw' })
    } else differ('Items', own, other.$)
  }
  const compareBlock = (place: number, others: Instruction[]) => {
    const items = ours.blocks[place]?.items ?? []
    if (others[0]?.$ === 'PSEUDO_PUSHSLICE') {
      // It takes a full block for data if one of its opcodes is unknown.
      counts.data++
      if (items.at(-1)?.kind !== 'unknown') differ('Data', items.at(-1), others[0].$)
    } else if (items.length !== others.length) differ('Lengths', items, others.map(mnemonicOf))
    else for (const [at, other] of others.entries()) compareItem(items[at], other)
  }
  compareBlock(0, runtime.decompileCell(theirs))
  return counts
}

/** Compares each code with ton-assembly, instruction by instruction, and prints how much that was. */
export function compareAll(what: string, codes: Iterable<CoreCell>): Compared & { codes: number } {
  const byHash = new Map([...codes].map(code => [code.hash().toString('hex'), code]))
  const sum = { codes: byHash.size, instructions: 0, jumps: 0, methods: 0, libraries: 0, data: 0 }
  for (const [hash, theirs] of byHash) {
    const code = readBoc(theirs.toBoc())
    const ours = disassemble(code)
    const compared = compareBlocks(ours, theirs)
    for (const [name, count] of Object.entries(compared)) sum[name as keyof Compared] += count
    const ids = ours.blocks.flatMap(({ items }) =>
      items.flatMap(item => (item.kind === 'instruction' ? item.operands : [])),
    )
    const methods = ids.flatMap(operand => (operand.kind === 'methods' ? operand.value.map(({ id }) => id) : []))
    expect(methodIdsOf(code), hash).toEqual(methods.sort((a, b) => a - b))
    expect(ours.blocks[0]?.cell, hash).toBe(hash)
  }
  console.log(`${what}: ${JSON.stringify(sum)}`)
  return sum
}
