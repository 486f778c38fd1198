import type { Address, Cell } from '@ton/core'
import { loadPlainAddress } from '../../chain/tlb.ts'
import type { ChainTransaction } from '../../chain/types.ts'
import { COMMENT, ENCRYPTED_COMMENT, opCode, snakeBytes } from '../../http/body.ts'
import type { Wire } from '../../http/json.ts'
import { loadPayload, type Payload } from '../bodies/reader.ts'

/** The internal message that started a transaction. */
export type Incoming = { from: Address; to: Address; value: bigint; bounced: boolean; body: Cell; op: number | null }

export function incoming({ transaction: { inMessage } }: ChainTransaction): Incoming | null {
  if (inMessage?.info.type !== 'internal') return null
  const { src, dest, value, bounced } = inMessage.info
  return { from: src, to: dest, value: value.coins, bounced, body: inMessage.body, op: opCode(inMessage.body) }
}

/** Payloads of jetton transfers that the indexer knows by name. */
const CALLS = new Map([
  [0x6664de2a, 'StonfiSwapV2'],
  [0xfcf9e58f, 'StonfiSwap'],
])

/** Comment field for a payload without text: the name of its opcode. */
export function callFields(payload: Pick<Payload, 'op'> | null): Record<string, Wire> {
  const op = payload?.op
  if (op === null || op === undefined || op === COMMENT || op === ENCRYPTED_COMMENT) return {}
  return { comment: `Call: ${CALLS.get(op) ?? `0x${op.toString(16).padStart(8, '0')}`}` }
}

/** `comment` or `encrypted_comment` of a payload. */
export function commentFields(payload: Pick<Payload, 'op' | 'cell'> | null): Record<string, Wire> {
  if (payload?.op === COMMENT) return { comment: snakeBytes(payload.cell, 32).toString('utf8') }
  if (payload?.op === ENCRYPTED_COMMENT) {
    return {
      encrypted_comment: { encryption_type: 'simple', cipher_text: snakeBytes(payload.cell, 32).toString('hex') },
    }
  }
  return {}
}

/** Fields after the op code in a transfer of jettons or an item. */
export function transferBody(body: Cell, withAmount: boolean) {
  const slice = body.beginParse().skip(32 + 64)
  const amount = withAmount ? slice.loadCoins() : 0n
  const destination = loadPlainAddress(slice)
  loadPlainAddress(slice)
  slice.loadMaybeRef()
  slice.loadCoins()
  return { amount, destination, payload: loadPayload(slice)?.payload ?? null }
}
