import type { Cell } from '../cell.ts'
import { type Message, readMessageBody } from '../message.ts'
import { Slice } from '../slice.ts'
import { readByOpcode } from './by-opcode.ts'
import type { HashOf, Request } from './order.ts'
import { readSignedRequests } from './signed-request.ts'

export type { Change } from '../change.ts'
export type { Order, Request } from './order.ts'

/** Requests in a message's body, one per matching layout; empty for unknown layouts. */
export function readRequests({ kind, bounced }: Message, cell: Cell, hashOf: HashOf): Request[] {
  if (bounced || kind === 'external-out') return []
  try {
    const body = readMessageBody(cell)
    if (!body) return []
    const byOpcode = readByOpcode(body.fork(), hashOf)
    if (kind === 'external-in') return byOpcode ? [byOpcode] : readSignedRequests(body, hashOf)
    if (!byOpcode) return []
    return byOpcode.family.startsWith('v5') ? [{ ...byOpcode, sure: false }] : [byOpcode]
  } catch {
    return []
  }
}

/** Requests in a separate body, as a wallet signs it. */
export function readBodyRequests(body: Cell, hashOf: HashOf): Request[] {
  try {
    const from = new Slice(body)
    const byOpcode = readByOpcode(from.fork(), hashOf)
    return byOpcode ? [byOpcode] : readSignedRequests(from, hashOf)
  } catch {
    return []
  }
}

/** The first request in a message's body; null if none. */
export const readRequest = (message: Message, cell: Cell, hashOf: HashOf): Request | null =>
  readRequests(message, cell, hashOf)[0] ?? null

/** Request in the message received by a transaction; `root` is the transaction's cell. */
export function readTransactionRequest(root: Cell, inMessage: Message | null, hashOf: HashOf): Request | null {
  const [messages] = root.refs
  if (!inMessage || !messages) return null
  const received = new Slice(messages).maybeRef()
  return received && readRequest(inMessage, received, hashOf)
}
