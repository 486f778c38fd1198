import type { Step } from '../../ton/replay/vm-log.ts'
import type { CodePlaces } from './code-places.ts'
import { type Exception, exceptionOf, isOutOfGas } from './failure.ts'
import { mnemonicOf } from './instruction.ts'

/** A notable step to jump to, by index. */
export type Jump = { at: number } & (
  | { kind: 'exception'; exception: Exception }
  | { kind: 'out of gas' | 'message' | 'reserve' | 'code' | 'gas' }
  | { kind: 'method'; title: string }
)
export type JumpKind = Jump['kind']

/** Maximum number of jumps per kind; a loop may send a thousand messages. */
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

/** Jumps to one step: several if an instruction has an effect and also raises an exception. */
function jumpsAt(step: Step, at: number, places: CodePlaces | null): Jump[] {
  const jumps: Jump[] = []
  const title = places?.methodAt(step.place)
  if (title !== undefined) jumps.push({ at, kind: 'method', title })
  const exception = exceptionOf(step)
  if (exception) jumps.push({ at, kind: 'exception', exception })
  const isOut = isOutOfGas(step)
  if (isOut) jumps.push({ at, kind: 'out of gas' })
  const kind = KINDS.get(mnemonicOf(step.text))
  // A failed instruction has no effect.
  if (kind && !exception && !isOut) jumps.push({ at, kind })
  return jumps
}

/** Notable steps in order, at most 1,000 per kind: exceptions, messages, reserves, code changes, accepted gas, entered methods. */
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
