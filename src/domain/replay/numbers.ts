import type { Step } from '../../ton/replay/vm-log.ts'

/** Notes of exceptions that the virtual machine counts as separate steps, though it logs no instruction for them. */
const COUNTED = /^(?:handling exception|unhandled out-of-gas)/
const NO_INSTRUCTION = /: invalid(?: or too short)? opcode$/

/** Steps that the virtual machine counted at a step besides the instruction itself. */
function uncounted({ notes }: Step): number {
  let count = 0
  for (const note of notes) if (COUNTED.test(note)) count += NO_INSTRUCTION.test(note) ? 2 : 1
  return count
}

/** Number of steps before the first of `steps`, of which the log is lost; 0 for a complete run. `vmSteps` is what the transaction says. */
export function lostSteps(steps: readonly Step[], vmSteps: number): number {
  let seen = steps.length
  for (const step of steps) if (step.notes.length > 0) seen += uncounted(step)
  return Math.max(0, vmSteps - seen)
}
