import type { RawAddress } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import type { Cell } from '../../ton/cell.ts'
import { type Message, readMessage } from '../../ton/message.ts'
import { readTransaction } from '../../ton/transaction.ts'
import { walletRequestsIn } from '../../ton/wallet-request.ts'
import type { Kind, Request } from './kinds.ts'

export type HashOf = (cell: Cell) => string

const isUsual = (address: RawAddress | null) => address !== null && /^(?:0|-1):/.test(address)

/**
 * Most cells can be read as some message: one that counts names accounts of TON where its kind has them, and none where it has none. One
 * that is not sent yet has neither a sender nor a logical time; one that came back does not bounce again.
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

/** Messages that a request refers to; none where one of its references is something else. */
function messagesIn(cell: Cell, hashOf: HashOf): Message[] {
  try {
    const messages = cell.refs.map(ref => plainMessage(ref, hashOf))
    return messages.every(message => message !== null) ? messages : []
  } catch {
    return []
  }
}

const requestsIn = (cell: Cell, hashOf: HashOf): Request[] =>
  walletRequestsIn(cell).map(request => ({ ...request, messages: messagesIn(cell, hashOf) }))

/** The body of an external message, where no operation is known for it. */
function requestsOf({ kind, body }: Message, hashOf: HashOf): Request[] {
  const bytes = kind === 'external-in' && body.kind === 'unknown' && body.boc ? fromBase64(body.boc) : undefined
  return bytes ? requestsIn(readBoc(bytes), hashOf) : []
}

export function findMessage(cell: Cell, hashOf: HashOf): Kind | null {
  const message = plainMessage(cell, hashOf)
  return message && { kind: 'message', message, requests: requestsOf(message, hashOf) }
}

/** A request without its message. A signature is any bytes: it counts where it asks for messages that can be read. */
export function findRequest(cell: Cell, hashOf: HashOf): Kind | null {
  const requests = requestsIn(cell, hashOf).filter(({ messages }) => messages.length > 0)
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
