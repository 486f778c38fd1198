import { TonBytesError } from '../cell.ts'
import type { AccountParts } from '../proof/account-state.ts'
import { bagOf, rootOf } from './bag.ts'
import { type EmulatedInput, type Emulator, EmulatorError, LOG, type MethodInput } from './emulator.ts'
import { readVmStack, type VmValue, writeVmStack } from './vm-stack.ts'

/** The emulator's method runner. */
type Runner = Pick<Emulator, 'method'>

/** Results of a get-method without arguments, before and after a transaction; null if it failed. */
export type MethodChange = { method: number; before: VmValue[] | null; after: VmValue[] | null }

/** ms after which no further get-method is started: a contract may have 12 slow ones. */
const MAX_TIME_MS = 5_000

/** Inputs of a run besides the account. */
type Surroundings = Pick<EmulatedInput, 'config' | 'libraries' | 'utime' | 'randomSeed'>

/** Input of a get-method on an account; null without code or data. */
export function methodInput(
  { address, balance, code, data }: AccountParts,
  around: Surroundings,
  method: number,
  stack: string,
): MethodInput | null {
  return address && code && data
    ? { ...around, address, balance, code: bagOf(code), data: bagOf(data), method, stack }
    : null
}

function resultOf(emulator: Runner, input: MethodInput | null, method: number): VmValue[] | null {
  if (!input) return null
  const { exitCode, stack } = emulator.method({ ...input, method }, LOG.none)
  return exitCode === 0 || exitCode === 1 ? readVmStack(rootOf(stack)) : null
}

/** The value if it is a number, else an empty value of its kind. */
function numberOrKind(value: VmValue): VmValue {
  if (value.kind === 'cell' || value.kind === 'slice') return { kind: value.kind, boc: '' }
  return value.kind === 'tuple' || value.kind === 'list' ? { kind: value.kind, items: [] } : value
}

/** Numbers among a get-method's results before a transaction, at the positions of the results. */
export type MethodNumbers = { method: number; stack: VmValue[] }

export type MethodResults = { changes: MethodChange[]; numbers: MethodNumbers[] }

/**
 * Results of get-methods before and after a transaction: only those that differ, and the numbers before. Stops at the first failure, and
 * starts no method after 5 s.
 */
export function methodResults(
  emulator: Runner,
  around: Surroundings,
  accounts: { before: AccountParts; after: AccountParts },
  methods: readonly number[],
): MethodResults {
  const inputOf = (account: AccountParts) => methodInput(account, around, 0, writeVmStack([]))
  const results: MethodResults = { changes: [], numbers: [] }
  const end = performance.now() + MAX_TIME_MS
  try {
    const inputs = { before: inputOf(accounts.before), after: inputOf(accounts.after) }
    for (const method of methods) {
      if (performance.now() > end) break
      const before = resultOf(emulator, inputs.before, method)
      const after = resultOf(emulator, inputs.after, method)
      if (before) results.numbers.push({ method, stack: before.map(numberOrKind) })
      if (JSON.stringify(before) !== JSON.stringify(after)) results.changes.push({ method, before, after })
    }
  } catch (error) {
    // Failed get-methods do not affect the transaction.
    if (!(error instanceof EmulatorError || error instanceof TonBytesError)) throw error
  }
  return results
}
