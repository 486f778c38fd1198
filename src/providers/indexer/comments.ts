import * as v from 'valibot'
import { cleanText, MAX_PARAGRAPH_LENGTH } from '../../domain/foreign/clean-text.ts'
import type { Comment } from '../../domain/foreign/comment.ts'
import { dictionary, maybe, text } from '../http/wire.ts'

const payload = v.object({ SumType: maybe(text), Value: maybe(dictionary) })

const textComment = (written: unknown): Comment | null => {
  const clean = typeof written === 'string' ? cleanText(written, MAX_PARAGRAPH_LENGTH) : ''
  return clean ? { kind: 'text', text: clean } : null
}

/** Comment in a decoded payload, `{ SumType, Value }`; null for other payloads. */
export function payloadComment(wire: unknown): Comment | null {
  const read = v.safeParse(payload, wire)
  if (!read.success) return null
  if (read.output.SumType === 'EncryptedTextComment') return { kind: 'encrypted' }
  return read.output.SumType === 'TextComment' ? textComment(read.output.Value?.Text) : null
}

/** Name of an operation, which the indexer sends in place of a comment for a non-text payload. */
const OPERATION = /^Call: (0x[0-9a-f]{1,8}|[A-Z]\w{2,60})$/

/** The comment of an action: `comment`, or `encrypted_comment`, which only the two parties can decrypt. */
export function actionComment(comment: string | null, encrypted: unknown): Comment | null {
  const name = OPERATION.exec(comment ?? '')?.[1]
  if (name) return { kind: 'operation', name }
  return textComment(comment) ?? (encrypted ? { kind: 'encrypted' } : null)
}
