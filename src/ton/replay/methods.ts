import { TonBytesError } from '../cell.ts'
import type { AccountParts } from '../proof/account-state.ts'
import { bagOf, rootOf } from './bag.ts'
import { type EmulatedInput, type Emulator, EmulatorError, LOG, type MethodInput } from './emulator.ts'
import { readVmStack, type VmValue, writeVmStack } from './vm-stack.ts'

/** Part of the emulator that runs get-methods. */
type Runner = Pick<Emulator, 'method'>

/** Result of a get-method without arguments, before and after a transaction; null where it did not run to its end. */
export type MethodChange = { method: number; before: VmValue[] | null; after: VmValue[] | null }

/** Milliseconds after which no other get-method is begun: a contract may have 12 of the slowest kind. */
const MAX_TIME_MS = 5_000

/** Inputs of a run that are no part of the account. */
type Surroundings = Pick<EmulatedInput, 'config' | 'libraries' | 'utime' | 'randomSeed'>

/** Input of a get-method on an account; null where it has no code or data. */
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

/** A value of which only a number counts: anything else is as empty as its kind allows. */
function numberOrKind(value: VmValue): VmValue {
  if (value.kind === 'cell' || value.kind === 'slice') return { kind: value.kind, boc: '' }
  return value.kind === 'tuple' || value.kind === 'list' ? { kind: value.kind, items: [] } : value
}

/** Numbers that a get-method gave before a transaction, in the places of its results. */
export type MethodNumbers = { method: number; stack: VmValue[] }

export type MethodResults = { changes: MethodChange[]; numbers: MethodNumbers[] }

/**
 * Results of get-methods before and after a transaction: those that differ, and the numbers before it. Those from the first one on that cannot
 * be run or read are left out, and those that would begin after 5 s.
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
    // The transaction is the same without them.
    if (!(error instanceof EmulatorError || error instanceof TonBytesError)) throw error
  }
  return results
}
