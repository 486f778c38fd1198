import { beginCell } from '@ton/core'
import { runtime } from 'ton-assembly'
import { expect, test } from 'vitest'
import { MAX_OPCODE_LENGTH } from '../../../../src/ton/code/instruction-table.ts'
import { read, textOf } from './support/code.ts'
import { stepsOf } from './support/executed.ts'

/** An opcode followed by enough bits for any operand. */
function codeOf(word: number) {
  const ones = Buffer.alloc(124, 255)
  const code = beginCell().storeUint(word, MAX_OPCODE_LENGTH).storeBuffer(ones)
  for (let refs = 0; refs < 4; refs++) code.storeRef(beginCell().storeUint(0, 2).endCell())
  return code.endCell()
}

/** TVM refuses them by their operands, not by their opcodes. */
const isOddExchange = (word: number) => word >> 16 === 0x10

test('the TVM accepts an instruction exactly where the opcode table has one', async () => {
  const edges = runtime.rangeToType.flatMap(({ min, max }) => (min < max ? [min - 1, min, max] : []))
  const words = [...new Set(edges)].filter(word => word >= 0 && word < 2 ** MAX_OPCODE_LENGTH && !isOddExchange(word))
  const differing: string[] = []
  for (const word of words) {
    const code = codeOf(word)
    const [step] = await stepsOf(code, beginCell().endCell(), 0, 1000n)
    const [item] = read(code).blocks[0]?.items ?? []
    const own = item?.kind === 'instruction' ? textOf(item) : null
    const executed = step?.text ?? null
    if ((own === null) !== (executed === null)) differing.push(`${word.toString(16)}: ${own} | ${executed}`)
  }
  console.log(`${words.length} opcodes executed`)
  expect(differing).toEqual([])
})
