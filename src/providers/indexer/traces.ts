import * as v from 'valibot'
import type { Step, Trace } from '../../domain/trace/trace.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import { sleep } from '../../lib/sleep.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { isNamedBy, prepareReader, readTransactions } from '../bytes/boc.ts'
import { knownAddresses } from '../bytes/wire-address.ts'
import { another } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { flag, maybe, text } from '../http/wire.ts'
import { indexerApi } from './client.ts'
import { claimOf, type IndexedTransaction, indexedTransaction, partiesOf } from './transactions.ts'

/** Reads one node of `Trace`. Children are parsed one by one: a recursive schema would nest as deep as the answer. */
const node = v.object({
  transaction: indexedTransaction,
  interfaces: maybe(v.array(text)),
  children: maybe(v.array(v.unknown())),
  emulated: maybe(flag),
})

type Row = {
  wire: IndexedTransaction
  account: RawAddress
  parent: number | null
  expected: boolean
  interfaces: string[]
}

/** Maximum number of steps that a server sends. */
const MAX_STEPS = 4000

/** Steps read before the page may respond to input. */
const AT_ONCE = 100

/** Steps of a tree, each before its children. Drops invalid steps with their descendants. */
async function flatten(root: unknown): Promise<{ rows: Row[]; unreadable: number }> {
  const rows: Row[] = []
  let unreadable = 0
  const waiting = [{ wire: root, parent: null as number | null, expected: false }]
  for (let next = waiting.pop(); next && rows.length < MAX_STEPS; next = waiting.pop()) {
    if ((rows.length + unreadable) % AT_ONCE === AT_ONCE - 1) await sleep(0)
    const read = v.safeParse(node, next.wire)
    const account = read.success && read.output.transaction.account.address
    if (!account) {
      unreadable++
      continue
    }
    const { transaction, interfaces, children, emulated } = read.output
    // If several steps are expected, the server reliably marks only the first.
    const expected = next.expected || emulated === true
    const parent =
      rows.push({ wire: transaction, account, parent: next.parent, expected, interfaces: interfaces ?? [] }) - 1
    waiting.push(...(children ?? []).reverse().map(wire => ({ wire, parent, expected })))
  }
  return { rows, unreadable: unreadable + waiting.length }
}

/** True if a trace contains the hash: of a step, or of a message received by a step. */
async function isIn(asked: Hash, rows: Row[], transactions: Transaction[]): Promise<boolean> {
  if (rows.some(({ wire }) => wire.hash === asked)) return true
  if (transactions.some(({ inMessage }) => inMessage?.hash === asked)) return true
  // Only the first step of a trace receives an external message.
  const [wire, first] = [rows[0]?.wire, transactions[0]]
  return first !== undefined && first.hash === wire?.hash && isNamedBy(asked, first)
}

/**
 * The trace of a transaction, by its hash or that of a message in it (traces/{id}). Each step is read from its bytes and linked to its
 * parent by the message between them. Throws if the trace lacks the requested transaction.
 */
export async function getTrace(call: Call, hash: Hash): Promise<Trace> {
  prepareReader()
  const { rows, unreadable } = await flatten(await indexerApi(`/traces/${hash}`, {}, v.unknown(), call))
  if (rows.length === 0) throw new ProviderError('malformed', 'tonapi', 'transaction: missing')
  const read = await readTransactions(rows.map(({ wire }) => claimOf(wire)))
  const byHash = new Map(read.transactions.map(transaction => [transaction.hash, transaction]))
  const sent = new Map<number, Set<Hash>>()
  const steps = rows.map(({ wire, account, parent, expected, interfaces }, place): Step => {
    const transaction = byHash.get(wire.hash) ?? null
    sent.set(place, new Set(transaction?.outMessages.map(message => message.hash)))
    const received = transaction?.inMessage?.hash
    const linked = parent !== null && received !== undefined && (sent.get(parent)?.has(received) ?? false)
    return { parent, hash: wire.hash, account, transaction, expected, linked, interfaces }
  })
  if (!(await isIn(hash, rows, read.transactions))) throw another('tonapi', 'trace')
  return { steps, known: knownAddresses(rows.flatMap(({ wire }) => partiesOf(wire))), unreadable }
}
