import { PAGE, type Page } from '../../domain/export/range.ts'
import { isNotFound } from '../../domain/text/problem.ts'
import type { TransactionHistory } from '../../domain/transaction/list.ts'
import type { Call } from '../../lib/call.ts'
import { getIndexedHistory } from '../../providers/indexer/transactions.ts'
import { getTransactions, type Start } from '../../providers/node/transactions.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { AccountFacts } from '../../ton/proof/account-proof.ts'
import { learnFrom } from '../base/address-book.ts'
import { findBlockAt } from '../block-of-day.ts'
import { listHistoryAt } from '../history-date.ts'
import { orUndefined } from '../or-undefined.ts'
import { provedAt } from './account-at.ts'
import type { Next, Stage } from './job-storage.ts'

/** Seconds by which a shard may be ahead of or behind the masterchain, whose blocks locate the end of a range. */
const SHARD_SLACK_SECONDS = 60
/** Logical time in the state of an account without transactions, as the zerostate contains some. */
const NO_LT = '0'
/** Rows per page of the indexer, whose rows are large. */
const INDEXED_PAGE = 250

/** A page with its source, from which the next page is requested. */
type LoadedPage = Page & { stage: Stage }
export type LoadPage = (call: Call, account: RawAddress, next: Next, stage: Stage) => Promise<LoadedPage>

/** Start of a range, null if it is empty. `isCertain`: false if newer transactions of the range may exist. */
type RangeStart = { next: Next | null; isCertain: boolean }
export type FindStart = (call: Call, account: RawAddress, to: number) => Promise<RangeStart>

const STAGES: Stage[] = ['recent', 'archive', 'index']

const startOf = (next: Next): Start =>
  next.kind === 'at' ? { at: next.cursor } : next.kind === 'before' ? { before: next.cursor } : {}

function ltBelow(next: Next): string | undefined {
  if (next.kind === 'at') return `${BigInt(next.cursor.lt) + 1n}`
  return next.kind === 'before' ? next.cursor.lt : undefined
}

/** A page of the indexer. Counts the transaction at `next` as unreadable if it is missing. */
async function askIndex(call: Call, account: RawAddress, next: Next): Promise<TransactionHistory> {
  const page = await getIndexedHistory(call, account, INDEXED_PAGE, ltBelow(next))
  const [first] = page.transactions
  if (next.kind !== 'at' || (first?.lt === next.cursor.lt && first.hash === next.cursor.hash)) return page
  return { ...page, unreadable: page.unreadable + 1 }
}

function ask(call: Call, account: RawAddress, next: Next, stage: Stage): Promise<TransactionHistory> {
  if (stage === 'index') return askIndex(call, account, next)
  const archival = stage === 'archive'
  return getTransactions(call, account, PAGE, { ...startOf(next), ...(archival && { archival }) })
}

/**
 * Loads a page of a history: from the node, then from its archive, then from the indexer, which reaches back furthest. The node lists
 * nothing from before an account's deletion, so only an empty answer of the indexer ends a history.
 */
export const loadPage: LoadPage = async (call, account, next, first) => {
  let [more, unreadable] = [true, 0]
  for (const stage of STAGES.slice(STAGES.indexOf(first))) {
    try {
      const page = await ask(call, account, next, stage)
      learnFrom(page)
      if (page.transactions.length > 0) return { ...page, more: true, stage }
      if (stage === 'index') more = false
      unreadable = Math.max(unreadable, page.unreadable)
    } catch (error) {
      if (!isNotFound(error)) throw error
    }
  }
  return { transactions: [], more, unreadable, stage: 'index' }
}

/** The account at a moment (unix seconds); null if it, or the network, did not exist. Undefined if unproved. */
async function accountBy(call: Call, account: RawAddress, until: number): Promise<AccountFacts | undefined> {
  const found = await findBlockAt(call, until)
  return found && provedAt(call, account, found.block)
}

/**
 * Start of the range: its newest transaction up to a moment (unix seconds). The account's proved state names it. Without a proof, or for an
 * account deleted by then, an index locates it, which may lag behind that moment.
 */
export const findStart: FindStart = async (call, account, to) => {
  const until = to + SHARD_SLACK_SECONDS
  if (until >= Date.now() / 1000) return { next: { kind: 'newest' }, isCertain: true }
  const proved = await orUndefined(accountBy(call, account, until))
  if (proved?.lastLt === NO_LT) return { next: null, isCertain: true }
  if (proved) return { next: { kind: 'at', cursor: { lt: proved.lastLt, hash: proved.lastHash } }, isCertain: true }
  const [newest] = (await listHistoryAt(call, account, until, 1)).history.transactions
  if (newest) return { next: { kind: 'at', cursor: { lt: newest.lt, hash: newest.hash } }, isCertain: false }
  return { next: null, isCertain: proved === null }
}
