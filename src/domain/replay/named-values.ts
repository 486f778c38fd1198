import { methodNameOf } from '../../ton/code/methods.ts'
import type { MethodNumbers } from '../../ton/replay/methods.ts'
import { resultsOf } from '../method/known.ts'
import type { Comparison } from './comparison.ts'

/** A compared number that is also a result of a get-method. `name`: name of the result, null for a method with one result. */
export type NamedValue = { value: string; name: string | null; method: string }

/** Numbers too common to be meaningful matches. */
const COMMON = ['0', '1', '-1']

/** Compared numbers that equal exactly one result of the get-methods. */
export function namedValues({ values }: Comparison, numbers: readonly MethodNumbers[]): NamedValue[] {
  const known = numbers.flatMap(({ method, stack }) => {
    const own = methodNameOf(method) ?? String(method)
    const fields = resultsOf(own, stack)
    if (!fields && stack.length > 1) return []
    return stack.flatMap((result, place) =>
      result.kind === 'int' ? [{ value: result.value, name: fields?.[place]?.name ?? null, method: own }] : [],
    )
  })
  const compared = new Set(values.flatMap(entry => (entry.kind === 'int' ? entry.value : [])))
  return [...compared].flatMap(value => {
    const equal = known.filter(result => result.value === value)
    return COMMON.includes(value) || equal.length !== 1 ? [] : equal
  })
}
