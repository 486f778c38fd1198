import * as v from 'valibot'

/** A field that becomes null if it is absent or null, and undefined if it is unreadable, which is not the same as none. */
export function nullIfAbsent<S extends v.GenericSchema>(schema: S) {
  const orNone: v.GenericSchema<unknown, v.InferOutput<S> | null | undefined> = schema
  return v.fallback(orNone, dataset => (dataset?.value == null ? null : undefined))
}
