import { hashCell } from '../cell-hash.ts'
import type { Hash } from '../hash.ts'
import { readInitialGas } from '../phases.ts'
import { type AccountChange, accountChange, accountIn } from './account-change.ts'
import { bagOf, rootOf } from './bag.ts'
import { type Emulated, type EmulatedInput, type Emulator, LOG, MAX_LOG_LENGTH } from './emulator.ts'
import { type MethodResults, methodResults } from './methods.ts'
import { mergeSteps, readVmLog, type Step } from './vm-log.ts'

/** A transaction to be made again; `hash` is the one that it must have. */
export type Replayable = Pick<EmulatedInput, 'cause' | 'utime' | 'lt' | 'randomSeed'> & { hash: Hash }

/** Transactions of one account, each after the one before it; the last is the one asked for. Bags of cells are base64. */
export type ReplayJob = Pick<EmulatedInput, 'config' | 'libraries' | 'account'> & {
  transactions: readonly Replayable[]
  /** gas that the last one began with, null where its virtual machine did not run */
  initialGas: number | null
  /** ids of get-methods without arguments, to be run before and after the last one */
  methods: readonly number[]
}

/** A transaction that was made, bags in base64. */
export type MadeTransaction = {
  transaction: string
  /** code that ran, null without any */
  code: string | null
  /** `OutList` that the contract made (bag in base64), null without any */
  actions: string | null
  steps: Step[]
  /** `steps` are all that the log has; else the last ones of a run that was too long */
  isComplete: boolean
  /** null where its two sides were not compared in time */
  account: AccountChange | null
  /** of get-methods without arguments; empty where they were not run in time */
  methods: MethodResults
}

/** `at` is the place of the transaction in the job. */
export type Replayed =
  | ({ status: 'equal' } & MadeTransaction)
  /** `transaction` is the other one that was made, a bag in base64 */
  | { status: 'different'; at: number; transaction: string }
  | { status: 'refused'; at: number; reason: string }

/** The hash of the root of a bag in base64. Throws a `TonBytesError`. */
const hashOfBag = (bag: string): Hash => hashCell(rootOf(bag))

const NO_RESULTS: MethodResults = { changes: [], numbers: [] }

const isCut = ({ log }: Emulated) => log.length >= MAX_LOG_LENGTH

/** Parts of a job that a transaction is described by. */
type Wanted = Pick<ReplayJob, 'initialGas' | 'methods'>
type Done = Extract<Emulated, { status: 'done' }>
/**
 * Hears of a transaction before its stacks, its get-methods and its account's changes are known: a contract can make them slow, or end the
 * emulator with them.
 */
type OnMade<Made> = (made: Made) => void

/** Describes a transaction whose first run had a log with places. */
function describe(
  emulator: Emulator,
  input: EmulatedInput,
  made: Done,
  { initialGas, methods }: Wanted,
  onMade: OnMade<MadeTransaction>,
): MadeTransaction {
  const read = (run: Emulated) => readVmLog(run.log, isCut(run) ? null : initialGas)
  const { transaction, actions } = made
  const sides = { before: accountIn(input.account), after: accountIn(made.account) }
  const code = sides.before.code ?? sides.after.code
  const logs = [read(made)]
  const longest = isCut(made) ? emulator.transaction(input, LOG.instructions) : made
  if (longest !== made) logs.push(read(longest))
  const run = { steps: mergeSteps(logs), isComplete: !isCut(longest) }
  const plain = { transaction, code: code && bagOf(code), actions, ...run, account: null, methods: NO_RESULTS }
  onMade(plain)
  logs.push(read(emulator.transaction(input, LOG.stacks)))
  const account = accountChange(sides.before, sides.after)
  return { ...plain, steps: mergeSteps(logs), account, methods: methodResults(emulator, input, sides, methods) }
}

/** A message to be tried on an account. */
export type ForecastJob = { input: EmulatedInput; methods: readonly number[] }
export type Forecast = ({ status: 'made' } & MadeTransaction) | { status: 'refused'; reason: string }

/** Makes the transaction that a message would cause. Throws as `replay` does. */
export function forecast(
  emulator: Emulator,
  { input, methods }: ForecastJob,
  onMade: OnMade<Forecast> = () => {},
): Forecast {
  const made = emulator.transaction(input, LOG.places)
  if (made.status === 'refused') return { status: 'refused', reason: made.reason }
  const description = rootOf(made.transaction).refs.at(-1)
  const initialGas = description ? readInitialGas(description) : null
  const told = (made: MadeTransaction) => onMade({ status: 'made', ...made })
  return { status: 'made', ...describe(emulator, input, made, { initialGas, methods }, told) }
}

/**
 * Makes transactions again, the same ones or none: it ends at the first whose hash is another. Only an equal hash shows that the steps are those
 * that the network took. Throws an `EmulatorError` when the emulator cannot run, a `TonBytesError` at bytes that are no cells.
 */
export function replay(
  emulator: Emulator,
  { transactions, initialGas, methods, ...job }: ReplayJob,
  onMade: OnMade<Replayed> = () => {},
): Replayed {
  let { account } = job
  for (const [at, { hash, ...transaction }] of transactions.entries()) {
    const isLast = at === transactions.length - 1
    const input = { ...job, ...transaction, account }
    const made = emulator.transaction(input, isLast ? LOG.places : LOG.none)
    if (made.status === 'refused') return { status: 'refused', at, reason: made.reason }
    if (hashOfBag(made.transaction) !== hash) return { status: 'different', at, transaction: made.transaction }
    if (isLast) {
      const told = (made: MadeTransaction) => onMade({ status: 'equal', ...made })
      return { status: 'equal', ...describe(emulator, input, made, { initialGas, methods }, told) }
    }
    account = made.account
  }
  throw new TypeError('a job without transactions')
}
