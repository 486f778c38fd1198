import type { Address, Cell, Slice } from '@ton/core'
import { COMMENT, ENCRYPTED_COMMENT, opCode, snakeBytes } from '../../http/body.ts'
import { bocHex, rawAddress } from '../../http/encode.ts'
import type { Wire } from '../../http/json.ts'

export type BodyFields = Record<string, Wire>

/** Address in a decoded body: raw, or an empty text. */
export const addressText = (address: Address | null): string => (address ? rawAddress(address) : '')

/** Forwarded payloads, named as in the indexer's tables. */
export type Payload = { name: 'TextComment' | 'EncryptedTextComment' | 'Cell' | ''; op: number | null; cell: Cell }

/** Reads `Either Cell ^Cell`; null if a wallet omits it. */
export function loadPayload(slice: Slice): { isRight: boolean; payload: Payload } | null {
  if (slice.remainingBits === 0) return null
  const isRight = slice.loadBit()
  const cell = isRight ? slice.loadRef() : slice.asCell()
  return { isRight, payload: namePayload(cell) }
}

function namePayload(cell: Cell): Payload {
  const op = opCode(cell)
  if (op === COMMENT) return { name: 'TextComment', op, cell }
  if (op === ENCRYPTED_COMMENT) return { name: 'EncryptedTextComment', op, cell }
  return { name: cell.bits.length === 0 && cell.refs.length === 0 ? '' : 'Cell', op, cell }
}

const commentText = ({ cell }: Pick<Payload, 'cell'>): string => snakeBytes(cell, 32).toString('utf8')

/** `{sum_type, op_code, value}` inside decoded bodies. */
export function payloadFields({ name, op, cell }: Payload): BodyFields {
  switch (name) {
    case 'TextComment':
      return { sum_type: name, op_code: op, value: { text: commentText({ cell }) } }
    case 'EncryptedTextComment':
      return { sum_type: name, op_code: op, value: { cipher_text: snakeBytes(cell, 32).toString('hex') } }
    case 'Cell':
      return { sum_type: name, op_code: op ?? undefined, value: bocHex(cell) }
    default:
      return { sum_type: '', value: null }
  }
}

/** Payload inside `operations[]`, where the indexer's field names are in PascalCase. */
export function operationPayload(payload: Payload | null): Wire {
  if (!payload || payload.name === '') return ''
  const { name, op, cell } = payload
  if (name === 'TextComment') return { SumType: name, OpCode: op, Value: { Text: commentText({ cell }) } }
  if (name === 'EncryptedTextComment') {
    return { SumType: name, OpCode: op, Value: { CipherText: snakeBytes(cell, 32).toString('hex') } }
  }
  return { SumType: name, OpCode: op ?? undefined, Value: bocHex(cell) }
}
