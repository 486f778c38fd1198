import type { Cell } from '../cell.ts'
import { disassemble } from './disassemble.ts'
import type { Disassembly, Method } from './disassembly.ts'
import { methodIdsOf } from './methods.ts'

/** The methods of a contract in the order of their ids: those to which its code leads first. */
export function methodsOf({ blocks }: Disassembly): Method[] {
  for (const { items } of blocks)
    for (const item of items) {
      if (item.kind !== 'instruction') continue
      for (const operand of item.operands) if (operand.kind === 'methods') return operand.value
    }
  return []
}

/**
 * Ids of the methods of a contract, in their order, wherever in its code their dictionary is: behind a jump into the next cell too. The code
 * is disassembled where `methodIdsOf` finds none. Never throws.
 */
export function methodIdsIn(code: Cell): number[] {
  const ids = methodIdsOf(code)
  if (ids.length > 0 || code.exotic || code.refs.length === 0) return ids
  // Names of cells are not needed, so none is hashed.
  return methodsOf(disassemble(code, () => '')).map(({ id }) => id)
}
