import * as v from 'valibot'
import type { Field } from './fields.ts'
import { field } from './wire.ts'

/** Schema of an answer in two parts: the first facts, which a page's head reads too, and the rest. */
export const withRest = <T extends object, R extends object>(
  { what, read }: Field<T>,
  rest: v.GenericSchema<unknown, R>,
) =>
  field(what, (answer): (T & R) | undefined => {
    const facts = read(answer)
    const others = v.safeParse(rest, answer)
    return facts && others.success ? { ...facts, ...others.output } : undefined
  })
