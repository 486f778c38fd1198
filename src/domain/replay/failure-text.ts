import * as replayWords from '#words/replay.ts'
import { cleanText } from '../foreign/clean-text.ts'
import { groupDigits } from '../text/format.ts'
import type { Comparison } from './comparison.ts'
import type { Failure } from './failure.ts'

/** Characters of a compared value; those of a slice are hundreds. */
const MAX_VALUE_LENGTH = 44

function comparisonText({ operator, values, held }: Comparison): string {
  const [left = '', right = ''] = values.map(({ text }) => cleanText(text, MAX_VALUE_LENGTH))
  switch (operator) {
    case 'signature':
      return replayWords.signature(held)
    case 'prefix':
      return replayWords.begins(left, right, held)
    case 'empty':
      return replayWords.empty(left, held)
    case 'null':
      return replayWords.isNull(left, held)
    default:
      return replayWords.compared(`${left} ${operator} ${right}`, held)
  }
}

/** The check that threw, in words, as the steps of a replay show it. */
export function failureText(failure: Failure): string {
  const instruction = failure.instruction ?? replayWords.noInstruction
  if (failure.kind === 'out of gas')
    return replayWords.outOfGas(instruction, groupDigits(failure.used), groupDigits(failure.limit))
  if (failure.kind === 'error') return replayWords.raised(instruction, cleanText(failure.message))
  const { compared } = failure
  return compared ? replayWords.threwAfter(instruction, comparisonText(compared)) : replayWords.threw(instruction)
}
