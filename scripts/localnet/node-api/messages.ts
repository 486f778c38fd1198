import { beginCell, type Cell, storeStateInit } from '@ton/core'
import { COMMENT, ENCRYPTED_COMMENT, opCode, snakeBytes } from '../http/body.ts'
import { base64, bocBase64, friendlyAddress } from '../http/encode.ts'
import type { Sent } from '../http/messages.ts'

/** Returns a body as the server reads it: text, encrypted text, or raw cells. */
function messageData(body: Cell, init: Cell | null) {
  const op = opCode(body)
  if (op === COMMENT) return { '@type': 'msg.dataText', text: base64(snakeBytes(body, 32)) }
  if (op === ENCRYPTED_COMMENT) return { '@type': 'msg.dataEncryptedText', text: base64(snakeBytes(body, 32)) }
  return { '@type': 'msg.dataRaw', body: bocBase64(body), init_state: init ? bocBase64(init) : '' }
}

/** Returns the deprecated `message` field: the comment, or the root's bits in base64 and a line feed. */
function messageText(body: Cell): string {
  const op = opCode(body)
  if (op === COMMENT) return snakeBytes(body, 32).toString('utf8')
  if (body.bits.length === 0) return ''
  const bytes = body.asSlice().loadBuffer(Math.floor(body.bits.length / 8))
  return `${base64(bytes)}\n`
}

function parts({ message, cell }: Sent) {
  const { info, init, body } = message
  const initCell = init ? beginCell().store(storeStateInit(init)).endCell() : null
  return {
    hash: base64(cell.hash()),
    source: info.type === 'external-in' ? '' : friendlyAddress(info.src),
    destination: info.type === 'external-out' ? '' : friendlyAddress(info.dest),
    fields: {
      value: info.type === 'internal' ? info.value.coins.toString() : '0',
      extra_currencies: [],
      fwd_fee: info.type === 'internal' ? info.forwardFee.toString() : '0',
      ihr_fee: info.type === 'internal' ? info.ihrFee.toString() : '0',
      created_lt: info.type === 'external-in' ? '0' : info.createdLt.toString(),
      body_hash: base64(body.hash()),
      msg_data: messageData(body, initCell),
    },
  }
}

const account = (address: string) => ({ '@type': 'accountAddress', account_address: address })

/** Returns a message in the form of getBlockTransactionsExt and getTransactionsStd: addresses are objects, no `message`. */
export function rawMessage(sent: Sent) {
  const { hash, source, destination, fields } = parts(sent)
  return { '@type': 'raw.message', hash, source: account(source), destination: account(destination), ...fields }
}

/** Returns a message in the form of getTransactions: addresses are strings. */
export function extMessage(sent: Sent) {
  const { hash, source, destination, fields } = parts(sent)
  return { '@type': 'ext.message', hash, source, destination, ...fields, message: messageText(sent.message.body) }
}
