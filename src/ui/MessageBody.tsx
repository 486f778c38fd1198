import { cleanText } from '../domain/clean-text.ts'
import { bodyName, formatOpcode } from '../domain/opcode.ts'
import type { Body } from '../domain/transaction.ts'

const LONGEST = 2048

/** What a message says: its comment as text, or the name of its operation. Nothing in it is a link. */
export function MessageBody({ body }: { body: Body }) {
  if (body.kind === 'comment')
    return (
      <q className="before:content-['“'] after:content-['”']">
        <bdi className="whitespace-normal">{cleanText(body.text, LONGEST)}</bdi>
      </q>
    )
  const opcode = body.kind === 'operation' || body.kind === 'bounced' ? body.opcode : null
  return (
    <span className="text-muted" title={opcode === null ? undefined : formatOpcode(opcode)}>
      {bodyName(body)}
      {body.kind === 'encrypted-comment' && ', readable only by sender and receiver'}
    </span>
  )
}
