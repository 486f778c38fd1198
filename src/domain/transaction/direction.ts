import type { RawAddress } from '../../ton/address.ts'
import { sumAmounts } from '../notation/amount.ts'
import type { Transaction } from './transaction.ts'

/** Amounts are nanoTON; `amount` is null if no message has one, as in a tick transaction. */
export type Direction = {
  kind: 'received' | 'sent'
  from: RawAddress | null
  to: RawAddress[]
  amount: string | null
  /** amount that a receiving account sent on in the same transaction; null if none */
  sentOn: string | null
}

/** Messages to other accounts; external ones have no receiver. */
const transfersOf = ({ outMessages }: Pick<Transaction, 'outMessages'>) =>
  outMessages.filter(({ kind, destination }) => kind === 'internal' && destination)

/** Direction of a transaction for its account, with sender and receivers. */
export function directionOf(transaction: Omit<Transaction, 'summary' | 'provider'>): Direction {
  const { account, inMessage } = transaction
  const out = transfersOf(transaction)
  const receivers = [...new Set(out.flatMap(({ destination }) => destination ?? []))]
  const sum = out.length ? sumAmounts(out.map(({ value }) => value)) : null
  const source = inMessage?.source ?? null
  if (source && source !== account)
    return { kind: 'received', from: source, to: [account], amount: inMessage?.value ?? null, sentOn: sum }
  // An amount sent to itself arrives by a separate message.
  if (source && !sum)
    return { kind: 'sent', from: source, to: [account], amount: inMessage?.value ?? null, sentOn: null }
  return { kind: 'sent', from: account, to: receivers, amount: sum, sentOn: null }
}
