import type { Step } from '../../ton/replay/vm-log.ts'
import type { CodePlaces } from './code-places.ts'
import { type Exception, exceptionOf, isOutOfGas } from './failure.ts'
import { mnemonicOf } from './instruction.ts'

/** A step worth a jump, by its place among the steps. */
export type Jump = { at: number } & (
  | { kind: 'exception'; exception: Exception }
  | { kind: 'out of gas' | 'message' | 'reserve' | 'code' | 'gas' }
  | { kind: 'method'; title: string }
)
export type JumpKind = Jump['kind']

/** Jumps of one kind that are kept; a loop may send messages a thousand times. */
export const MAX_JUMPS = 1_000

const KINDS = new Map<string, 'message' | 'reserve' | 'code' | 'gas'>([
  ['SENDRAWMSG', 'message'],
  ['SENDMSG', 'message'],
  ['RAWRESERVE', 'reserve'],
  ['RAWRESERVEX', 'reserve'],
  ['SETCODE', 'code'],
  ['ACCEPT', 'gas'],
  ['SETGASLIMIT', 'gas'],
])

/** Jumps to a step: more than one where an instruction did its work and raised an exception in it. */
function jumpsAt(step: Step, at: number, places: CodePlaces | null): Jump[] {
  const jumps: Jump[] = []
  const title = places?.methodAt(step.place)
  if (title !== undefined) jumps.push({ at, kind: 'method', title })
  const exception = exceptionOf(step)
  if (exception) jumps.push({ at, kind: 'exception', exception })
  const isOut = isOutOfGas(step)
  if (isOut) jumps.push({ at, kind: 'out of gas' })
  const kind = KINDS.get(mnemonicOf(step.text))
  // An instruction that failed has done nothing.
  if (kind && !exception && !isOut) jumps.push({ at, kind })
  return jumps
}

/** Steps worth a jump in their order, at most 1,000 of a kind: exceptions, messages, reserves, a replaced code, accepted gas, methods that were entered. */
export function jumpsOf(steps: readonly Step[], places: CodePlaces | null): Jump[] {
  const counts = new Map<JumpKind, number>()
  const jumps: Jump[] = []
  for (const [at, step] of steps.entries())
    for (const jump of jumpsAt(step, at, places)) {
      const count = (counts.get(jump.kind) ?? 0) + 1
      counts.set(jump.kind, count)
      if (count <= MAX_JUMPS) jumps.push(jump)
    }
  return jumps
}
