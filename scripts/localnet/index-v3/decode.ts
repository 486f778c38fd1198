/** `decode`: operation names and fields of bodies. */
import { Cell } from '@ton/core'
import { opCode } from '../http/body.ts'
import type { Wire } from '../http/json.ts'
import { tokenBodies } from '../indexer/bodies/tokens.ts'
import type { Handler } from './call.ts'
import { operationNames } from './operations.ts'
import { Refusal } from './refusal.ts'

const MAX_BODIES = 1000
const UNKNOWN = 'unknown'

/** Parses hex first, with or without `0x`; then decimal, may be negative. */
function readOpcode(text: string, index: number): number {
  const digits = text.replace(/^0x/, '')
  if (/^[0-9a-f]{1,}$/i.test(digits) && BigInt(`0x${digits}`) < 2n ** 32n) return Number.parseInt(digits, 16)
  const decimal = /^-?\d+$/.test(digits) ? BigInt(digits) : null
  if (decimal === null || decimal >= 2n ** 32n || decimal < -(2n ** 31n)) {
    throw new Refusal(422, `invalid opcode format at index ${index}: ${digits}`)
  }
  return Number(BigInt.asUintN(32, decimal))
}

const nameOf = (op: number): string => tokenBodies.get(op)?.name ?? operationNames.get(op) ?? UNKNOWN

const undecoded = (why: string) => ({ error: `${UNKNOWN}: ${why}` })

function readBody(text: string): Cell | null {
  try {
    return /^(?:[0-9a-f]{2})+$/i.test(text) ? Cell.fromHex(text) : Cell.fromBase64(text)
  } catch {
    return null
  }
}

function decodeBody(text: string): Wire {
  const body = readBody(text)
  if (!body) return undecoded('failed to deserialize boc')
  if (body.bits.length === 0 && body.refs.length === 0) return { empty_cell: '' }
  const op = opCode(body)
  if (op === null) return undecoded(`boc is too small, size=${body.bits.length}`)
  try {
    const token = tokenBodies.get(op)
    if (token) return { '@type': token.name, ...token.read(body.beginParse().skip(32)) }
  } catch {
    return undecoded('no parser succeeded')
  }
  const name = operationNames.get(op)
  return name ? { '@type': name } : undecoded('no parser succeeded')
}

function within(found: string[], name: string): string[] {
  if (found.length > MAX_BODIES) throw new Refusal(422, `${name} list exceeds maximum length of ${MAX_BODIES}`)
  return found
}

export const decode: Handler = ({ params }) => {
  const [opcodes, bodies] = ['opcodes', 'bodies'].map(name => within(params.all(name), name))
  return { opcodes: (opcodes ?? []).map(readOpcode).map(nameOf), bodies: (bodies ?? []).map(decodeBody) }
}
