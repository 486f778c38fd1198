import type { Cell } from '../cell.ts'
import { disassemble } from './disassemble.ts'
import type { Disassembly, Method } from './disassembly.ts'
import { methodIdsOf } from './methods.ts'

/** Methods of a contract by id: those of the first dictionary in its code. */
export function methodsOf({ blocks }: Disassembly): Method[] {
  for (const { items } of blocks)
    for (const item of items) {
      if (item.kind !== 'instruction') continue
      for (const operand of item.operands) if (operand.kind === 'methods') return operand.value
    }
  return []
}

/**
 * Ids of a contract's methods in order, wherever their dictionary is in the code. Disassembles the code if `methodIdsOf` finds none. Never
 * throws.
 */
export function methodIdsIn(code: Cell): number[] {
  const ids = methodIdsOf(code)
  if (ids.length > 0 || code.exotic || code.refs.length === 0) return ids
  // Hashes of cells are not needed: avoid computing them.
  return methodsOf(disassemble(code, () => '')).map(({ id }) => id)
}
