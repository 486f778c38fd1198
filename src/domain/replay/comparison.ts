import type { Step } from '../../ton/replay/vm-log.ts'
import { mnemonicOf, operandsOf } from './instruction.ts'
import { depthBefore } from './shuffle.ts'
import { readStackText, type StackEntry } from './stack.ts'

/** `prefix`: begins with. `signature`: a signature is valid. `empty`, `null`: tests of one value. */
type Operator = '=' | '≠' | '<' | '≤' | '>' | '≥' | 'prefix' | 'signature' | 'empty' | 'null'

/**
 * A comparison whose result an instruction used. `values` are in the order of the operator: left and right; of a signature what was signed,
 * the signature, the key; of a test the value. `held` is its result. `at` is its place among the steps.
 */
export type Comparison = {
  at: number
  instruction: string
  operator: Operator
  values: StackEntry[]
  held: boolean
}

/** Steps before an instruction in which its comparison is looked for. */
const MAX_STEPS_BACK = 6

/** `takes`: entries of the stack that are compared; `operand`: the instruction's own operand is the right side. */
type Rule = { operator: Operator; takes: number; operand?: 'int' | 'bits' }

const pair = (operator: Operator): Rule => ({ operator, takes: 2 })
const withInt = (operator: Operator): Rule => ({ operator, takes: 1, operand: 'int' })
const test = (operator: Operator): Rule => ({ operator, takes: 1 })

const RULES = new Map<string, Rule>([
  ['EQUAL', pair('=')],
  ['NEQ', pair('≠')],
  ['LESS', pair('<')],
  ['LEQ', pair('≤')],
  ['GREATER', pair('>')],
  ['GEQ', pair('≥')],
  ['SDEQ', pair('=')],
  ['EQINT', withInt('=')],
  ['NEQINT', withInt('≠')],
  ['LESSINT', withInt('<')],
  ['GTINT', withInt('>')],
  ['SDBEGINSQ', { operator: 'prefix', takes: 1, operand: 'bits' }],
  ['CHKSIGNU', { operator: 'signature', takes: 3 }],
  ['CHKSIGNS', { operator: 'signature', takes: 3 }],
  ['SEMPTY', test('empty')],
  ['SDEMPTY', test('empty')],
  ['SREMPTY', test('empty')],
  ['ISNULL', test('null')],
])

/** A comparison with zero turns the result of another one around. */
const NEGATIONS = new Set(['EQINT 0', 'NEQINT 0'])

function operandEntry({ operand }: Rule, text: string): StackEntry[] {
  const value = operandsOf(text)
  if (operand === 'int') return [{ kind: 'int', text: value, value }]
  return operand === 'bits' ? [{ kind: 'other', text: `x{${value.replace(/^x/, '')}}` }] : []
}

const topOf = (step: Step | undefined) => (step?.stack ? readStackText(step.stack, 1)[0] : undefined)

/** The comparison at a place; null for other instructions, or unknown stacks around the step. */
function comparisonAt(steps: readonly Step[], at: number): Comparison | null {
  const { text = '', stack = null } = steps[at] ?? {}
  const rule = RULES.get(mnemonicOf(text))
  const result = topOf(steps[at + 1])
  if (!rule || stack === null || result?.kind !== 'int') return null
  const taken = readStackText(stack, rule.takes)
  if (taken.length < rule.takes) return null
  const values = [...taken, ...operandEntry(rule, text)]
  return { at, instruction: text, operator: rule.operator, values, held: result.value !== '0' }
}

/**
 * The comparison whose result is on top of the stack at step `at`, followed back through moves on the stack; null where the steps do not tell.
 */
function comparedAtTop(steps: readonly Step[], at: number): Comparison | null {
  let depth = 0
  let nearest: Comparison | null = null
  for (let back = at - 1; back >= Math.max(0, at - MAX_STEPS_BACK); back--) {
    const { text = '' } = steps[back] ?? {}
    const found = depth === 0 ? comparisonAt(steps, back) : null
    if (found && !NEGATIONS.has(text)) return found
    nearest ??= found
    const before = found ? 0 : depthBefore(text, depth)
    if (before === null) break
    depth = before
  }
  return nearest
}

/** The comparison that decided a conditional THROW at step `at`; null where it was another instruction, or the steps do not tell. */
export function comparedBefore(steps: readonly Step[], at: number): Comparison | null {
  return /^THROW\w*IF(?:NOT)?(?: |$)/.test(steps[at]?.text ?? '') ? comparedAtTop(steps, at) : null
}
