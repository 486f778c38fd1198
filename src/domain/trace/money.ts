import type { RawAddress } from '../../ton/address.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { feesOf } from './figures.ts'
import { pendingMessages, type Trace } from './trace.ts'

/** Gain or, negative, payment of an account in a trace; nanoTON. `incomplete`: one of its steps could not be read. */
type Gain = { account: RawAddress; change: string; incomplete: boolean }

/**
 * Gains and payments in nanoTON. What came in from outside of the trace, the changes, the fees and what is still on its way add up to
 * `difference`, which is 0 where every message was received with the amount that it was sent with.
 */
export type MoneyFlow = { gains: Gain[]; fees: string; onItsWay: string; broughtIn: string; difference: string }

const broughtBy = ({ inMessage }: Transaction) => BigInt(inMessage?.value ?? 0)

/** Exactly what a transaction changed its account's balance by: in − fees − what was sent, with the fees for carrying it. */
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
