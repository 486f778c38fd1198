import { beginCell, storeStateInit } from '@ton/core'
import type { ChainTransaction } from '../chain/types.ts'
import { opCode } from '../http/body.ts'
import { bocHex, hex } from '../http/encode.ts'
import type { Sent } from '../http/messages.ts'
import { accountAddress, codeInterfaces, type Registry } from './account-address.ts'
import { decodeBody } from './bodies/decode.ts'

const TYPES = { internal: 'int_msg', 'external-in': 'ext_in_msg', 'external-out': 'ext_out_msg' } as const

export const opText = (op: number): string => `0x${op.toString(16).padStart(8, '0')}`

/** `Message` of the indexer. An external message has no lt and gets its transaction's. */
export function blockchainMessage(registry: Registry, { message, cell }: Sent, item: ChainTransaction) {
  const { info, init, body } = message
  const internal = info.type === 'internal' ? info : null
  const op = opCode(body)
  const code = init?.code
  const decoded = decodeBody(registry, message)
  return {
    msg_type: TYPES[info.type],
    created_lt: info.type === 'external-in' ? item.lt : info.createdLt,
    ihr_disabled: internal?.ihrDisabled ?? false,
    bounce: internal?.bounce ?? false,
    bounced: internal?.bounced ?? false,
    value: internal?.value.coins ?? 0n,
    fwd_fee: internal?.forwardFee ?? 0n,
    ihr_fee: internal?.ihrFee ?? 0n,
    destination: info.type === 'external-out' ? undefined : accountAddress(registry, info.dest),
    source: info.type === 'external-in' ? undefined : accountAddress(registry, info.src),
    import_fee: info.type === 'external-in' ? info.importFee : 0n,
    created_at: info.type === 'external-in' ? 0 : info.createdAt,
    op_code: op === null ? undefined : opText(op),
    init: init
      ? {
          boc: bocHex(beginCell().store(storeStateInit(init)).endCell()),
          interfaces: code ? codeInterfaces(registry, code) : [],
        }
      : undefined,
    hash: hex(cell.hash()),
    raw_body: body.bits.length > 0 || body.refs.length > 0 ? bocHex(body) : undefined,
    decoded_op_name: decoded?.name,
    decoded_body: decoded?.fields,
  }
}
