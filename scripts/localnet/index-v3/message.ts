import { Address, beginCell, type Cell, storeStateInit } from '@ton/core'
import { isExternalIn, normalizedHash } from '../chain/message.ts'
import { COMMENT, opCode, snakeBytes } from '../http/body.ts'
import type { Wire } from '../http/json.ts'
import type { Sent } from '../http/messages.ts'
import { tokenBodies } from '../indexer/bodies/tokens.ts'
import { opText } from '../indexer/message.ts'
import { extraCurrencies } from './description.ts'
import { base64, bocBase64, upperAddress } from './forms.ts'

/** Decoded body; null for layouts unknown to the server. */
function decoded(body: Cell): Wire {
  if (body.bits.length === 0 && body.refs.length === 0) return { '@type': 'empty_cell' }
  const op = opCode(body)
  if (op !== COMMENT) return null
  const type = 'text_comment'
  return { '@type': type, type, comment: snakeBytes(body, 32).toString('utf8') }
}

const content = (cell: Cell, ownDecoded: Wire) => ({
  hash: base64(cell.hash()),
  body: bocBase64(cell),
  decoded: ownDecoded,
})

/** Null for one message in 256, to simulate bodies that were not stored. */
const messageContent = (message: Cell, body: Cell) =>
  message.hash().at(-1) === 0 ? null : content(body, decoded(body))

/** Account of an address; external addresses are dropped. */
const accountOf = (address: unknown): string | null => (address instanceof Address ? upperAddress(address) : null)

/** `Message` with all keys; null for absent fields. */
export function v3Message({ message, cell }: Sent) {
  const { info, init, body } = message
  const internal = info.type === 'internal' ? info : null
  const created = info.type === 'external-in' ? null : info
  const op = opCode(body)
  return {
    hash: base64(cell.hash()),
    source: accountOf(info.src),
    destination: accountOf(info.dest),
    value: internal?.value.coins.toString() ?? null,
    value_extra_currencies: internal ? extraCurrencies(internal.value) : null,
    fwd_fee: internal?.forwardFee.toString() ?? null,
    ihr_fee: internal?.ihrFee.toString() ?? null,
    extra_flags: internal?.ihrFee.toString() ?? null,
    created_lt: created?.createdLt.toString() ?? null,
    created_at: created?.createdAt.toString() ?? null,
    opcode: op === null ? null : opText(op),
    decoded_opcode: (op !== null && tokenBodies.get(op)?.name) || null,
    ihr_disabled: internal?.ihrDisabled ?? null,
    bounce: internal?.bounce ?? null,
    bounced: internal?.bounced ?? null,
    import_fee: info.type === 'external-in' ? info.importFee.toString() : null,
    message_content: messageContent(cell, body),
    init_state: init ? content(beginCell().store(storeStateInit(init)).endCell(), null) : null,
    hash_norm: isExternalIn(message) ? base64(normalizedHash(message)) : undefined,
  }
}
