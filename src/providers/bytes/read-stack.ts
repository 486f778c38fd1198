import type { StackValue } from '../../domain/method/value.ts'
import { toBase64 } from '../../ton/base64.ts'
import { fromBase64, fromHex } from '../../ton/bytes.ts'

/** Readers of stack values as both providers write them. Each gives undefined for what it does not understand. */

/** Deeper tuples are given as `unsupported`: contracts have no use for them, and an answer could nest them without end. */
const MAX_DEPTH = 32
const BOUND = 2n ** 256n

export type ReadItem = (written: unknown, depth: number) => StackValue | undefined

/** A member of whatever came. */
export const member = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined

/** `-0x1`, `0x1f`, `0x` for a zero, decimal text or a number. No integer of the virtual machine has more than 257 bits. */
export function intValue(written: unknown): StackValue | undefined {
  const text = Number.isSafeInteger(written) ? `${written}` : written
  if (typeof text !== 'string') return undefined
  if (/^\(?nan\)?$/i.test(text)) return { kind: 'nan' }
  const hex = /^(-?)0x([\da-f]{0,66})$/i.exec(text)
  const [, minus, digits] = hex ?? /^(-?)(\d{1,78})$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const size = BigInt(hex ? `0x0${digits}` : digits)
  const value = minus ? -size : size
  return value >= -BOUND && value < BOUND ? { kind: 'int', value: `${value}` } : undefined
}

/** A bag of cells in base64, or in hex as the indexer has it. Its cells are read when they are shown. */
export function bagValue(kind: 'cell' | 'slice', written: unknown): StackValue | undefined {
  if (typeof written !== 'string' || written === '') return undefined
  const bytes = /^b5ee9c72/i.test(written) ? fromHex(written) : fromBase64(written)
  return bytes && { kind, boc: toBase64(bytes) }
}

/** Values in a row; undefined when one of them is not understood. */
export function readItems(written: unknown, depth: number, read: ReadItem): StackValue[] | undefined {
  if (!Array.isArray(written)) return undefined
  const items: StackValue[] = []
  for (const one of written) {
    const item = read(one, depth)
    if (!item) return undefined
    items.push(item)
  }
  return items
}

/** A tuple or list that stands at so many levels below the stack. A list without items is null. */
export function itemsValue(
  kind: 'tuple' | 'list',
  written: unknown,
  depth: number,
  read: ReadItem,
): StackValue | undefined {
  if (depth >= MAX_DEPTH) return { kind: 'unsupported' }
  const items = readItems(written, depth + 1, read)
  return items && (kind === 'list' && items.length === 0 ? { kind: 'null' } : { kind, items })
}
