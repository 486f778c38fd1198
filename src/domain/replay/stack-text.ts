import { friendlyAddress } from '../../ton/address.ts'
import { shortAddress } from '../notation/short.ts'
import type { StackEntry } from './stack.ts'

/** Maximum number of digits of an integer in short form. */
const MAX_DIGITS = 14
/** Maximum number of hex digits in short form. */
const MAX_HEX = 12
/** Maximum number of tuple entries in short form. */
const MAX_NAMED = 2

const shorten = (text: string, max: number) => (text.length <= max ? text : `${text.slice(0, 6)}…${text.slice(-4)}`)

const withRefs = (text: string, refs: number) => (refs > 0 ? `${text} +${refs}` : text)

function shortNested({ kind, entries }: Extract<StackEntry, { entries: StackEntry[] }>, depth: number): string {
  const [open, close] = kind === 'tuple' ? '[]' : '()'
  const named = depth > 0 ? [] : entries.slice(0, MAX_NAMED).map(entry => shortForm(entry, depth + 1))
  return `${open}${[...named, ...(named.length < entries.length ? ['…'] : [])].join(' ')}${close}`
}

function shortForm(entry: StackEntry, depth: number): string {
  switch (entry.kind) {
    case 'int':
      return shorten(entry.value, MAX_DIGITS)
    case 'nan':
      return 'NaN'
    case 'null':
      return 'null'
    case 'cell':
      return `C{${shorten(entry.hash, MAX_HEX)}}`
    case 'slice':
      return entry.address
        ? shortAddress(friendlyAddress(entry.address))
        : withRefs(`x{${shorten(entry.bits, MAX_HEX)}}`, entry.refs)
    case 'builder':
      return withRefs(`b{${shorten(entry.bits, MAX_HEX)}}`, entry.refs)
    case 'tuple':
    case 'list':
      return shortNested(entry, depth)
    default:
      return entry.text.length <= 2 * MAX_DIGITS ? entry.text : `${entry.text.slice(0, 2 * MAX_DIGITS)}…`
  }
}

/**
 * An entry in about 20 characters, in Fift's notation: `x{…}` slice, `b{…}` builder, `C{…}` cell by hash, `[…]` tuple, `(…)` list; `+2`
 * counts references.
 */
export const shortEntry = (entry: StackEntry): string => shortForm(entry, 0)

/** A complete entry in the same notation; only the contents of references are omitted. */
export function exactEntry(entry: StackEntry): string {
  switch (entry.kind) {
    case 'nan':
      return 'NaN'
    case 'null':
      return 'null'
    case 'cell':
      return `C{${entry.hash}}`
    case 'slice':
      return withRefs(`x{${entry.bits}}`, entry.refs)
    case 'builder':
      return withRefs(`b{${entry.bits}}`, entry.refs)
    case 'tuple':
      return `[${entry.entries.map(exactEntry).join(' ')}]`
    case 'list':
      return `(${entry.entries.map(exactEntry).join(' ')})`
    default:
      return entry.text
  }
}
