import * as v from 'valibot'
import { parseAddress } from '../ton/address.ts'
import { parseHash } from '../ton/hash.ts'

/** Readers of single fields as both providers write them. */

/** A 64-bit integer as decimal text: arrives as text, or as a number small enough to be exact. */
export const int64 = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.regex(/^-?\d+$/, 'not an integer'),
)

/** A whole number a double holds exactly: seqno, unix time, count. Some server versions send it as text. */
export const int = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.safeInteger(),
)

/** A 256-bit hash, from base64 (node) or hex (indexer), as lower-case hex. */
export const hash = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = parseHash(dataset.value)
    if (found) return found
    addIssue({ message: 'not a 256-bit hash' })
    return NEVER
  }),
)

/** An address in any form, as a raw one. */
export const address = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = parseAddress(dataset.value)
    if (found) return found.raw
    addIssue({ message: 'not an address' })
    return NEVER
  }),
)

/** What may be absent, null or of a wrong type without spoiling the rest: null then. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema, null), null as never)

export type Rows<T> = { rows: T[]; unreadable: number }

/** A list read row by row: an odd row is left out and counted, never the whole list. */
export function rows<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list): Rows<v.InferOutput<S>> => {
      const read = list.map(row => v.safeParse(schema, row))
      const good = read.flatMap(result => (result.success ? [result.output] : []))
      return { rows: good, unreadable: list.length - good.length }
    }),
  )
}
