import * as stepsWords from '#words/replay-steps.ts'
import { friendlyAddress } from '../../ton/address.ts'
import type { Comparison } from './comparison.ts'
import type { StackEntry } from './stack.ts'
import { exactEntry } from './stack-text.ts'

const valueText = (entry: StackEntry | undefined) => {
  if (!entry) return ''
  return entry.kind === 'slice' && entry.address ? friendlyAddress(entry.address) : exactEntry(entry)
}

/** A comparison as text, such as `100003 ≥ 3152077`, with formatted addresses. Excludes its result `held`. */
export function comparisonText({ operator, values }: Comparison): string {
  const [first = '', second = '', third = ''] = values.map(valueText)
  switch (operator) {
    case 'prefix':
      return stepsWords.beginsWith(first, second)
    case 'signature':
      return stepsWords.signedBy(first, third)
    case 'empty':
      return stepsWords.isEmpty(first)
    case 'null':
      return stepsWords.isNull(first)
    default:
      return `${first} ${operator} ${second}`
  }
}
