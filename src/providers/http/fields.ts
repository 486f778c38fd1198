import { parseHash } from '../../ton/hash.ts'

/**
 * Readers of single fields of an answer. Schemas are made of these (`wire.ts`); the script in a page's head reads the first facts of a
 * screen with them, where a schema's package would weigh too much.
 */

/** Reads what an answer holds in one place; undefined when it is not `what`. */
export type Field<T> = { what: string; read: (x: unknown) => T | undefined }
/** The fields of an object by their names. */
export type Shape = Record<string, Field<unknown>>
export type ReadOf<F> = F extends Field<infer T> ? T : never

// The longest number of the chain has 256 bits, which are 78 digits.
export const isInteger = (x: unknown) => (typeof x === 'string' ? /^-?\d{1,78}$/.test(x) : Number.isSafeInteger(x))

/** A 64-bit integer as decimal text: arrives as text, or as a number small enough to be exact. */
export const int64: Field<string> = {
  what: 'a 64-bit integer',
  read: x => (isInteger(x) ? String(x) : undefined),
}

/** A whole number a double holds exactly. Some server versions send it as text. The zero added makes a zero of a minus zero. */
export const int: Field<number> = {
  what: 'an integer',
  read: x => (isInteger(x) && Number.isSafeInteger(Number(x)) ? Number(x) + 0 : undefined),
}

/** A count, or a number in a row: never negative. */
export const count: Field<number> = {
  what: 'a count',
  read: x => (isInteger(x) && /^\d{1,15}$/.test(String(x)) ? Number(x) + 0 : undefined),
}

/** Unix seconds of a moment that was or will be; the zero that stands for none, and what no calendar holds, is no time. */
export const time: Field<number> = {
  what: 'a time',
  read: x => (isInteger(x) && Number(x) > 0 && Number(x) < 1e11 ? Number(x) : undefined),
}

/** A price or worth. The indexer answers 0 for a token without a market, which is no price. */
export const price: Field<number> = {
  what: 'a price',
  read: x => (typeof x === 'number' && x > 0 && x < Infinity ? x : undefined),
}

export const text: Field<string> = { what: 'a text', read: x => (typeof x === 'string' ? x : undefined) }
export const flag: Field<boolean> = { what: 'a truth value', read: x => (typeof x === 'boolean' ? x : undefined) }

/** A 256-bit hash, from base64 (node) or hex (indexer), as lower-case hex. */
export const hash: Field<string> = {
  what: 'a 256-bit hash',
  read: x => (typeof x === 'string' ? parseHash(x) : undefined),
}

/** An object whose keys are data, its values still unread. */
export const dictionary: Field<Record<string, unknown>> = {
  what: 'a dictionary',
  read: x => (typeof x === 'object' && x !== null ? (x as Record<string, unknown>) : undefined),
}
