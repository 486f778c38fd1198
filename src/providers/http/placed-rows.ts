import * as v from 'valibot'
import { list, readRows } from './wire.ts'

/** A list read as by `rows`, with the place, from 0, that each row has in the answer. */
export function placedRows<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    list,
    v.transform(found => readRows(found, schema, (row, place) => ({ row, place }))),
  )
}
