import type { RawAddress } from '../../ton/address.ts'
import { bitsText } from '../../ton/bits-text.ts'
import { fromHex } from '../../ton/bytes.ts'
import type { Hash } from '../../ton/hash.ts'
import { readAddress } from '../../ton/message-address.ts'
import { Slice } from '../../ton/slice.ts'

/**
 * An entry of the TVM stack; `text` is as printed by the machine. `bits`: as in Fift's `x{…}`, unread bits of a slice or stored bits of a
 * builder. `address`: set if a slice is exactly one standard address.
 */
export type StackEntry = { text: string } & (
  | { kind: 'int'; value: string }
  | { kind: 'nan' | 'null' | 'continuation' | 'other' }
  | { kind: 'cell'; hash: Hash }
  | { kind: 'slice'; bits: string; bitCount: number; refs: number; address: RawAddress | null }
  | { kind: 'builder'; bits: string; bitCount: number; refs: number }
  | { kind: 'tuple' | 'list'; entries: StackEntry[] }
)

/** Maximum number of entries parsed per stack, including nested ones; the rest stays text. */
export const MAX_ENTRIES = 2_000
/** Maximum nesting of parsed tuples; deeper ones stay text. */
const MAX_DEPTH = 16

const ADDRESS_BITS = 267
const CELL = /^C\{([0-9A-Fa-f]{64})\}$/
const SLICE = /^CS\{Cell\{([0-9a-f]+)\} bits: (\d+)\.\.(\d+); refs: (\d+)\.\.(\d+)\}$/i
const BUILDER = /^BC\{([0-9a-f]+)\}$/i
const NULLS = new Set(['()', '(null)', 'null'])

type Budget = { left: number }

/** The last `max` entries of a text without outer brackets, last one first. */
function lastTexts(text: string, max: number): string[] {
  const texts: string[] = []
  let depth = 0
  let end = text.length
  for (let at = text.length - 1; at >= 0 && texts.length < max; at--) {
    const char = text[at]
    if (char === ']' || char === ')' || char === '}') depth++
    else if (char === '[' || char === '(' || char === '{') depth--
    else if (char === ' ' && depth <= 0) {
      if (end > at + 1) texts.push(text.slice(at + 1, end))
      end = at
      depth = 0
    }
  }
  if (texts.length < max && end > 0) texts.push(text.slice(0, end))
  return texts
}

/** Bits of a cell printed as two descriptor bytes and data. Throws for other text. */
function cellBits(hex: string): Slice {
  const bytes = fromHex(hex) ?? new Uint8Array()
  const [, size = 0] = bytes
  const data = bytes.subarray(2)
  const last = data.at(-1) ?? 0
  // With an odd size the last byte is padded by a one bit and zeros.
  const filled = size & 1 ? 1 + Math.log2(last & -last) : 0
  if (data.length !== (size + 1) >> 1 || !Number.isFinite(filled)) throw new RangeError('no cell')
  return new Slice({ data, bits: data.length * 8 - filled, refs: [], exotic: false, levelMask: 0 })
}

function addressOf(bits: Slice): RawAddress | null {
  if (bits.bitsLeft !== ADDRESS_BITS) return null
  try {
    const { raw } = readAddress(bits)
    return bits.at === ADDRESS_BITS ? raw : null
  } catch {
    return null
  }
}

function readSlice(text: string, [, hex = '', ...range]: string[]): StackEntry {
  const [from = 0, to = 0, fromRef = 0, toRef = 0] = range.map(Number)
  if (to < from || toRef < fromRef) return { text, kind: 'other' }
  const cell = cellBits(hex)
  cell.skip(from)
  const rest = cell.part(to - from, 0)
  return {
    text,
    kind: 'slice',
    bits: bitsText(rest),
    bitCount: rest.bits,
    refs: toRef - fromRef,
    address: addressOf(new Slice(rest)),
  }
}

function readBuilder(text: string, hex: string): StackEntry {
  const { cell } = cellBits(hex)
  const refs = Number.parseInt(hex.slice(0, 2), 16) & 7
  return { text, kind: 'builder', bits: bitsText(cell), bitCount: cell.bits, refs }
}

function readNested(text: string, depth: number, budget: Budget): StackEntry {
  const isTuple = text.startsWith('[') && text.endsWith(']')
  if (!isTuple && !(text.startsWith('(') && text.endsWith(')'))) return { text, kind: 'other' }
  if (depth >= MAX_DEPTH) return { text, kind: 'other' }
  const texts = lastTexts(text.slice(1, -1), budget.left + 1)
  if (texts.length > budget.left) return { text, kind: 'other' }
  budget.left -= texts.length
  const entries = texts.map(entry => readEntry(entry, depth + 1, budget)).reverse()
  return { text, kind: isTuple ? 'tuple' : 'list', entries }
}

function readEntry(text: string, depth: number, budget: Budget): StackEntry {
  if (/^-?\d+$/.test(text)) return { text, kind: 'int', value: text }
  if (NULLS.has(text)) return { text, kind: 'null' }
  if (text === 'NaN') return { text, kind: 'nan' }
  if (/^Cont\{[^{}]*\}$/.test(text)) return { text, kind: 'continuation' }
  const cell = CELL.exec(text)?.[1]
  if (cell) return { text, kind: 'cell', hash: cell.toLowerCase() }
  try {
    const slice = SLICE.exec(text)
    if (slice) return readSlice(text, slice)
    const builder = BUILDER.exec(text)?.[1]
    if (builder) return readBuilder(text, builder)
  } catch {
    return { text, kind: 'other' }
  }
  return readNested(text, depth, budget)
}

/** Parses a stack printed by the machine, with its top last: at most the `max` top entries. Never throws; unknown text becomes kind `other`. */
export function readStackText(text: string, max = MAX_ENTRIES): StackEntry[] {
  const trimmed = text.trim()
  const inner = trimmed.startsWith('[') && trimmed.endsWith(']') && trimmed.length > 1 ? trimmed.slice(1, -1) : trimmed
  const texts = lastTexts(inner, Math.min(max, MAX_ENTRIES))
  const budget = { left: MAX_ENTRIES - texts.length }
  return texts.map(entry => readEntry(entry, 0, budget)).reverse()
}
