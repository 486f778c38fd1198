import type { KnownAddresses } from '../domain/account/known-address.ts'
import { newestFirst, type RecentTransactions } from '../domain/transaction/list.ts'
import { partiesOf } from '../domain/transaction/parties.ts'
import type { Transaction } from '../domain/transaction/transaction.ts'
import type { Call } from '../lib/call.ts'
import { getNewestTransactions } from '../providers/index-v3/transactions.ts'
import { getMarks, MAX_MARKED } from '../providers/indexer/marks.ts'
import { TRANSACTIONS_SHOWN } from '../providers/requests/transactions.ts'
import type { Hash } from '../ton/hash.ts'
import { orUndefined } from './or-undefined.ts'
import { readPlaces } from './places.ts'
import type { RecentPart } from './recent-part.ts'

/** Maximum number of transactions requested from the node per load, one call each. */
const MAX_ASKED = 3
/** Transactions loaded from the node on this page, by hash. */
const fromNode = new Map<Hash, Transaction>()
/** tonapi's facts about the addresses of the last list. */
let marks: KnownAddresses = {}

const addressesIn = (transactions: Transaction[]) => [
  ...new Set(transactions.flatMap(transaction => [transaction.account, ...partiesOf(transaction)])),
]

/** Loads tonapi's facts about parties not requested before, in one call. Returns false if tonapi fails. */
async function learnMarks(call: Call, transactions: Transaction[]): Promise<boolean> {
  const all = addressesIn(transactions)
  marks = Object.fromEntries(all.flatMap(address => (marks[address] ? [[address, marks[address]]] : [])))
  const asked = all.filter(address => !marks[address]).slice(0, MAX_MARKED)
  if (asked.length === 0) return true
  const found = await orUndefined(getMarks(call, asked))
  for (const address of found ? asked : []) marks[address] = found?.[address] ?? { isWallet: false, name: null }
  return found !== undefined
}

const withMarks = ({ transactions, known, ...rest }: RecentTransactions): RecentTransactions => {
  const said = addressesIn(transactions).flatMap(address => {
    const mark = marks[address]
    const ofIndex = known[address]
    return mark ? [[address, { ...ofIndex, ...mark, isWallet: mark.isWallet || ofIndex?.isWallet === true }]] : []
  })
  return { ...rest, transactions, known: { ...known, ...Object.fromEntries(said) } }
}

/**
 * The newest transactions by toncenter's index. `readMore` adds those that must be loaded from the node, and tonapi's names and scam marks.
 * Missing transactions are counted, and missing marks flagged by `isUnmarked`.
 */
export async function readIndexV3(call: Call): Promise<RecentPart> {
  const { unproved, ...rest } = await getNewestTransactions(call, TRANSACTIONS_SHOWN)
  const missing = unproved.filter(({ hash }) => !fromNode.has(hash))
  const listOf = (more: Partial<RecentTransactions>): RecentTransactions => {
    const found = unproved.flatMap(({ hash }) => fromNode.get(hash) ?? [])
    return withMarks({ ...rest, transactions: newestFirst([...rest.transactions, ...found]), ...more })
  }
  return {
    list: listOf({}),
    async readMore(call) {
      const [found, isMarked] = await Promise.all([
        readPlaces(call, missing.slice(0, MAX_ASKED)),
        learnMarks(call, listOf({}).transactions),
      ])
      for (const transaction of found) fromNode.set(transaction.hash, transaction)
      const listed = new Set(unproved.map(({ hash }) => hash))
      for (const hash of fromNode.keys()) if (!listed.has(hash)) fromNode.delete(hash)
      // Parties of the added transactions have no marks yet.
      const areMarked = isMarked && (found.length === 0 || (await learnMarks(call, listOf({}).transactions)))
      return listOf({ unreadable: rest.unreadable + missing.length - found.length, isUnmarked: !areMarked })
    },
  }
}
