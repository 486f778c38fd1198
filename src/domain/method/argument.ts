import * as numberWords from '#words/number.ts'
import { looksFriendly, parseAddress } from '../../ton/address.ts'
import { toBase64 } from '../../ton/base64.ts'
import { readRoots } from '../../ton/boc.ts'
import { fromBase64, fromHex } from '../../ton/bytes.ts'
import { TonBytesError, TooLargeError } from '../../ton/cell.ts'
import { cleanText } from '../foreign/clean-text.ts'
import type { FieldKind } from './field.ts'
import type { Argument } from './value.ts'

/** Kinds of arguments that can be typed. */
export type ArgumentKind = 'int' | 'address' | 'cell' | 'slice' | 'null'

/**
 * Reason why a text is an invalid argument. `range`: beyond 257 signed bits; `checksum`: typing error in a friendly address; `boc`: neither
 * hex nor base64; `bytes`: decoded, but not a bag of cells; `roots`: several roots; `size`: too large.
 */
type ArgumentFault = 'empty' | 'number' | 'range' | 'address' | 'checksum' | 'boc' | 'bytes' | 'roots' | 'size'

export type Typed = { argument: Argument } | { fault: ArgumentFault }

/** Maximum length of a typed number or address with surrounding characters. */
const MAX_LENGTH = 400
/** Bound of TVM integers: 257 bits, including the sign. */
const BOUND = 2n ** 256n

/** Characters between groups of three digits, with that of the language. Another language's may be a decimal mark here. */
const GROUP = `[ _${numberWords.group}]`
const SEPARATORS = new RegExp(GROUP, 'g')
/** Optional sign, then a hexadecimal, plain or grouped number. */
const NUMBER = new RegExp(`^([-\u2212]?) *(0x[0-9a-f][0-9a-f_]*|\\d+|[1-9]\\d{0,2}(?:${GROUP}\\d{3})+)$`, 'i')

function readNumber(text: string): Typed {
  const [, minus, typed = ''] = NUMBER.exec(text.trim()) ?? []
  const digits = typed.replaceAll(SEPARATORS, '')
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
 * Parses a typed argument: a number in decimal or 0x hex, an address in any form, or a bag of cells in hex or base64. The text is ignored
 * for `null`.
 */
export function readArgument(kind: ArgumentKind, typed: string): Typed {
  if (kind === 'null') return { argument: { kind } }
  if (typed.trim() === '') return { fault: 'empty' }
  if (kind === 'cell' || kind === 'slice') return readBag(kind, typed)
  const text = cleanText(typed, MAX_LENGTH)
  return kind === 'int' ? readNumber(text) : readAddress(text)
}

/** Kind of argument to type for a field of a known method. */
export function typedAs(kind: FieldKind): ArgumentKind {
  if (kind === 'address' || kind === 'slice') return kind
  if (kind === 'tuple') return 'null'
  return /^(?:cell|text|content)$/.test(kind) ? 'cell' : 'int'
}
