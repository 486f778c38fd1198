import type { BlockId } from '../../domain/block/block.ts'
import type { BlockExecution } from '../../domain/block/execution.ts'
import { plainMethods } from '../../domain/replay/plain-methods.ts'
import type { Shortfall, Unavailable } from '../../domain/replay/replay.ts'
import { problemOf } from '../../domain/text/problem.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import { sleep } from '../../lib/sleep.ts'
import { MINUTE } from '../../lib/time.ts'
import { getIndexV3Execution } from '../../providers/index-v3/execution.ts'
import { getIndexedExecution } from '../../providers/indexer/execution.ts'
import { getIndexedTransaction } from '../../providers/indexer/transactions.ts'
import { getConfiguration } from '../../providers/node/config.ts'
import { getShardAccount, getTransactionsBefore } from '../../providers/node/execution.ts'
import { hasIndexV3 } from '../../providers/v3.ts'
import { workchainOf } from '../../ton/address.ts'
import { toBase64 } from '../../ton/base64.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { type Cell, TonBytesError, TooLargeError } from '../../ton/cell.ts'
import { createLargeHasher } from '../../ton/cell-hash.ts'
import type { Hash } from '../../ton/hash.ts'
import { readAccountParts } from '../../ton/proof/account-state.ts'
import { emulatedConfig } from '../../ton/replay/config.ts'
import { type ReadTransaction, readReplayable, stateFault } from '../../ton/replay/job.ts'
import type { Replayable, ReplayJob } from '../../ton/replay/replay.ts'
import { readShardAccount } from '../../ton/replay/shard-account.ts'
import { askEach } from '../base/with-index-v3.ts'
import { librariesOf, type OnInput, shortfallsOf } from './surroundings.ts'

/** Maximum number of transactions of one account from the state to the replayed one, inclusive. */
const MAX_TRANSACTIONS = 20
/** Age up to which a block may not be applied by the node yet. */
const MAX_UNAPPLIED_AGE_MS = MINUTE
/** A block's `start_lt` is a multiple of this; its transactions have a greater lt. */
const BLOCK_LT = 1_000_000n

/** Error with the reason why a replay is unavailable. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  readonly why: Unavailable

  constructor(why: Unavailable) {
    super(why)
    this.why = why
  }
}

function leave(why: Unavailable): never {
  throw new UnavailableError(why)
}

export type Inputs = { job: ReplayJob; shortfalls: Shortfall[] }

const executionOf = (call: Call, block: BlockId): Promise<BlockExecution> =>
  askEach(call, ...(hasIndexV3 ? [(call: Call) => getIndexV3Execution(call, block)] : []), (call: Call) =>
    getIndexedExecution(call, block),
  )

/** The block of an earlier transaction, found by the indexes because the node does not name it. */
async function blockOf(call: Call, hash: Hash): Promise<BlockId> {
  const { findInTrace } = await import('../index-v3-trace.ts')
  const asked = hasIndexV3 ? [(call: Call) => findInTrace(call, hash)] : []
  const { transaction } = await askEach(call, ...asked, (call: Call) => getIndexedTransaction(call, hash))
  return transaction.block ?? leave('block')
}

/** State of the account after masterchain block `since`. Nodes without old states report `not-found`. */
async function stateSince(call: Call, { account, utime }: Transaction, since: number): Promise<Uint8Array> {
  // Nodes do not serve the zerostate.
  if (since < 1) leave('old-state')
  try {
    return await getShardAccount(call, account, since)
  } catch (error) {
    const kind = problemOf(error)?.kind
    const isOld = kind === 'not-ready' && Date.now() > utime * 1000 + MAX_UNAPPLIED_AGE_MS
    throw kind === 'not-found' || isOld ? new UnavailableError('old-state') : error
  }
}

/** The transaction and those between the state and it, oldest first, read from their bytes. */
async function historySince(call: Call, transaction: Transaction, state: Cell): Promise<ReadTransaction[]> {
  const { account, lt, hash } = transaction
  const { lastLt } = readShardAccount(state)
  if (BigInt(lastLt) > BigInt(transaction.prevLt)) leave('other-state')
  const limit = lastLt === transaction.prevLt ? 1 : MAX_TRANSACTIONS
  const bags = await getTransactionsBefore(call, { account, lt, hash, afterLt: lastLt, limit })
  if (bags.length > limit) leave('other-state')
  const workchain = workchainOf(account)
  const read = bags.map(boc => readReplayable(boc, workchain) ?? leave('kind')).reverse()
  // Hashed in steps: the largest states take a phone several seconds.
  const fault = stateFault(state, read, await createLargeHasher([state], () => sleep(0)))
  if (fault === 'last-transaction' && read.length === MAX_TRANSACTIONS) leave('long-history')
  if (fault || read.at(-1)?.hash !== hash) leave('other-state')
  return read
}

/** The transactions with the seeds of their blocks. */
async function withSeeds(call: Call, read: readonly ReadTransaction[], own: BlockExecution): Promise<Replayable[]> {
  const blockLt = ({ lt }: ReadTransaction) => BigInt(lt) / BLOCK_LT
  const last = read.at(-1)
  const seeds = new Map(last ? [[blockLt(last), own.randomSeed]] : [])
  const found: Replayable[] = []
  for (const { hash, cause, utime, lt, ...rest } of read) {
    const block = blockLt({ hash, cause, utime, lt, ...rest })
    const seed = seeds.get(block) ?? (await executionOf(call, await blockOf(call, hash))).randomSeed
    seeds.set(block, seed)
    found.push({ hash, cause, utime, lt, randomSeed: seed })
  }
  return found
}

const messagesOf = (transactions: readonly Replayable[]): Cell[] =>
  transactions.flatMap(({ cause }) =>
    typeof cause === 'object' ? [readBoc(fromBase64(cause.message) ?? new Uint8Array())] : [],
  )

/**
 * Loads everything that a transaction depends on. Calls `onFitting` once its state is verified. Throws `UnavailableError` if it cannot be
 * replayed, `ProviderError` if an answer is missing.
 */
export async function gatherInputs(
  call: Call,
  transaction: Transaction,
  onInput: OnInput,
  onFitting: () => void,
): Promise<Inputs> {
  try {
    onInput('block')
    const block = transaction.block ?? (await blockOf(call, transaction.hash))
    const own = await executionOf(call, block)
    onInput('state')
    const account = await stateSince(call, transaction, own.since)
    const state = readBoc(account)
    onInput('history')
    const read = await historySince(call, transaction, state)
    onFitting()
    const transactions = await withSeeds(call, read, own)
    onInput('configuration')
    const methods = plainMethods(readAccountParts(readShardAccount(state).account).code)
    const config = await getConfiguration(call, own.since)
    const { boc, isMissing } = await librariesOf(call, [state, ...messagesOf(transactions)], onInput)
    const job = { config: emulatedConfig(config), libraries: boc, account: toBase64(account), transactions, methods }
    const initialGas = read.at(-1)?.initialGas ?? null
    return { job: { ...job, initialGas }, shortfalls: shortfallsOf(config, isMissing) }
  } catch (error) {
    if (error instanceof TooLargeError) throw new UnavailableError('too-large')
    throw error instanceof TonBytesError ? new UnavailableError('other-state') : error
  }
}
