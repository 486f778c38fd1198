import { readMessageBody } from '../message.ts'
import { type ListedMessage, readOutList } from '../out-list.ts'
import type { Slice } from '../slice.ts'
import { type HashOf, NONE, type Request, readOrders } from './order.ts'
import { type SignedRequest, signedRequestsIn } from './signed.ts'

const BATCH = 0xae42e5a4

/** Payments of a highload wallet v3, which sends itself one message with their list. Null for other bodies. */
export function readBatch(from: Slice, hashOf: HashOf): Request | null {
  if (from.bitsLeft < 32 || from.uint(32) !== BATCH) return null
  from.skip(64) // query id
  const { messages } = readOutList(from.ref())
  // The list sets the code to the same code, so that no other contract's list is executed.
  return { ...NONE, family: 'highload-v3', ...readOrders(messages, hashOf), direct: messages.length }
}

function batchIn(message: ListedMessage | undefined, hashOf: HashOf): Request | null {
  try {
    const body = message && readMessageBody(message.message)
    return body ? readBatch(body, hashOf) : null
  } catch {
    return null
  }
}

function fromSigned({ family, messages, ...rest }: SignedRequest, hashOf: HashOf): Request {
  const { changes, until, seqno, unknownOperation } = rest
  const direct = unknownOperation ? 1 : family === 'multisig-v1' ? null : messages.length
  const batch = family === 'highload-v3' ? batchIn(messages[0], hashOf) : null
  const read = batch ?? readOrders(messages, hashOf)
  return { ...NONE, family, until, seqno, changes, orders: read.orders, unread: read.unread, direct }
}

/** Requests that start with a signature, one per matching layout. */
export const readSignedRequests = (body: Slice, hashOf: HashOf): Request[] =>
  signedRequestsIn(body).map(signed => fromSigned(signed, hashOf))
