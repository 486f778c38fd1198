import type { RawAddress } from '../../ton/address.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { feesOf } from './figures.ts'
import { pendingMessages, type Trace } from './trace.ts'

/** Net gain of an account in a trace in nanoTON, negative for a payment. `incomplete`: one of its steps is unreadable. */
type Gain = { account: RawAddress; change: string; incomplete: boolean }

/**
 * Gains and payments in nanoTON. `difference` is the imbalance of external inflow, gains, fees and pending amounts: 0 if every message was
 * received with the amount sent.
 */
export type MoneyFlow = { gains: Gain[]; fees: string; onItsWay: string; broughtIn: string; difference: string }

const broughtBy = ({ inMessage }: Transaction) => BigInt(inMessage?.value ?? 0)

/** Exact change of an account's balance by a transaction: received − fees − sent, including forwarding fees. */
const changeOf = (transaction: Transaction) =>
  broughtBy(transaction) -
  feesOf(transaction) -
  transaction.outMessages.reduce((sum, { value }) => sum + BigInt(value), 0n)

export function moneyFlow(trace: Trace): MoneyFlow {
  const changes = new Map<RawAddress, { change: bigint; incomplete: boolean }>()
  let [fees, broughtIn] = [0n, 0n]
  for (const { account, transaction, expected, parent } of trace.steps) {
    if (expected) continue
    const { change, incomplete } = changes.get(account) ?? { change: 0n, incomplete: false }
    if (!transaction) {
      changes.set(account, { change, incomplete: true })
      continue
    }
    changes.set(account, { change: change + changeOf(transaction), incomplete })
    fees += feesOf(transaction)
    if (parent === null) broughtIn += broughtBy(transaction)
  }
  const onItsWay = pendingMessages(trace).reduce((sum, { message }) => sum + BigInt(message.value), 0n)
  const gains = [...changes].map(([account, { change, incomplete }]) => ({ account, change: `${change}`, incomplete }))
  const sum = [...changes.values()].reduce((total, { change }) => total + change, 0n)
  return {
    gains,
    fees: `${fees}`,
    onItsWay: `${onItsWay}`,
    broughtIn: `${broughtIn}`,
    difference: `${broughtIn - sum - fees - onItsWay}`,
  }
}
