import * as v from 'valibot'
import * as fields from './fields.ts'
import { type Field, isInteger } from './fields.ts'

/** Schemas of single fields as both providers write them. */

/** Schema of a field that `read` understands; `what` names it in the error. */
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

/** A field as a schema. */
export const schemaOf = <T>({ what, read }: Field<T>) => field(what, read)

export const int64 = schemaOf(fields.int64)
export const int = schemaOf(fields.int)
export const count = schemaOf(fields.count)
export const time = schemaOf(fields.time)
export const price = schemaOf(fields.price)
export const text = schemaOf(fields.text)
export const flag = schemaOf(fields.flag)
export const hash = schemaOf(fields.hash)
export const dictionary = schemaOf(fields.dictionary)

/** Amounts, which are never negative: nanoTON, smallest units. Decimal text, of at most the digits that the chain has for it. */
export const amount = field('an amount', x => (isInteger(x) && /^\d{1,37}$/.test(String(x)) ? String(x) : undefined))

/** A field that is null where it is absent, null or of a wrong type, and spoils nothing else. */
export function maybe<S extends v.GenericSchema>(schema: S) {
  const orNull: v.GenericSchema<unknown, v.InferOutput<S> | null> = schema
  return v.fallback(orNull, null)
}

export type Rows<T> = { rows: T[]; unreadable: number }

export function readRows<S extends v.GenericSchema, T>(
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

export const list = v.array(v.unknown())

/** A list read row by row: an odd row is left out and counted, never the whole list. */
export function rows<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    list,
    v.transform(found => readRows(found, schema, row => row)),
  )
}
