import { toBase64 } from '../base64.ts'
import { readBoc } from '../boc.ts'
import { fromBase64 } from '../bytes.ts'
import { type Cell, refuse } from '../cell.ts'
import { writeBoc } from '../write-boc.ts'
import { viewOfAccount } from './account-view.ts'
import { type EmulatedInput, type Emulator, LOG, type MethodInput } from './emulator.ts'
import { readShardAccount } from './shard-account.ts'
import { readVmStack, type VmValue, writeVmStack } from './vm-stack.ts'

/** Result of a get-method without arguments, before and after a transaction; null where it did not run to its end. */
export type MethodChange = { method: number; before: VmValue[] | null; after: VmValue[] | null }

const MAX_BYTES = 10_000_000
const bagOf = (cell: Cell): string => toBase64(writeBoc(cell, MAX_BYTES) ?? refuse('too large'))

/** Inputs of a run that are no part of the account. */
type Surroundings = Pick<EmulatedInput, 'config' | 'libraries' | 'utime' | 'randomSeed'>

/** Input of a get-method on an account (its `Account` cell); null where it has no code or data. */
export function methodInput(account: Cell, around: Surroundings, method: number, stack: string): MethodInput | null {
  const { address, balance, code, data } = viewOfAccount(account)
  return address && code && data
    ? { ...around, address, balance, code: bagOf(code), data: bagOf(data), method, stack }
    : null
}

/** Results of get-methods without arguments on a `ShardAccount` (bag in base64); null for those that it has not. */
function resultsOf(emulator: Emulator, around: Surroundings, bag: string, methods: readonly number[]) {
  const { account } = readShardAccount(readBoc(fromBase64(bag) ?? new Uint8Array()))
  return methods.map(method => {
    const input = methodInput(account, around, method, writeVmStack([]))
    if (!input) return null
    const { exitCode, stack } = emulator.method(input, LOG.none)
    return exitCode === 0 || exitCode === 1 ? readVmStack(readBoc(fromBase64(stack) ?? new Uint8Array())) : null
  })
}

/** Results of get-methods before and after a transaction that differ. Throws as the emulator does. */
export function methodChanges(
  emulator: Emulator,
  around: Surroundings,
  bags: { before: string; after: string },
  methods: readonly number[],
): MethodChange[] {
  const before = resultsOf(emulator, around, bags.before, methods)
  const after = resultsOf(emulator, around, bags.after, methods)
  return methods
    .map((method, place) => ({ method, before: before[place] ?? null, after: after[place] ?? null }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}
