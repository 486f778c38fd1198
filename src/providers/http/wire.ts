import * as v from 'valibot'
import * as fields from './fields.ts'
import { type Field, isInteger } from './fields.ts'

/** Schemas of single fields in the notations of both providers. */

/** Schema of a field with a reader; `what` names the field in errors. */
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

/** A non-negative amount in nanoTON or smallest units, as decimal text of at most 37 digits. */
export const amount = field('an amount', x => (isInteger(x) && /^\d{1,37}$/.test(String(x)) ? String(x) : undefined))

/** A field that becomes null if it is absent, null or of a wrong type, without failing the object. */
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

/** A list parsed row by row: invalid rows are dropped and counted, without failing the list. */
export function rows<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    list,
    v.transform(found => readRows(found, schema, row => row)),
  )
}
