import { type Cell, loadMessage, loadMessageRelaxed, type Message, type MessageRelaxed, type Slice } from '@ton/core'
import { opCode } from '../../http/body.ts'
import { bocHex } from '../../http/encode.ts'
import { accountAddress, interfacesOf } from '../account-address.ts'
import type { World } from '../call.ts'
import { badRequest } from '../refusal.ts'
import { decodeBody } from './decode.ts'

/** Names of wallet interfaces in `destination_wallet_version`. */
const VERSIONS: ReadonlyMap<string, 'v3R1' | 'v3R2' | 'v4R2' | 'v5R1'> = new Map([
  ['wallet_v3r1', 'v3R1'],
  ['wallet_v3r2', 'v3R2'],
  ['wallet_v4r2', 'v4R2'],
  ['wallet_v5r1', 'v5R1'],
])

const relaxedMessage = (cell: Cell): MessageRelaxed | null => {
  try {
    // wallets omit the source, which the network fills in
    return loadMessageRelaxed(cell.beginParse())
  } catch {
    return null
  }
}

const externalMessage = (cell: Cell): Message | null => {
  try {
    return loadMessage(cell.beginParse())
  } catch {
    return null
  }
}

/** Operation names in PascalCase here, unlike in transactions. */
const pascalCase = (name: string): string =>
  name.replace(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase())

function rawMessage(world: World, cell: Cell, mode: number) {
  const message = relaxedMessage(cell)
  const op = message ? opCode(message.body) : null
  const decoded = message ? decodeBody(world, message) : null
  return {
    message: {
      boc: bocHex(cell),
      decoded_op_name: decoded ? pascalCase(decoded.name) : undefined,
      op_code: op === null ? undefined : `0x${op.toString(16).padStart(8, '0')}`,
      decoded_body: decoded?.fields,
    },
    mode,
  }
}

/** Reads pairs of mode and message to the end of the body. */
function rawMessages(world: World, slice: Slice) {
  const found: Array<ReturnType<typeof rawMessage>> = []
  while (slice.remainingBits >= 8 && slice.remainingRefs > 0) {
    const mode = slice.loadUint(8)
    found.push(rawMessage(world, slice.loadRef(), mode))
  }
  return found
}

/** Messages of wallet v5: a list of actions, the last one outermost. */
function v5Messages(world: World, actions: Cell | null) {
  const found: Array<ReturnType<typeof rawMessage>> = []
  for (let rest = actions; rest && rest.refs.length > 0; ) {
    const slice: Slice = rest.beginParse()
    rest = slice.loadRef()
    if (slice.loadUint(32) === 0x0ec3c86d) {
      const mode = slice.loadUint(8)
      found.unshift(rawMessage(world, slice.loadRef(), mode))
    }
  }
  return found
}

function signedBody(world: World, version: string, body: Cell) {
  const slice = body.beginParse()
  if (version === 'v5R1') {
    slice.skip(64)
    const validUntil = slice.loadUint(32)
    slice.skip(32)
    return { wallet_v5: { valid_until: validUntil, raw_messages: v5Messages(world, slice.loadMaybeRef()) } }
  }
  slice.skip(512)
  const [subwallet, validUntil, seqno] = [slice.loadUint(32), slice.loadUint(32), slice.loadUint(32)]
  const common = { subwallet_id: subwallet, valid_until: validUntil, seqno }
  if (version === 'v4R2') {
    const op = slice.loadUint(8)
    return { wallet_v4: { ...common, op, raw_messages: rawMessages(world, slice) } }
  }
  return { wallet_v3: { ...common, raw_messages: rawMessages(world, slice) } }
}

/** `DecodedMessage` of an external message to a wallet. */
export function decodedMessage(world: World, cell: Cell) {
  const message = externalMessage(cell)
  if (message?.info.type !== 'external-in') throw badRequest('not an external message')
  const { dest } = message.info
  const version = interfacesOf(world, dest)
    .map(name => VERSIONS.get(name))
    .find(found => found !== undefined)
  if (!version) throw badRequest('unknown wallet version')
  return {
    destination: accountAddress(world, dest),
    destination_wallet_version: version,
    ext_in_msg_decoded: signedBody(world, version, message.body),
  }
}
