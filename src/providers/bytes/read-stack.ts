import type { StackValue } from '../../domain/method/value.ts'
import { toBase64 } from '../../ton/base64.ts'
import { fromBase64, fromHex } from '../../ton/bytes.ts'

/** Readers of stack values in the notations of both providers. Each returns undefined for unknown input. */

/** Deeper tuples become `unsupported`: contracts do not use them, and a hostile answer could nest them without end. */
const MAX_DEPTH = 32
const BOUND = 2n ** 256n

export type ReadItem = (written: unknown, depth: number) => StackValue | undefined

/** Member of an unknown value; undefined if it is not an object. */
export const member = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined

/** Accepts `-0x1`, `0x1f`, `0x` (zero), decimal text or a number. TVM integers have at most 257 bits. */
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

/** A bag of cells, in base64 or, from the indexer, in hex. Its cells are only parsed when displayed. */
export function bagValue(kind: 'cell' | 'slice', written: unknown): StackValue | undefined {
  if (typeof written !== 'string' || written === '') return undefined
  const bytes = /^b5ee9c72/i.test(written) ? fromHex(written) : fromBase64(written)
  return bytes && { kind, boc: toBase64(bytes) }
}

/** Reads all values of an array; undefined if any of them is unknown. */
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

/** A tuple or list, `depth` levels below the stack. An empty list is null. */
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
