import type { Step } from '../../ton/replay/vm-log.ts'
import { mnemonicOf, operandsOf } from './instruction.ts'
import { depthBefore } from './shuffle.ts'
import { readStackText, type StackEntry } from './stack.ts'

/** `prefix`: begins with. `signature`: signature is valid. `empty`, `null`: tests of one value. */
type Operator = '=' | '≠' | '<' | '≤' | '>' | '≥' | 'prefix' | 'signature' | 'empty' | 'null'

/**
 * A comparison whose result an instruction used. `at`: index of its step. `values`: left and right; for a signature the signed data,
 * signature and key; for a test the value. `held`: the result.
 */
export type Comparison = {
  at: number
  instruction: string
  operator: Operator
  values: StackEntry[]
  held: boolean
}

/** Maximum number of steps searched backwards for the comparison of an instruction. */
const MAX_STEPS_BACK = 6

/** `takes`: number of compared stack entries; `operand`: the instruction's operand is the right side. */
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

/** Comparing a result with zero negates it. */
const NEGATIONS = new Set(['EQINT 0', 'NEQINT 0'])

function operandEntry({ operand }: Rule, text: string): StackEntry[] {
  const value = operandsOf(text)
  if (operand === 'int') return [{ kind: 'int', text: value, value }]
  return operand === 'bits' ? [{ kind: 'other', text: `x{${value.replace(/^x/, '')}}` }] : []
}

const topOf = (step: Step | undefined) => (step?.stack ? readStackText(step.stack, 1)[0] : undefined)

/** The comparison at a step; null for other instructions or an unknown stack. */
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

/** The comparison whose result is on top of the stack at step `at`, traced back through stack moves; null if it cannot be found. */
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

/** The comparison that decided a conditional THROW at step `at`; null for other instructions, or if it cannot be found. */
export function comparedBefore(steps: readonly Step[], at: number): Comparison | null {
  return /^THROW\w*IF(?:NOT)?(?: |$)/.test(steps[at]?.text ?? '') ? comparedAtTop(steps, at) : null
}
