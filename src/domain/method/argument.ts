import { looksFriendly, parseAddress } from '../../ton/address.ts'
import { toBase64 } from '../../ton/base64.ts'
import { readRoots } from '../../ton/boc.ts'
import { fromBase64, fromHex } from '../../ton/bytes.ts'
import { TonBytesError, TooLargeError } from '../../ton/cell.ts'
import { cleanText } from '../foreign/clean-text.ts'
import type { FieldKind } from './known.ts'
import type { Argument } from './value.ts'

/** Kinds of values that can be typed for an argument. */
export type ArgumentKind = 'int' | 'address' | 'cell' | 'slice' | 'null'

/**
 * Reason why a text is no argument. `range`: beyond 257 signed bits; `checksum`: a friendly address with a typing error; `boc`: no hex and
 * no base64; `bytes`: both of them are read, but hold no bag of cells; `roots`: a bag of more than one; `size`: a bag too large to be read.
 */
type ArgumentFault = 'empty' | 'number' | 'range' | 'address' | 'checksum' | 'boc' | 'bytes' | 'roots' | 'size'

export type Typed = { argument: Argument } | { fault: ArgumentFault }

/** Longer than any number or address with what may surround it. */
const MAX_LENGTH = 400
/** Integers of the virtual machine have 257 bits, one of them for the sign. */
const BOUND = 2n ** 256n

function readNumber(text: string): Typed {
  const [, minus, digits = ''] = /^([-\u2212]?)(0x[0-9a-f]+|\d+)$/i.exec(text.replaceAll(/[ _,]/g, '')) ?? []
  if (!digits) return { fault: 'number' }
  const size = BigInt(digits)
  const value = minus ? -size : size
  return value < -BOUND || value >= BOUND ? { fault: 'range' } : { argument: { kind: 'int', value: `${value}` } }
}

function readAddress(text: string): Typed {
  const found = parseAddress(text)
  if (found) return { argument: { kind: 'address', raw: found.raw } }
  return { fault: looksFriendly(text) ? 'checksum' : 'address' }
}

function readBag(kind: 'cell' | 'slice', typed: string): Typed {
  const text = typed.replaceAll(/\s+/g, '')
  const digits = text.replace(/^0x/i, '')
  const bytes = /^b5ee9c72/i.test(digits) ? fromHex(digits) : fromBase64(text)
  if (!bytes) return { fault: 'boc' }
  try {
    if (readRoots(bytes).length > 1) return { fault: 'roots' }
  } catch (error) {
    if (error instanceof TooLargeError) return { fault: 'size' }
    if (error instanceof TonBytesError) return { fault: 'bytes' }
    throw error
  }
  return { argument: { kind, boc: toBase64(bytes) } }
}

/**
 * Reads what a visitor typed: a number in decimal or in hex after 0x; an address in any form; a bag of cells in hex or base64. For `null` the text
 * does not count.
 */
export function readArgument(kind: ArgumentKind, typed: string): Typed {
  if (kind === 'null') return { argument: { kind } }
  if (typed.trim() === '') return { fault: 'empty' }
  if (kind === 'cell' || kind === 'slice') return readBag(kind, typed)
  const text = cleanText(typed, MAX_LENGTH)
  return kind === 'int' ? readNumber(text) : readAddress(text)
}

/** Kind of value that is typed for a field of a known method. */
export function typedAs(kind: FieldKind): ArgumentKind {
  if (kind === 'address' || kind === 'slice') return kind
  if (kind === 'tuple') return 'null'
  return /^(?:cell|text|content)$/.test(kind) ? 'cell' : 'int'
}
