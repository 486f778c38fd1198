import * as v from 'valibot'
import { list, readRows } from './wire.ts'

/** Schema of a list like `rows`, with the index of each row in the answer. */
export function placedRows<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    list,
    v.transform(found => readRows(found, schema, (row, place) => ({ row, place }))),
  )
}
