import type { RawAddress } from '../../ton/address.ts'
import type { Cell } from '../../ton/cell.ts'
import { type Message, readMessage, readMessageBody } from '../../ton/message.ts'
import type { Order } from '../../ton/request/order.ts'
import { type Request as Ordered, readBodyRequests, readRequests } from '../../ton/request/request.ts'
import { readTransaction } from '../../ton/transaction.ts'
import { type WalletRequest, walletRequestsIn } from '../../ton/wallet-request.ts'
import type { Kind, Request } from './kinds.ts'

export type HashOf = (cell: Cell) => string

const isUsual = (address: RawAddress | null) => address !== null && /^(?:0|-1):/.test(address)

/**
 * Rejects cells that only happen to parse as messages. Addresses must be as required by the kind. A message not sent yet has neither sender
 * nor logical time. A bounced message does not bounce again.
 */
function isPlausible({ kind, source, destination, createdLt, bounce, bounced }: Message): boolean {
  if (bounce && bounced) return false
  if (kind === 'external-in') return source === null && isUsual(destination)
  if (kind === 'external-out') return isUsual(source) && destination === null
  return (isUsual(source) || (source === null && createdLt === '0')) && isUsual(destination)
}

function plainMessage(cell: Cell, hashOf: HashOf): Message | null {
  const message = readMessage(cell, hashOf)
  return isPlausible(message) ? message : null
}

/** Contract name of a family of wallets. */
const contractOf = (family: string) =>
  /^(?:contract|vesting|multisig)/.test(family) ? family : `wallet_${family.replace('-', '_')}`

/** A request with its fields, if its layout is known, its readable messages and its changes. */
function withFields({ family, orders, unread, changes, more }: Ordered, fields: WalletRequest[]): Request {
  const contract = contractOf(family)
  const own = fields.find(request => request.contract === contract) ?? { fields: [], cut: false }
  return { ...own, contract, orders, unread, changes, more }
}

/** Requests in a body, one per possible layout. */
function requestsIn(ordered: Ordered[], body: Cell): Request[] {
  const fields = walletRequestsIn(body)
  return ordered.map(request => withFields(request, fields))
}

/** The body of a message as a cell. */
function bodyOf(cell: Cell): Cell | null {
  return readMessageBody(cell)?.rest() ?? null
}

export function findMessage(cell: Cell, hashOf: HashOf): Kind | null {
  const message = plainMessage(cell, hashOf)
  const body = message && bodyOf(cell)
  return (
    message && { kind: 'message', message, requests: body ? requestsIn(readRequests(message, cell, hashOf), body) : [] }
  )
}

/** True for a message that a wallet sends to an account or out of the network. The network itself sets its time and whether it bounced. */
const isSendable = ({ message: { kind, destination } }: Order) =>
  kind === 'internal' ? isUsual(destination) : kind === 'external-out' && destination === null

/** A request without its message. As any bytes may be a signature, all its messages must be readable. */
export function findRequest(cell: Cell, hashOf: HashOf): Kind | null {
  const requests = requestsIn(readBodyRequests(cell, hashOf), cell).filter(
    ({ orders, unread, changes }) => orders.length + changes.length > 0 && unread === 0 && orders.every(isSendable),
  )
  return requests.length > 0 ? { kind: 'request', requests } : null
}

const HASH_UPDATE = 0x72

export function findTransaction(cell: Cell, hashOf: HashOf): Kind | null {
  const transaction = readTransaction(cell, 0, hashOf)
  if (cell.refs.at(-2)?.data[0] !== HASH_UPDATE) return null
  const { inMessage, outMessages } = transaction
  const hash = transaction.account.slice(2)
  const named = [inMessage?.destination, outMessages[0]?.source].find(address => address?.endsWith(hash))
  return {
    kind: 'transaction',
    transaction: { ...transaction, account: named ?? transaction.account },
    workchainKnown: named !== undefined,
  }
}
