import type { Step } from '../../ton/replay/vm-log.ts'
import { type Comparison, comparedBefore } from './comparison.ts'
import { mnemonicOf, operandsOf } from './instruction.ts'
import { readStackText, type StackEntry } from './stack.ts'

/** Exit codes of a run that succeeded. */
const SUCCESS = [0, 1]
/** Gas used up: the exit code of a run that ended so. */
const OUT_OF_GAS = -14

const HANDLED = /^handling exception code (-?\d+): (.*)$/
const ENDED = /^default exception handler, terminating vm with exit code (-?\d+)$/
const NO_GAS = /^unhandled out-of-gas exception: gas consumed=(\d+), limit=(\d+)$/
/** End of a machine that RUNVM started: the notes before it are not of the contract's own run. */
const CHILD_END = /^Child VM finished/
const THROW = /^THROW(?:ARG)?(?:ANY)?(?<condition>IF|IFNOT)?$/
/** Words of the virtual machine about bytes that are no instruction: its log has no step of them. */
const NO_INSTRUCTION = /^invalid(?: or too short)? opcode$/

/**
 * The exception of a step. `message` is the virtual machine's own word for it, null where the contract threw by an instruction. `isLast`: it ended
 * the run; otherwise the contract handled it, or it ended only a machine that RUNVM started.
 */
export type Exception = { exitCode: number; message: string | null; isLast: boolean }

/**
 * Reason why a run failed. `at` is the place of the last step; `instruction` its text, null where the bytes after it are no instruction.
 * `thrown`: by an instruction of the contract. `error`: by the virtual machine, in its own words.
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

/** Notes of the run itself, without those of a machine that ended in this step. */
const ownNotes = (notes: readonly string[]) => notes.slice(notes.findLastIndex(note => CHILD_END.test(note)) + 1)

const intOf = (entry: StackEntry | undefined) => (entry?.kind === 'int' ? Number(entry.value) : null)

/** The code that a THROW instruction throws; null where it throws none, or the stack does not tell. */
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
 * The exception that a step raised, as its notes and its stack say; null for none. Gas used up is another matter: no contract can handle it. The
 * end of a run by THROW 0 or THROW 1 is a success.
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

/** True for the step that used up the gas of its run. */
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

/** The failure that ended the run of these steps, all or the last of it; null where the steps show none. Only the steps count: nothing is guessed. */
export function failureOf(steps: readonly Step[]): Failure | null {
  // The virtual machine logs nothing after the end but its own last moves.
  const first = Math.max(0, steps.length - 8)
  for (let at = steps.length - 1; at >= first; at--) {
    const failure = failureAt(steps, at)
    if (failure) return failure
  }
  return null
}
