import type { RawAddress } from '../../ton/address.ts'
import { compareAmounts } from '../notation/amount.ts'
import { endOf, type Outcome } from '../transaction/outcome.ts'
import type { Move } from '../transaction/sentence.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { OPCODE } from './message.ts'
import { givenBackSentence, isGivenBack, SWAPPED, swapSentence } from './swap.ts'
import { type Order, orderIn, type Payout, payoutIn } from './swap-sides.ts'

const MAX_WAIT_SECONDS = 600

/** DeDust's TON vault on mainnet, and the opcode of its payout. */
const VAULT: RawAddress = '0:dae153a74d894bbc32748198cd626e4f5df4a69ad2fa56ce80fc2644b5708d20'
const VAULT_PAYOUT = 0x474f86cf

/** Role of a payout for an order; null if unrelated. */
type End = 'swapped' | 'given back' | null

/** STON.fi and compatible exchanges: each payout has a reason. */
function endByReason({ paid, query, router, payer, to }: Order, { sum, ...payout }: Payout): End {
  if (payout.reason === null || payout.reason === OPCODE.excesses) return null
  const isSwapped = SWAPPED.includes(payout.reason)
  // A payout of the other asset is not a refund, and one of the same asset not a swap.
  if (isSwapped === (sum.wallet === paid.wallet)) return null
  const isOf = sum.wallet
    ? payout.query === query && (router === null || payout.from === router)
    : payout.from === (isSwapped ? payer : to)
  if (!isOf) return null
  return isSwapped ? 'swapped' : 'given back'
}

/** DeDust: payouts have no reason, but repeat the query id. */
function endByNumber({ paid, query, router, to }: Order, { sum, ...payout }: Payout): End {
  if (!query || query === '0' || payout.query !== query) return null
  const isVault = payout.from === VAULT && payout.reason === VAULT_PAYOUT
  if (!sum.wallet && !isVault) return null
  if (sum.wallet !== paid.wallet) return 'swapped'
  return payout.from === (router ?? to) ? 'given back' : null
}

function endBy(order: Order, payout: Payout): End {
  const seconds = payout.utime - order.row.utime
  if (compareAmounts(payout.lt, order.lt) <= 0 || seconds > MAX_WAIT_SECONDS) return null
  const end = order.exchange === 'DeDust' ? endByNumber(order, payout) : endByReason(order, payout)
  const isTonBack = end === 'given back' && payout.sum.wallet === null
  return isTonBack && !isGivenBack(payout.sum.units, order.paid.units) ? null : end
}

/** Completes a row with the received side of its swap. */
function withPayout({ row, paid, exchange }: Order, { sum }: Payout, end: End): Transaction {
  const isSwapped = end === 'swapped'
  const isMore = !isSwapped && compareAmounts(sum.units, paid.units) > 0
  const got = isMore ? paid : sum
  const text = isSwapped ? swapSentence({ paid, got, exchange }) : givenBackSentence(got, exchange)
  const outcome: Outcome = isSwapped
    ? { kind: 'arrived', count: 1, inVain: false }
    : { kind: 'came-back', sum: paid, back: got, step: 'exchange' }
  const moves: Move[] = [
    { ...paid, way: 'sent' },
    { ...got, way: 'received' },
  ]
  return {
    ...row,
    summary: { ...row.summary, title: text, sentence: text, name: text, moves, outcome, end: endOf(outcome) },
  }
}

/** Adds the received side to swap orders whose payout is among the rows of a history, newest first. */
export function withSwaps(rows: Transaction[]): Transaction[] {
  const orders = rows.flatMap(row => orderIn(row) ?? [])
  if (orders.length === 0) return rows
  const paidOut = new Map<Transaction, Transaction>()
  // Oldest first: an order takes the first later payout that is not taken yet.
  const payouts = rows.flatMap(row => payoutIn(row) ?? []).toReversed()
  for (const order of orders.toReversed()) {
    const at = payouts.findIndex(payout => endBy(order, payout) !== null)
    const [payout] = at < 0 ? [] : payouts.splice(at, 1)
    if (payout) paidOut.set(order.row, withPayout(order, payout, endBy(order, payout)))
  }
  return rows.map(row => paidOut.get(row) ?? row)
}
