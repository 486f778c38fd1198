import type { RawAddress } from '../../ton/address.ts'
import { sumAmounts } from '../notation/amount.ts'
import type { Transaction } from './transaction.ts'

/** Amounts are nanoTON. `amount` is null where no message carried any, as with a tick of the system. */
export type Direction = {
  kind: 'received' | 'sent'
  from: RawAddress | null
  to: RawAddress[]
  amount: string | null
  /** Amount that a receiving account sent on in the same transaction; null when nothing. */
  sentOn: string | null
}

/** Transfers out of an account: messages to the outside world have no receiver. */
const transfersOf = ({ outMessages }: Pick<Transaction, 'outMessages'>) =>
  outMessages.filter(({ kind, destination }) => kind === 'internal' && destination)

/** Direction of a transaction for its account, from whom, and to whom. */
export function directionOf(transaction: Omit<Transaction, 'summary' | 'provider'>): Direction {
  const { account, inMessage } = transaction
  const out = transfersOf(transaction)
  const receivers = [...new Set(out.flatMap(({ destination }) => destination ?? []))]
  const sum = out.length ? sumAmounts(out.map(({ value }) => value)) : null
  const source = inMessage?.source ?? null
  if (source && source !== account)
    return { kind: 'received', from: source, to: [account], amount: inMessage?.value ?? null, sentOn: sum }
  // An amount that an account sends itself arrives with a separate message.
  if (source && !sum)
    return { kind: 'sent', from: source, to: [account], amount: inMessage?.value ?? null, sentOn: null }
  return { kind: 'sent', from: account, to: receivers, amount: sum, sentOn: null }
}
