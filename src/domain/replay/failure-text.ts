import * as commonWords from '#words/common.ts'
import * as runWords from '#words/replay-run.ts'
import * as stepsWords from '#words/replay-steps.ts'
import type { MethodNumbers } from '../../ton/replay/methods.ts'
import { cleanText } from '../foreign/clean-text.ts'
import { groupDigits } from '../text/format.ts'
import { comparisonText } from './comparison-text.ts'
import type { Failure } from './failure.ts'
import { namedValues } from './named-values.ts'

/** Maximum length of a comparison: a slice may have hundreds of characters. */
const MAX_COMPARISON_LENGTH = 120

/** The failed check in words, from the steps of a replay. `numbers`: results of get-methods before the transaction. */
export function failureText(failure: Failure, numbers: readonly MethodNumbers[] = []): string {
  const instruction = failure.instruction ?? runWords.noInstruction
  if (failure.kind === 'out of gas')
    return runWords.outOfGas(instruction, groupDigits(failure.used), groupDigits(failure.limit))
  if (failure.kind === 'error') return runWords.raised(instruction, cleanText(failure.message))
  const { compared } = failure
  if (!compared) return runWords.threw(instruction)
  const statement = cleanText(comparisonText(compared), MAX_COMPARISON_LENGTH)
  const names = namedValues(compared, numbers).map(({ value, name, method }) =>
    runWords.gaveBefore(value, name, method),
  )
  return runWords.threwAfter(
    instruction,
    [stepsWords.result(statement, compared.held), ...names].join(commonWords.comma),
  )
}
