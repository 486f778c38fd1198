/** Stakes of nominators in pools, and of validators in elections. */
import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { COMMENT } from '../../http/body.ts'
import { accountAddress, interfacesOf } from '../account-address.ts'
import { proxied } from '../images.ts'
import { isSuccess } from '../transaction.ts'
import type { Action, EventContext, Rule } from './action.ts'
import { grams } from './amounts.ts'
import { commentFields, type Incoming, incoming } from './message.ts'

const NEW_STAKE = 0x4e73744b
const RECOVER_STAKE = 0x47657424
const STAKE_RECOVERED = 0xf96f7324

/** A nominator's one-letter request to a pool; null for other messages. */
function saidToPool({ world }: EventContext, { to, op, body, bounced }: Incoming): string | null {
  if (op !== COMMENT || bounced || !interfacesOf(world, to).includes('validation_nominator_pool')) return null
  const { comment } = commentFields({ op, cell: body })
  return typeof comment === 'string' ? comment : null
}

const poolFields = ({ world }: EventContext, staker: Address, pool: Address) => ({
  staker: accountAddress(world, staker),
  pool: accountAddress(world, pool),
  implementation: 'tf',
})

export const depositStake: Rule = (context, item, message) => {
  if (saidToPool(context, message) !== 'd') return null
  const text = grams(message.value)
  return {
    type: 'DepositStake',
    ok: isSuccess(item.transaction),
    fields: { amount: message.value, ...poolFields(context, message.from, message.to) },
    preview: {
      name: 'Deposit Stake',
      description: `Stake ${text}`,
      value: text,
      image: proxied(context.world, 'gram'),
    },
    accounts: [message.from, message.to],
    gram: message.value,
    items: [item],
  }
}

/** Transaction that paid the nominator, if the pool could pay at once. */
const payout = (item: ChainTransaction, nominator: Address): ChainTransaction | undefined =>
  item.children.find(child => child.account.equals(nominator) && !incoming(child)?.bounced)

export const withdrawStake: Rule = (context, item, message) => {
  if (saidToPool(context, message) !== 'w') return null
  const paid = payout(item, message.from)
  const amount = paid ? (incoming(paid)?.value ?? 0n) : null
  const text = amount === null ? undefined : grams(amount)
  const fields = poolFields(context, message.from, message.to)
  return {
    type: paid ? 'WithdrawStake' : 'WithdrawStakeRequest',
    ok: isSuccess(item.transaction),
    fields: amount === null ? fields : { amount, ...fields },
    preview: {
      name: paid ? 'Withdraw Stake' : 'Withdraw Stake Request',
      description: text ? `Withdraw ${text}` : 'Request to withdraw the whole stake',
      value: text ?? 'ALL',
      image: proxied(context.world, 'gram'),
    },
    accounts: [message.from, message.to],
    ...(amount !== null && { gram: -amount }),
    items: paid ? [item, paid] : [item],
  }
}

const isToElector = ({ world }: EventContext, { to }: Incoming): boolean => interfacesOf(world, to).includes('elector')

export const electionsDeposit: Rule = (context, item, message) => {
  if (message.op !== NEW_STAKE || !isToElector(context, message)) return null
  const text = grams(message.value)
  return {
    type: 'ElectionsDepositStake',
    ok: isSuccess(item.transaction),
    fields: { amount: message.value, staker: accountAddress(context.world, message.from) },
    preview: { name: 'Deposit Stake', description: `Stake for elections: ${text}`, value: text },
    accounts: [message.from, message.to],
    gram: message.value,
    items: [item],
  }
}

/** Recovery of a stake; an action only if the elector's response is in the trace. */
export const electionsRecover: Rule = (context, item, message): Action | null => {
  if (message.op !== RECOVER_STAKE || !isToElector(context, message)) return null
  const recovered = item.children.find(child => incoming(child)?.op === STAKE_RECOVERED)
  const amount = recovered && incoming(recovered)?.value
  if (!recovered || amount === undefined) return null
  const text = grams(amount)
  return {
    type: 'ElectionsRecoverStake',
    ok: isSuccess(item.transaction),
    fields: { amount, staker: accountAddress(context.world, message.from) },
    preview: { name: 'Recover Stake', description: `Recovering ${text} of a stake`, value: text },
    accounts: [message.from, message.to],
    gram: -amount,
    items: [item, recovered],
  }
}
