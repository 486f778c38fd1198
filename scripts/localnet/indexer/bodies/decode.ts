import type { Message, MessageRelaxed } from '@ton/core'
import { COMMENT, ENCRYPTED_COMMENT, opCode, snakeBytes } from '../../http/body.ts'
import { bocHex } from '../../http/encode.ts'
import { interfacesOf, type Registry } from '../account-address.ts'
import type { BodyFields } from './reader.ts'
import { tokenBodies } from './tokens.ts'

export type Decoded = { name: string; fields: BodyFields }

/** Messages with little more than a query id, known by name only. */
const NAMED: ReadonlyMap<number, string> = new Map([
  [0xd53276db, 'excess'],
  [0x642b7d07, 'jetton_mint'],
  [0xd372158c, 'top_up'],
  [0xeed236d3, 'jetton_set_status'],
  [0x2fcb26a2, 'get_static_data'],
  [0x8b771735, 'report_static_data'],
  [0x693d3950, 'get_royalty_params'],
  [0xa8cb00ad, 'report_royalty_params'],
  [0x04ded148, 'prove_ownership'],
  [0x0524c7ae, 'sbt_ownership_proof'],
  [0xd0c3bfea, 'sbt_request_owner'],
  [0x0dd607e3, 'sbt_owner_info'],
  [0x1f04537a, 'sbt_destroy'],
  [0x6f89f5e3, 'sbt_revoke'],
  [0xd1735400, 'take_wallet_address'],
  [0x4ed14b65, 'dns_balance_release'],
  [0x4e73744b, 'elector_new_stake'],
  [0x47657424, 'elector_recover_stake_request'],
])

/** Signed external messages of wallets: their body starts with a signature, so that the wallet's interface gives the name. */
const SIGNED: ReadonlyMap<string, string> = new Map([
  ['wallet_v3r1', 'wallet_signed_v3'],
  ['wallet_v3r2', 'wallet_signed_v3'],
  ['wallet_v4r1', 'wallet_signed_v4'],
  ['wallet_v4r2', 'wallet_signed_v4'],
])
const WALLET_V5_SIGNED = 0x7369676e

const queryIdOf = (message: Message | MessageRelaxed): BodyFields => {
  const slice = message.body.beginParse().skip(32)
  return slice.remainingBits >= 64 ? { query_id: slice.loadUintBig(64) } : {}
}

function decodeExternal(registry: Registry, message: Message | MessageRelaxed): Decoded | null {
  if (message.info.type !== 'external-in') return null
  if (opCode(message.body) === WALLET_V5_SIGNED) return { name: 'wallet_signed_external_v5_r1', fields: {} }
  const names = interfacesOf(registry, message.info.dest)
  const name = names.map(kind => SIGNED.get(kind)).find(found => found !== undefined)
  if (!name || message.body.bits.length < 512 + 96) return null
  const slice = message.body.beginParse()
  const signature = slice.loadBuffer(64).toString('hex')
  return {
    name,
    fields: {
      signature,
      subwallet_id: slice.loadUint(32),
      valid_until: slice.loadUint(32),
      seqno: slice.loadUint(32),
    },
  }
}

function decodeInternal({ body }: Pick<Message, 'body'>, op: number): Decoded | null {
  if (op === COMMENT) return { name: 'text_comment', fields: { text: snakeBytes(body, 32).toString('utf8') } }
  if (op === ENCRYPTED_COMMENT) {
    return { name: 'encrypted_text_comment', fields: { cipher_text: snakeBytes(body, 32).toString('hex') } }
  }
  const token = tokenBodies.get(op)
  return token ? { name: token.name, fields: token.read(body.beginParse().skip(32)) } : null
}

/** Decodes a message's body by op code: name and fields. `null` if unknown or unreadable. */
export function decodeBody(registry: Registry, message: Message | MessageRelaxed): Decoded | null {
  try {
    const op = opCode(message.body)
    const { info } = message
    if (info.type === 'external-in') return decodeExternal(registry, message)
    if (op === null) return null
    if (info.type === 'internal' && info.bounced) {
      return { name: 'bounce', fields: { payload: bocHex(message.body) } }
    }
    const decoded = decodeInternal(message, op)
    if (decoded) return decoded
    const name = NAMED.get(op)
    return name ? { name, fields: queryIdOf(message) } : null
  } catch {
    // a truncated body is not decoded, as by the real decoder
    return null
  }
}
