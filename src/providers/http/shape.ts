import { dictionary, type Field, type ReadOf, type Shape } from './fields.ts'

export type ShapeRead<S extends Shape> = { [K in keyof S]: ReadOf<S[K]> }

/** A field that becomes null if it is absent, null or of a wrong type, without failing the object. */
export const orNull = <T>({ what, read }: Field<T>): Field<T | null> => ({ what, read: x => read(x) ?? null })

/** An object with these fields; ignores others. */
export function object<S extends Shape>(shape: S): Field<ShapeRead<S>> {
  return {
    what: 'an object',
    read(x) {
      const from = dictionary.read(x)
      const found = Object.entries(shape).map(([key, { read }]) => [key, from && read(from[key])] as const)
      const isWhole = found.every(([, value]) => value !== undefined)
      return isWhole ? (Object.fromEntries(found) as ShapeRead<S>) : undefined
    },
  }
}
