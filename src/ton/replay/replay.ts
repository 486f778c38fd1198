import { hashCell } from '../cell-hash.ts'
import type { Hash } from '../hash.ts'
import { readInitialGas } from '../phases.ts'
import { type AccountChange, accountChange, accountIn } from './account-change.ts'
import { bagOf, rootOf } from './bag.ts'
import { type Emulated, type EmulatedInput, type Emulator, LOG, MAX_LOG_LENGTH } from './emulator.ts'
import { type MethodResults, methodResults } from './methods.ts'
import { mergeSteps, readVmLog, type Step } from './vm-log.ts'

/** A transaction to replay; `hash` is the expected one. */
export type Replayable = Pick<EmulatedInput, 'cause' | 'utime' | 'lt' | 'randomSeed'> & { hash: Hash }

/** Consecutive transactions of one account; the last is the one of interest. Bags are base64. */
export type ReplayJob = Pick<EmulatedInput, 'config' | 'libraries' | 'account'> & {
  transactions: readonly Replayable[]
  /** initial gas of the last transaction; null if its code did not run */
  initialGas: number | null
  /** ids of get-methods without arguments, run before and after the last transaction */
  methods: readonly number[]
}

/** An emulated transaction; bags are base64. */
export type MadeTransaction = {
  transaction: string
  /** the executed code; null if none */
  code: string | null
  /** `OutList` of the contract (bag in base64); null if none */
  actions: string | null
  steps: Step[]
  /** false if the log was too long and `steps` are only the last ones */
  isComplete: boolean
  /** null if the comparison ran out of time */
  account: AccountChange | null
  /** results of get-methods without arguments; empty if they ran out of time */
  methods: MethodResults
}

/** Result of a replay; `at`: index of the transaction in the job. */
export type Replayed =
  | ({ status: 'equal' } & MadeTransaction)
  /** `transaction`: the differing one, a bag in base64 */
  | { status: 'different'; at: number; transaction: string }
  | { status: 'refused'; at: number; reason: string }

/** Root hash of a bag in base64. Throws `TonBytesError`. */
const hashOfBag = (bag: string): Hash => hashCell(rootOf(bag))

const NO_RESULTS: MethodResults = { changes: [], numbers: [] }

const isCut = ({ log }: Emulated) => log.length >= MAX_LOG_LENGTH

/** Requested details about a transaction. */
type Wanted = Pick<ReplayJob, 'initialGas' | 'methods'>
type Done = Extract<Emulated, { status: 'done' }>
/**
 * Called with a transaction before its stacks, get-methods and account changes are known. A contract can make these slow, or crash the
 * emulator with them.
 */
type OnMade<Made> = (made: Made) => void

/** Adds the details of a transaction, given its first run with places in the log. */
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

/** A message to emulate on an account. */
export type ForecastJob = { input: EmulatedInput; methods: readonly number[] }
export type Forecast = ({ status: 'made' } & MadeTransaction) | { status: 'refused'; reason: string }

/** Emulates the transaction that a message would cause. Throws like `replay`. */
export function forecast(
  emulator: Emulator,
  { input, methods }: ForecastJob,
  onMade: OnMade<Forecast> = () => {},
): Forecast {
  const made = emulator.transaction(input, LOG.places)
  if (made.status === 'refused') return { status: 'refused', reason: made.reason }
  const description = rootOf(made.transaction).refs.at(-1)
  const initialGas = description ? readInitialGas(description) : null
  const report = (made: MadeTransaction) => onMade({ status: 'made', ...made })
  return { status: 'made', ...describe(emulator, input, made, { initialGas, methods }, report) }
}

/**
 * Replays transactions and stops at the first with a different hash. Only an equal hash proves that the steps are those of the network.
 * Throws `EmulatorError` if the emulator cannot run, `TonBytesError` for invalid bytes.
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
      const report = (made: MadeTransaction) => onMade({ status: 'equal', ...made })
      return { status: 'equal', ...describe(emulator, input, made, { initialGas, methods }, report) }
    }
    account = made.account
  }
  throw new TypeError('a job without transactions')
}
