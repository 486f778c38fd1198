import * as v from 'valibot'
import type { TraceJettons } from '../../domain/jetton/jetton.ts'
import type { Step, Trace } from '../../domain/trace/trace.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import type { Hash } from '../../ton/hash.ts'
import { prepareReader } from '../bytes/boc.ts'
import { another } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { dictionary, flag, list, maybe, readRows, text } from '../http/wire.ts'
import { traceRequest } from '../requests/transaction.ts'
import { actions, readJettonActions } from './actions.ts'
import { type AddressBook, addressBook } from './address-book.ts'
import { indexV3Api } from './client.ts'
import { metadata } from './metadata.ts'
import { indexV3 } from './provider.ts'
import { claimsHash, type TransactionRow, transactionRow } from './transaction-row.ts'
import { readRebuilt, type TransactionPlace } from './transaction-rows.ts'
import { walk } from './walk.ts'

const transactions = v.pipe(
  dictionary,
  v.transform(rows => readRows(Object.values(rows), transactionRow, row => row)),
)

const trace = v.object({
  is_incomplete: maybe(flag),
  trace_info: maybe(v.object({ trace_state: maybe(text) })),
  actions: maybe(actions),
  transactions: maybe(transactions),
})
const answer = v.object({ traces: list, address_book: addressBook, metadata })

/**
 * A trace with its jetton movements. `unproved`: steps that cannot be rebuilt, to be loaded from the node; their `transaction` is null.
 * `jettons` is null if the answer has no actions.
 */
export type IndexV3Trace = {
  trace: Trace
  jettons: Exclude<TraceJettons, 'too-long'> | null
  unproved: TransactionPlace[]
}

/** Steps of rows in depth-first order, with parents found by message hashes. */
function stepsOf(rows: TransactionRow[], proved: Transaction[], { interfaces }: AddressBook): Step[] {
  const byHash = new Map(proved.map(transaction => [transaction.hash, transaction]))
  const places = walk(rows)
  const transactionAt = (place: number) => byHash.get(places[place]?.row.hash ?? '') ?? null
  return places.map(({ row, parent }, place) => {
    const transaction = transactionAt(place)
    const received = transaction?.inMessage?.hash
    const sent = parent === null ? [] : (transactionAt(parent)?.outMessages ?? [])
    return {
      parent,
      hash: row.hash,
      account: row.account,
      transaction,
      expected: row.emulated === true,
      linked: received !== undefined && sent.some(({ hash }) => hash === received),
      interfaces: interfaces.get(row.account) ?? [],
      ...(row.isCodeReplaced && !row.emulated && { isCodeReplaced: true }),
    }
  })
}

type Answer = v.InferOutput<typeof answer>
/** One trace as sent, the parsed answer, and the rows of its transactions. */
type FoundTrace = { wire: unknown; read: Answer; rows: TransactionRow[] }

export async function readTrace(wire: unknown, { address_book, metadata }: Answer): Promise<IndexV3Trace> {
  const read = v.safeParse(trace, wire)
  if (!read.success) throw new ProviderError('malformed', indexV3.name, 'traces: no trace')
  const { is_incomplete, trace_info, ...parts } = read.output
  const rows = parts.transactions?.rows ?? []
  if (rows.length === 0)
    throw new ProviderError(is_incomplete ? 'too-long' : 'malformed', indexV3.name, 'a trace without transactions')
  const emulated = new Set(rows.flatMap(row => (row.emulated ? row.hash : [])))
  const rebuilt = await readRebuilt({ rows, unreadable: 0 })
  const steps = stepsOf(rows, rebuilt.transactions, address_book)
  const { known } = address_book
  const unreadable = (parts.transactions?.unreadable ?? 0) + rows.length - steps.length
  const jettons = parts.actions && {
    ...readJettonActions(parts.actions, metadata),
    known,
    wallets: metadata.wallets(),
    isUnfinished: trace_info?.trace_state === 'pending',
  }
  return {
    trace: { steps, known, unreadable },
    jettons,
    unproved: rebuilt.unproved.filter(({ hash }) => !emulated.has(hash)),
  }
}

type Query = Record<string, string | number | boolean>

const rowsIn = (wire: unknown) => {
  const found = v.safeParse(trace, wire)
  return found.success ? (found.output.transactions?.rows ?? []) : null
}

/** The traces in an answer; `rows` is null for an unreadable trace. */
export async function findTraces(call: Call, path: string, query: Query) {
  const read = await indexV3Api(path, query, answer, call)
  return read.traces.map(wire => ({ wire, read, rows: rowsIn(wire) }))
}

/** The trace of a hash in an answer; undefined if the answer is empty. Throws if all traces are of other hashes. */
export async function findTrace(call: Call, path: string, query: Query, hash: Hash): Promise<FoundTrace | undefined> {
  const found = await findTraces(call, path, query)
  if (found.length === 0) return undefined
  const isAsked = claimsHash(hash)
  // A trace that is too long has no rows in which to find the hash.
  const asked = found.find(({ rows }) => rows && (rows.length === 0 || rows.some(isAsked)))
  if (!asked) throw another(indexV3.name, 'trace')
  return { ...asked, rows: asked.rows ?? [] }
}

/**
 * The trace of a transaction with its actions (traces). Looks `hash` up as a transaction's hash, then in a second call as the hash of a
 * message in the trace. Each step is rebuilt and linked to its parent by the message between them. Throws ProviderError: `not-found`, or
 * `too-long` for a trace sent without transactions.
 */
export async function getIndexV3Trace(call: Call, hash: Hash): Promise<IndexV3Trace> {
  prepareReader()
  const [path, { tx_hash, ...query }] = traceRequest(hash)
  const found =
    (await findTrace(call, path, { tx_hash: hash, ...query }, hash)) ??
    (await findTrace(call, path, { msg_hash: hash, ...query }, hash))
  if (!found) throw new ProviderError('not-found', indexV3.name, 'no trace')
  return readTrace(found.wire, found.read)
}
