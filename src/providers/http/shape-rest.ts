import * as v from 'valibot'
import type { Field } from './fields.ts'
import { field } from './wire.ts'

/** The schema of an answer whose first facts are read by `first`, in a page's head too, and the rest by `rest`. */
export const withRest = <T extends object, R extends object>(
  { what, read }: Field<T>,
  rest: v.GenericSchema<unknown, R>,
) =>
  field(what, (answer): (T & R) | undefined => {
    const facts = read(answer)
    const others = v.safeParse(rest, answer)
    return facts && others.success ? { ...facts, ...others.output } : undefined
  })
