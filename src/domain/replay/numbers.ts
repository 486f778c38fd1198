import type { Step } from '../../ton/replay/vm-log.ts'

/** Notes of exceptions, which the machine counts as steps without logging an instruction. */
const COUNTED = /^(?:handling exception|unhandled out-of-gas)/
const NO_INSTRUCTION = /: invalid(?: or too short)? opcode$/

/** Steps counted by the machine besides the instruction itself. */
function uncounted({ notes }: Step): number {
  let count = 0
  for (const note of notes) if (COUNTED.test(note)) count += NO_INSTRUCTION.test(note) ? 2 : 1
  return count
}

/** Number of steps missing from the start of the log; 0 for a complete run. `vmSteps`: number of steps in the transaction. */
export function lostSteps(steps: readonly Step[], vmSteps: number): number {
  let seen = steps.length
  for (const step of steps) if (step.notes.length > 0) seen += uncounted(step)
  return Math.max(0, vmSteps - seen)
}
