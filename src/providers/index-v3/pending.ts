import { newestFirst, type TransactionList } from '../../domain/transaction/list.ts'
import type { SignedMessage } from '../../domain/transaction/signed-message.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { prepareReader } from '../bytes/boc.ts'
import { another, askedRows } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { indexV3 } from './provider.ts'
import { findTrace, findTraces, type IndexV3Trace, readTrace } from './traces.ts'

/** `isInBlock`: the message is in a block but its trace is incomplete. `message` is null if its bytes were not stored. */
export type PendingTrace = IndexV3Trace & { message: SignedMessage | null; isInBlock: boolean }

/**
 * The trace of an external message that is pending or not fully processed (pendingTraces). `expected` steps are emulated. The message is
 * rebuilt and its hash verified. Throws ProviderError: `not-found` if nothing is pending.
 */
export async function getPendingTrace(call: Call, messageHash: Hash): Promise<PendingTrace> {
  prepareReader()
  const found = await findTrace(call, '/pendingTraces', { ext_msg_hash: messageHash }, messageHash)
  const root = found?.rows.find(({ parts }) => [parts?.in_msg?.hash, parts?.in_msg?.hash_norm].includes(messageHash))
  if (!found) throw new ProviderError('not-found', indexV3.name, 'no pending trace')
  if (!root?.parts?.in_msg) throw another(indexV3.name, 'trace')
  const { readSigned } = await import('../bytes/read-signed.ts')
  const message = root.parts.in_msg.body && readSigned(root.parts.in_msg, messageHash)
  if (message === undefined || (message && message.account !== root.account)) throw another(indexV3.name, 'trace')
  return { ...(await readTrace(found.wire, found.read)), message, isInBlock: !root.emulated }
}

/**
 * Emulated transactions of an account with pending messages, in the expected order (pendingTraces). Empty if none is pending. Their hashes
 * are on no chain. Throws ProviderError.
 */
export async function getExpectedTransactions(call: Call, account: RawAddress): Promise<TransactionList> {
  prepareReader()
  const found = await findTraces(call, '/pendingTraces', { account })
  const isOwn = (row: { account: RawAddress }) => row.account === account
  const own = askedRows(indexV3.name, 'account', found, ({ rows }) => rows?.some(isOwn) ?? false)
  const traces = await Promise.all(own.map(({ wire, read }) => readTrace(wire, read)))
  const steps = traces.flatMap(({ trace: { steps } }) =>
    // Steps after an expected step are expected too.
    steps.filter(step => step.expected && isOwn(step) && !steps[step.parent ?? -1]?.expected),
  )
  const transactions = newestFirst(steps.flatMap(({ transaction }) => transaction ?? [])).toReversed()
  const known = Object.assign({}, ...traces.map(({ trace }) => trace.known))
  return { transactions, known, unreadable: steps.length - transactions.length }
}
