import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { hashCell } from '../../ton/cell-hash.ts'
import type { VmValue } from '../../ton/replay/vm-stack.ts'
import type { StackValue } from '../method/value.ts'
import type { Shortfall } from './replay.ts'

/**
 * Result of a get-method that ran in this browser. `seqno` is the masterchain block that commits the state, null where no proof names it.
 * `isSigned`: validators whom this build pins have signed for it.
 */
export type ComputedEnd = {
  status: 'computed'
  exitCode: number
  gasUsed: string
  stack: VmValue[]
  seqno: number | null
  isSigned: boolean
  shortfalls: Shortfall[]
}

/** A value in a form in which equal ones are equal texts: a node says "cell" of slices too. */
function canonical(value: StackValue): unknown {
  switch (value.kind) {
    case 'int':
      return value.value
    case 'cell':
    case 'slice':
      return hashCell(readBoc(fromBase64(value.boc) ?? new Uint8Array()))
    case 'tuple':
    case 'list':
      return value.items.map(canonical)
    default:
      return { kind: value.kind }
  }
}

/** True if two results hold the same values; null where one has a value that cannot be compared. */
export function sameResult(left: readonly StackValue[], right: readonly StackValue[]): boolean | null {
  const [a, b] = [JSON.stringify(left.map(attempt)), JSON.stringify(right.map(attempt))]
  if (a === b) return a.includes('"unsupported"') ? null : true
  // Providers spell lists as tuples of pairs, or as lists.
  return /"(?:list|unsupported)"/.test(JSON.stringify([left, right])) ? null : false
}

function attempt(value: StackValue): unknown {
  try {
    return canonical(value)
  } catch {
    return { kind: 'unsupported' }
  }
}
