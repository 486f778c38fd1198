import * as bodyWords from '#words/body.ts'
import type { Body, Message } from '../transaction/transaction.ts'

/** An opcode in usual notation: 0x and eight hex digits. */
export const formatOpcode = (opcode: number) => `0x${opcode.toString(16).padStart(8, '0')}`

/** Opcode of an operation or unknown body; null for other kinds, and for bodies shorter than an opcode. */
export const opcodeOf = (body: Body) => (body.kind === 'operation' || body.kind === 'unknown' ? body.opcode : null)

/** Short name of a message's body. */
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

/** Name of a message. External requests usually begin with a signature, so that their first bits are not an opcode. */
export const messageName = ({ kind, body }: Pick<Message, 'kind' | 'body'>): string =>
  kind === 'external-in' && body.kind === 'unknown' ? bodyWords.signedRequest : bodyName(body)
