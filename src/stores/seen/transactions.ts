import { type FoundTransaction, newestFirst, type TransactionList } from '../../domain/transaction/list.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import type { Hash } from '../../ton/hash.ts'
import { cache } from '../base/cache.ts'
import { SEEN_FOR_MS } from '../base/times.ts'

/** A transaction that a list showed: its time in unix ms, and its providers. */
export type Seen = FoundTransaction & { at: number; sources: string[] }

const KEY = 'seen-transactions'
/** Maximum number of rows: two lists. They are read and written as a whole. */
const MAX_SEEN_TRANSACTIONS = 100

// Values under this key were written here, in this build's shape (the prefix carries its version).
const seen = () => (cache.read(KEY)?.value ?? {}) as Record<Hash, Seen>

const knownIn = ({ transaction, known }: FoundTransaction) => {
  const { account, inMessage, outMessages } = transaction
  const addresses = [account, ...[inMessage, ...outMessages].flatMap(m => [m?.source, m?.destination])]
  return Object.fromEntries(
    addresses.flatMap(address => {
      const fact = address && known[address]
      return fact ? [[address, fact]] : []
    }),
  )
}

/** A payout has up to 255 messages. Fifty of them would fill the browser's storage. */
const MAX_MESSAGES = 20
const isSmall = ({ outMessages }: Transaction) => outMessages.length <= MAX_MESSAGES

/** Remembers the transactions of a list, so that their pages can show them at once. */
export function rememberTransactions({ transactions, known }: TransactionList, sources: string[]): void {
  const at = Date.now()
  const before = seen()
  const now = newestFirst(transactions.filter(isSmall)).map((transaction): [Hash, Seen] => {
    const { hash } = transaction
    // Keep a known block if this list does not name blocks.
    const block = transaction.block ?? before[hash]?.transaction.block ?? null
    const facts = { ...before[hash]?.known, ...knownIn({ transaction, known }) }
    return [hash, { transaction: { ...transaction, block }, known: facts, at: before[hash]?.at ?? at, sources }]
  })
  const fresh = new Set(now.map(([hash]) => hash))
  const old = Object.entries(before).filter(([hash, { at: then }]) => !fresh.has(hash) && at - then < SEEN_FOR_MS)
  cache.write(
    KEY,
    { value: Object.fromEntries([...now, ...old].slice(0, MAX_SEEN_TRANSACTIONS)), at, sources: [] },
    SEEN_FOR_MS,
  )
}

export const seenTransaction = (hash: Hash): Seen | undefined => seen()[hash]

/** The call, with a list of the sources that answered it. */
export function trackSources(call: Call): { call: Call; sources: string[] } {
  const sources: string[] = []
  const onSource = (source: string) => {
    call.onSource(source)
    if (!sources.includes(source)) sources.push(source)
  }
  return { call: { ...call, onSource }, sources }
}
