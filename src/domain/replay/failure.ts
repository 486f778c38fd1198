import type { Step } from '../../ton/replay/vm-log.ts'
import { type Comparison, comparedBefore } from './comparison.ts'
import { mnemonicOf, operandsOf } from './instruction.ts'
import { readStackText, type StackEntry } from './stack.ts'

/** Exit codes of a run that succeeded. */
const SUCCESS = [0, 1]
/** Exit code of a run out of gas. */
const OUT_OF_GAS = -14

const HANDLED = /^handling exception code (-?\d+): (.*)$/
const ENDED = /^default exception handler, terminating vm with exit code (-?\d+)$/
const NO_GAS = /^unhandled out-of-gas exception: gas consumed=(\d+), limit=(\d+)$/
/** End of a child machine started by RUNVM: notes before it belong to the child. */
const CHILD_END = /^Child VM finished/
const THROW = /^THROW(?:ARG)?(?:ANY)?(?<condition>IF|IFNOT)?$/
/** The machine's message for bytes that are not an instruction, which its log has no step for. */
const NO_INSTRUCTION = /^invalid(?: or too short)? opcode$/

/**
 * The exception of a step. `message`: by the machine; null if the contract threw it. `isLast`: it ended the run; otherwise it was handled,
 * or only ended a child machine.
 */
export type Exception = { exitCode: number; message: string | null; isLast: boolean }

/**
 * Reason of a failed run. `at`: index of the last step; `instruction`: its text, null if the bytes are not an instruction. `thrown`: by the
 * contract; `error`: by the machine, with its message.
 */
export type Failure = { at: number; instruction: string | null; exitCode: number } & (
  | { kind: 'thrown'; compared: Comparison | null }
  | { kind: 'error'; message: string }
  | { kind: 'out of gas'; used: number; limit: number }
)

const match = (notes: readonly string[], pattern: RegExp): RegExpExecArray | undefined => {
  for (const note of notes) {
    const found = pattern.exec(note)
    if (found) return found
  }
  return undefined
}

/** Notes without those of a child machine that ended in this step. */
const ownNotes = (notes: readonly string[]) => notes.slice(notes.findLastIndex(note => CHILD_END.test(note)) + 1)

const intOf = (entry: StackEntry | undefined) => (entry?.kind === 'int' ? Number(entry.value) : null)

/** Code thrown by a THROW instruction; null if it did not throw, or the stack is unknown. */
function thrownCode({ text, stack }: Step): number | null {
  const mnemonic = mnemonicOf(text)
  const found = THROW.exec(mnemonic)
  if (!found) return null
  const condition = found.groups?.condition
  const entries = stack === null ? [] : readStackText(stack, 2)
  if (condition) {
    const flag = intOf(entries.pop())
    if (flag === null || (flag !== 0) !== (condition === 'IF')) return null
  }
  return mnemonic.includes('ANY') ? intOf(entries.pop()) : Number(operandsOf(text))
}

/**
 * The exception raised by a step, according to its notes and stack; null without one. Excludes running out of gas, which contracts cannot
 * handle, and THROW 0 and THROW 1, which end a run successfully.
 */
export function exceptionOf(step: Step): Exception | null {
  const { notes, text } = step
  if (notes.length === 0 && !text.startsWith('THROW')) return null
  const [, handled, message = null] = match(notes, HANDLED) ?? []
  const [, ended] = match(notes, ENDED) ?? []
  const code = ended ?? handled ?? thrownCode(step)
  const exitCode = Number(code)
  const isLast = match(ownNotes(notes), ENDED) !== undefined
  const hasSucceeded = ended !== undefined && SUCCESS.includes(exitCode)
  return code === null || hasSucceeded ? null : { exitCode, message, isLast }
}

/** True for the step that ran out of gas. */
export const isOutOfGas = ({ notes }: Step): boolean => match(notes, NO_GAS) !== undefined

function failureAt(steps: readonly Step[], at: number): Failure | null {
  const step = steps[at]
  if (!step || step.notes.length === 0) return null
  const { text, notes } = step
  const [, used, limit] = match(ownNotes(notes), NO_GAS) ?? []
  if (used !== undefined)
    return { at, instruction: text, exitCode: OUT_OF_GAS, kind: 'out of gas', used: Number(used), limit: Number(limit) }
  const exception = exceptionOf(step)
  if (!exception?.isLast) return null
  const { exitCode, message } = exception
  if (message === null) return { at, instruction: text, exitCode, kind: 'thrown', compared: comparedBefore(steps, at) }
  return { at, instruction: NO_INSTRUCTION.test(message) ? null : text, exitCode, kind: 'error', message }
}

/** The failure that ended a run, given all or its last steps; null if the steps do not show one. */
export function failureOf(steps: readonly Step[]): Failure | null {
  // After the end the machine only logs a few final steps.
  const first = Math.max(0, steps.length - 8)
  for (let at = steps.length - 1; at >= first; at--) {
    const failure = failureAt(steps, at)
    if (failure) return failure
  }
  return null
}
