import * as v from 'valibot'
import { parseAddress } from '../../ton/address.ts'
import { field } from '../http/wire.ts'

/** An address in any form, as raw. */
export const requiredAddress = field('an address', x => (typeof x === 'string' ? parseAddress(x)?.raw : undefined))

/** Parses a value by a schema; throws a TypeError if it does not match. */
export function required<S extends v.GenericSchema>(schema: S, wire: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, wire)
  if (read.success) return read.output
  throw new TypeError('fields of another form')
}
