import * as movesWords from '#words/moves.ts'
import { cleanText, MAX_TEXT_LENGTH } from '../../domain/foreign/clean-text.ts'
import { formatOpcode, messageName, opcodeOf } from '../../domain/reason/opcode.ts'
import type { Message } from '../../domain/transaction/transaction.ts'

/** Content of a message: its comment, or the name of its operation. Never contains links. */
export function MessageBody({ message }: { message: Message }) {
  const { body } = message
  if (body.kind === 'comment')
    return (
      <q className="before:content-['“'] after:content-['”']">
        <bdi className="whitespace-normal">{cleanText(body.text, MAX_TEXT_LENGTH)}</bdi>
      </q>
    )
  const opcode = opcodeOf(body.kind === 'bounced' ? (body.original ?? body) : body)
  return (
    <span className="text-muted" title={opcode === null ? undefined : formatOpcode(opcode)}>
      {messageName(message)}
      {body.kind === 'encrypted-comment' && movesWords.privateToBoth}
    </span>
  )
}
