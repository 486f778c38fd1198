import { parseHash } from '../../ton/hash.ts'

/**
 * Readers of single fields of an answer. Schemas are built from them (`wire.ts`). The scripts in a page's head use them without the schema
 * package, which is too large there.
 */

/** Reads one field of an answer; undefined if it is not `what`. */
export type Field<T> = { what: string; read: (x: unknown) => T | undefined }
/** Fields of an object by name. */
export type Shape = Record<string, Field<unknown>>
export type ReadOf<F> = F extends Field<infer T> ? T : never

// 78 digits: the largest integers on the chain have 256 bits.
export const isInteger = (x: unknown) => (typeof x === 'string' ? /^-?\d{1,78}$/.test(x) : Number.isSafeInteger(x))

/** A 64-bit integer as decimal text. Sent as text, or as a number within the safe range. */
export const int64: Field<string> = {
  what: 'a 64-bit integer',
  read: x => (isInteger(x) ? String(x) : undefined),
}

/** A safe integer; some servers send it as text. Adding 0 turns -0 into 0. */
export const int: Field<number> = {
  what: 'an integer',
  read: x => (isInteger(x) && Number.isSafeInteger(Number(x)) ? Number(x) + 0 : undefined),
}

/** A non-negative integer: a count or a sequence number. */
export const count: Field<number> = {
  what: 'a count',
  read: x => (isInteger(x) && /^\d{1,15}$/.test(String(x)) ? Number(x) + 0 : undefined),
}

/** Unix seconds. Zero, which stands for no time, and dates out of range are rejected. */
export const time: Field<number> = {
  what: 'a time',
  read: x => (isInteger(x) && Number(x) > 0 && Number(x) < 1e11 ? Number(x) : undefined),
}

/** A positive price or worth. The indexer sends 0 for a token without a market. */
export const price: Field<number> = {
  what: 'a price',
  read: x => (typeof x === 'number' && x > 0 && x < Infinity ? x : undefined),
}

export const text: Field<string> = { what: 'a text', read: x => (typeof x === 'string' ? x : undefined) }
export const flag: Field<boolean> = { what: 'a truth value', read: x => (typeof x === 'boolean' ? x : undefined) }

/** A 256-bit hash, in base64 (node) or hex (indexer), as lower-case hex. */
export const hash: Field<string> = {
  what: 'a 256-bit hash',
  read: x => (typeof x === 'string' ? parseHash(x) : undefined),
}

/** An object with arbitrary keys and unparsed values. */
export const dictionary: Field<Record<string, unknown>> = {
  what: 'a dictionary',
  read: x => (typeof x === 'object' && x !== null ? (x as Record<string, unknown>) : undefined),
}
