import type { RawAddress } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { type Cell, TonBytesError } from '../../ton/cell.ts'
import { readAddress } from '../../ton/message-address.ts'
import { Slice } from '../../ton/slice.ts'
import { type Attribute, attributesIn, textIn, uriIn } from './content.ts'
import { type Entries, entriesIn } from './dictionary.ts'
import type { FieldKind, MethodField } from './field.ts'
import type { StackValue } from './value.ts'

/**
 * Interpretation of an integer: decimal (`value`), hex, `flag`, `hash`, `coins` (nanoTON) and `time` (unix seconds); null if not
 * applicable. `isGuess`: `coins` and `time` are guesses by size, without a known field; both may be set.
 */
type IntReading = {
  kind: 'int'
  value: string
  hex: string
  flag: boolean | null
  hash: string | null
  coins: string | null
  time: number | null
  isGuess: boolean
}

/** Interpretation of a cell or slice. `boc`: the complete cell in base64. `raw`: null for `addr_none`; `bits`: unrecognised. */
type CellReading = { boc: string } & (
  | { kind: 'address'; raw: RawAddress | null }
  | { kind: 'text'; text: string }
  | { kind: 'uri'; uri: string }
  | { kind: 'attributes'; attributes: Attribute[] }
  | ({ kind: 'dictionary' } & Entries)
  | { kind: 'cell'; bits: number | null; refs: number }
)

export type Reading =
  | IntReading
  | CellReading
  | { kind: 'tuple' | 'list'; items: Reading[] }
  | { kind: 'null' | 'nan' | 'unsupported' }

type Found = CellReading extends infer T ? (T extends CellReading ? Omit<T, 'boc'> : never) : never

/** First block of TON and year 2050: integers between may be times. */
const [FIRST_TIME, LAST_TIME] = [1_573_822_385n, 2_524_608_000n]
/** Maximum time of a JavaScript `Date`, in seconds. */
const MAX_DATE_SECONDS = 8_640_000_000_000n
/** 0.01 TON, and more than the total supply: integers between may be nanoTON. */
const [MIN_COINS, MAX_COINS] = [10_000_000n, 6_000_000_000_000_000_000n]
/** Minimum length of a text: shorter bytes may be letters by chance. */
const MIN_TEXT_LENGTH = 3
const [NO_ADDRESS_BITS, ADDRESS_BITS] = [2, 267]

const isWithin = (value: bigint, least: bigint, most: bigint) => value >= least && value < most

function readInt(text: string, field: FieldKind | undefined): IntReading {
  const value = BigInt(text)
  const size = value < 0n ? -value : value
  const isTime = field
    ? field === 'time' && isWithin(value, 1n, MAX_DATE_SECONDS)
    : isWithin(value, FIRST_TIME, LAST_TIME)
  const isCoins = field ? field === 'coins' && value >= 0n : isWithin(value, MIN_COINS, MAX_COINS)
  return {
    kind: 'int',
    value: text,
    hex: `${value < 0n ? '-' : ''}0x${size.toString(16)}`,
    flag: field === 'flag' ? value !== 0n : null,
    hash: field === 'hash' && value >= 0n ? value.toString(16).padStart(64, '0') : null,
    coins: isCoins ? text : null,
    time: isTime ? Number(value) : null,
    isGuess: !field,
  }
}

/** Result of `read`; null if the bytes do not match. */
function attempt<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof TonBytesError) return null
    throw error
  }
}

function findAddress(cell: Cell): Found | null {
  if (cell.refs.length > 0 || (cell.bits !== ADDRESS_BITS && cell.bits !== NO_ADDRESS_BITS)) return null
  const from = new Slice(cell)
  const { raw, external } = readAddress(from)
  return from.bitsLeft > 0 || external !== null ? null : { kind: 'address', raw }
}

function findUri(cell: Cell): Found | null {
  const uri = uriIn(new Slice(cell))
  return uri ? { kind: 'uri', uri } : null
}

function findAttributes(cell: Cell): Found | null {
  const attributes = attributesIn(new Slice(cell))
  return attributes && { kind: 'attributes', attributes }
}

/** A text, optionally prefixed by 32 zero bits as in comments. */
function findText(cell: Cell, field: FieldKind | undefined): Found | null {
  const from = new Slice(cell)
  if (from.bitsLeft > 32 && from.fork().uint(32) === 0) from.skip(32)
  const text = textIn(from)
  if (text === null || (field !== 'text' && text.length < MIN_TEXT_LENGTH)) return null
  return { kind: 'text', text }
}

function findDictionary(cell: Cell): Found | null {
  const entries = entriesIn(cell)
  return entries && { kind: 'dictionary', ...entries }
}

function findIn(cell: Cell, field: FieldKind | undefined): Found {
  const ways = [findAddress, findUri, findAttributes, findText, findDictionary]
  const first = field === 'text' ? [findText] : []
  for (const find of [...first, ...ways]) {
    const found = attempt(() => find(cell, field))
    if (found) return found
  }
  return { kind: 'cell', bits: cell.bits, refs: cell.refs.length }
}

function readCell(boc: string, field: FieldKind | undefined): CellReading {
  const bytes = fromBase64(boc)
  const cell = bytes && attempt(() => readBoc(bytes))
  return cell ? { boc, ...findIn(cell, field) } : { boc, kind: 'cell', bits: null, refs: 0 }
}

/** Interprets a stack value for display, with the help of the known `field`. Texts are sanitized. */
export function interpret(value: StackValue, field?: Pick<MethodField, 'kind'>): Reading {
  switch (value.kind) {
    case 'int':
      return readInt(value.value, field?.kind)
    case 'cell':
    case 'slice':
      return readCell(value.boc, field?.kind)
    case 'tuple':
    case 'list':
      return { kind: value.kind, items: value.items.map(item => interpret(item)) }
    default:
      return value
  }
}
