import { beginCell, type Cell as CoreCell } from '@ton/core'
import { readBoc } from '../../../../../src/ton/boc.ts'
import { disassemble } from '../../../../../src/ton/code/disassemble.ts'
import { type Disassembly, type Item, operandText } from '../../../../../src/ton/code/disassembly.ts'

/** A cell with code written as hex, blanks ignored, and its references. */
export function cellOf(hex: string, ...refs: CoreCell[]): CoreCell {
  const builder = beginCell().storeBuffer(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
  for (const ref of refs) builder.storeRef(ref)
  return builder.endCell()
}

export const read = (core: CoreCell): Disassembly => disassemble(readBoc(core.toBoc()))

export const short = (hash: string | null) => hash?.slice(0, 8) ?? 'none'

/** An item as text, blocks by their numbers, cells by the first digits of their hashes. */
export function textOf(item: Item): string {
  if (item.kind === 'jump') return `jump #${item.block}`
  if (item.kind === 'library') return `library ${short(item.hash)}`
  if (item.kind === 'unknown') return `unknown x{${item.value}} and ${item.refs.length} references`
  const operands = item.operands.map(operand => {
    if (operand.kind === 'code') return `#${operand.value}`
    if (operand.kind === 'methods') return operand.value.map(({ id, block }) => `${id}: #${block}`).join('; ')
    if (operand.kind === 'cell') return short(operand.value)
    return operandText(operand)
  })
  return [item.mnemonic, ...operands].join(' ')
}

/** Each block as the bit where it begins and the texts of its items. */
export const blocksOf = ({ blocks }: Disassembly) => blocks.map(({ bit, items }) => [bit, ...items.map(textOf)])

/** The items of the first block. */
export const linesOf = (core: CoreCell): string[] => read(core).blocks[0]!.items.map(textOf)
