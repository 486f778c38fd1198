import * as bodyWords from '#words/body.ts'
import type { Body, Message } from '../transaction/transaction.ts'

/** An operation's number as contracts write it: 0x and eight hex digits. */
export const formatOpcode = (opcode: number) => `0x${opcode.toString(16).padStart(8, '0')}`

/** The opcode of an operation or an unknown body; null for bodies of other kinds, and for those shorter than an opcode. */
export const opcodeOf = (body: Body) => (body.kind === 'operation' || body.kind === 'unknown' ? body.opcode : null)

/** Name of a message's body, in a few words. */
export function bodyName(body: Body): string {
  switch (body.kind) {
    case 'empty':
      return bodyWords.transfer
    case 'comment':
      return bodyWords.comment
    case 'binary-comment':
      return bodyWords.binaryComment
    case 'encrypted-comment':
      return bodyWords.encryptedComment
    case 'operation':
      return bodyWords.named(body.name)
    case 'bounced':
      return body.original ? bodyWords.bounced(bodyName(body.original)) : bodyWords.bouncedMessage
    case 'unknown':
      return body.opcode === null ? bodyWords.unreadable : bodyWords.operation(formatOpcode(body.opcode))
  }
}

/** Name of a message. Requests from outside begin with a signature at most wallets, so that their first bits name no operation. */
export const messageName = ({ kind, body }: Pick<Message, 'kind' | 'body'>): string =>
  kind === 'external-in' && body.kind === 'unknown' ? bodyWords.signedRequest : bodyName(body)
