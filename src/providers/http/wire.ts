import * as v from 'valibot'
import { parseHash } from '../../ton/hash.ts'

/** Readers of single fields as both providers write them. */

/** A field that `read` understands; `what` names it in the complaint when it does not. */
export function field<T>(what: string, read: (x: unknown) => T | undefined) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const found = read(dataset.value)
      if (found !== undefined) return found
      addIssue({ message: `not ${what}` })
      return NEVER
    }),
  )
}

// The longest number of the chain has 256 bits, which are 78 digits.
export const isInteger = (x: unknown) => (typeof x === 'string' ? /^-?\d{1,78}$/.test(x) : Number.isSafeInteger(x))

/** A 64-bit integer as decimal text: arrives as text, or as a number small enough to be exact. */
export const int64 = field('a 64-bit integer', x => (isInteger(x) ? String(x) : undefined))

/** What cannot be negative: nanoTON, smallest units. As decimal text, of at most the digits that the chain has for it. */
export const amount = field('an amount', x => (isInteger(x) && /^\d{1,37}$/.test(String(x)) ? String(x) : undefined))

/** A whole number a double holds exactly. Some server versions send it as text. The zero added makes a zero of a minus zero. */
export const int = field('an integer', x =>
  isInteger(x) && Number.isSafeInteger(Number(x)) ? Number(x) + 0 : undefined,
)

/** How many of something, or its number in a row: never negative. */
export const count = field('a count', x => (isInteger(x) && /^\d{1,15}$/.test(String(x)) ? Number(x) + 0 : undefined))

/** Unix seconds of a moment that was or will be; the zero that stands for none, and what no calendar holds, is no time. */
export const time = field('a time', x => (isInteger(x) && Number(x) > 0 && Number(x) < 1e11 ? Number(x) : undefined))

/** A figure that is not negative: a volume. */
export const figure = field('a figure', x => (typeof x === 'number' && x >= 0 && x < Infinity ? x + 0 : undefined))

/** What something is worth. The indexer answers 0 for a token without a market, which is no price. */
export const price = field('a price', x => (typeof x === 'number' && x > 0 && x < Infinity ? x : undefined))

export const text = field('a text', x => (typeof x === 'string' ? x : undefined))
export const flag = field('a truth value', x => (typeof x === 'boolean' ? x : undefined))

/** A 256-bit hash, from base64 (node) or hex (indexer), as lower-case hex. */
export const hash = field('a 256-bit hash', x => (typeof x === 'string' ? parseHash(x) : undefined))

/** An object whose keys are data, its values still unread. */
export const dictionary = field('a dictionary', x =>
  typeof x === 'object' && x !== null ? (x as Record<string, unknown>) : undefined,
)

/** What may be absent, null or of a wrong type without spoiling the rest: null then. */
export function maybe<S extends v.GenericSchema>(schema: S) {
  const orNull: v.GenericSchema<unknown, v.InferOutput<S> | null> = schema
  return v.fallback(orNull, null)
}

export type Rows<T> = { rows: T[]; unreadable: number }

function readRows<S extends v.GenericSchema, T>(
  list: unknown[],
  schema: S,
  keep: (row: v.InferOutput<S>, place: number) => T,
): Rows<T> {
  const good = list.flatMap((row, place) => {
    const read = v.safeParse(schema, row)
    return read.success ? [keep(read.output, place)] : []
  })
  return { rows: good, unreadable: list.length - good.length }
}

const list = v.array(v.unknown())

/** A list read row by row: an odd row is left out and counted, never the whole list. */
export function rows<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    list,
    v.transform(found => readRows(found, schema, row => row)),
  )
}

/** The same with the place, from 0, that each row has in the answer. */
export function placedRows<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    list,
    v.transform(found => readRows(found, schema, (row, place) => ({ row, place }))),
  )
}
