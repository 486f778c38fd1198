import type { ChainTransaction } from '../../chain/types.ts'
import { COMMENT, ENCRYPTED_COMMENT } from '../../http/body.ts'
import { rawAddress } from '../../http/encode.ts'
import { accountAddress, interfacesOf } from '../account-address.ts'
import { decodeBody } from '../bodies/decode.ts'
import { proxied } from '../images.ts'
import { opText } from '../message.ts'
import { isSuccess } from '../transaction.ts'
import type { Action, EventContext, Rule } from './action.ts'
import { grams } from './amounts.ts'
import { commentFields, type Incoming } from './message.ts'
import { nativePrice } from './price.ts'

/** Responses and notifications: parts of another action, not actions. */
const SILENT = new Set([0xd53276db, 0x7362d09c, 0x05138d91, 0x178d4519, 0x7bdd97de, 0xd1735400, 0x8b771735])

const isPlain = ({ op }: Incoming): boolean => op === null || op === COMMENT || op === ENCRYPTED_COMMENT

export const auctionBid: Rule = ({ world, registry }, item, message) => {
  const domain = registry.domains.get(message.to)
  if (!domain || !isPlain(message) || message.value === 0n) return null
  const text = grams(message.value)
  return {
    type: 'AuctionBid',
    ok: isSuccess(item.transaction),
    fields: {
      auction_type: domain.zone === 'ton' ? 'DNS.ton' : 'DNS.tg',
      amount: nativePrice(world, message.value),
      bidder: accountAddress(world, message.from),
      auction: accountAddress(world, message.to),
    },
    preview: { name: 'Bid', description: `Bidding ${text} for ${domain.name}`, value: text },
    accounts: [message.from, message.to],
    gram: message.value,
    items: [item],
  }
}

export const coinTransfer: Rule = ({ world }, item, message) => {
  if (!isPlain(message) && !message.bounced) return null
  const text = grams(message.value)
  return {
    type: 'TonTransfer',
    ok: isSuccess(item.transaction) || item.transaction.description.type !== 'generic',
    fields: {
      sender: accountAddress(world, message.from),
      recipient: accountAddress(world, message.to),
      amount: message.value,
      ...(message.bounced ? {} : commentFields({ op: message.op, cell: message.body })),
    },
    preview: {
      name: 'Gram Transfer',
      description: `Transferring ${text}`,
      value: text,
      image: proxied(world, 'gram'),
    },
    accounts: [message.from, message.to],
    gram: message.value,
    items: [item],
  }
}

export const execution: Rule = ({ world }, item, message) => {
  if (message.op !== null && SILENT.has(message.op)) return null
  const inMessage = item.transaction.inMessage
  const decoded = inMessage ? decodeBody(world, inMessage) : null
  const operation = decoded?.name ?? (message.op === null ? '' : opText(message.op))
  return {
    type: 'SmartContractExec',
    ok: isSuccess(item.transaction),
    fields: {
      executor: accountAddress(world, message.from),
      contract: accountAddress(world, message.to),
      gram_attached: message.value,
      operation,
    },
    preview: { name: 'Smart Contract Execution', description: 'Execution of smart contract' },
    accounts: [message.from, message.to],
    gram: message.value,
    items: [item],
  }
}

/** Deployment of an account. */
export function deployment({ world }: EventContext, item: ChainTransaction): Action | null {
  const { oldStatus, endStatus } = item.transaction
  if (endStatus !== 'active' || (oldStatus !== 'uninitialized' && oldStatus !== 'non-existing')) return null
  const interfaces = [...interfacesOf(world, item.account)]
  return {
    type: 'ContractDeploy',
    ok: true,
    fields: { address: rawAddress(item.account), interfaces },
    preview: {
      name: 'Contract Deploy',
      description: `Deploying a contract${interfaces.length > 0 ? ` with interfaces ${interfaces.join(', ')}` : ''}`,
    },
    accounts: [item.account],
    items: [item],
  }
}
