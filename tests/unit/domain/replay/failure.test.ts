import { expect, test } from 'vitest'
import { failureOf } from '../../../../src/domain/replay/failure.ts'
import { exactEntry } from '../../../../src/domain/replay/stack-text.ts'
import { stepsOf } from '../../../support/steps.ts'

const END = ' ! default exception handler, terminating vm with exit code '

/** Operator, values and result of the comparison that a run failed by; null without one. */
function comparedIn(...lines: string[]) {
  const failure = failureOf(stepsOf(...lines))
  const compared = failure?.kind === 'thrown' ? failure.compared : undefined
  return compared && [compared.values.map(exactEntry).join(` ${compared.operator} `), compared.held]
}

test('failureOf returns the instruction that threw, its exit code and the compared values', () => {
  const steps = stepsOf('[ 7 ] PUSH2 s7,s4', '[ 7 100003 3152077 ] GEQ', `[ 7 0 ] THROWIFNOT 706${END}706`)
  expect(failureOf(steps)).toMatchObject({
    at: 2,
    instruction: 'THROWIFNOT 706',
    exitCode: 706,
    kind: 'thrown',
    compared: {
      at: 1,
      instruction: 'GEQ',
      operator: '≥',
      values: [{ value: '100003' }, { value: '3152077' }],
      held: false,
    },
  })
})

test.each([
  ['EQUAL', '5 6', '5 = 6'],
  ['NEQ', '5 6', '5 ≠ 6'],
  ['LESS', '5 6', '5 < 6'],
  ['LEQ', '5 6', '5 ≤ 6'],
  ['GREATER', '5 6', '5 > 6'],
  ['GEQ', '5 6', '5 ≥ 6'],
  ['EQINT 9', '5 6', '6 = 9'],
  ['NEQINT -1', '5 6', '6 ≠ -1'],
  ['LESSINT 9', '5 6', '6 < 9'],
  ['GTINT 9', '5 6', '6 > 9'],
  ['SDEQ', 'CS{Cell{0002ff} bits: 0..4; refs: 0..0} CS{Cell{0002ff} bits: 0..8; refs: 0..0}', 'x{f} = x{ff}'],
  ['SDBEGINSQ x12', 'CS{Cell{0002ff} bits: 0..8; refs: 0..0}', 'x{ff} prefix x{12}'],
  ['CHKSIGNU', '11 CS{Cell{0002ff} bits: 0..8; refs: 0..0} 22', '11 signature x{ff} signature 22'],
  ['SEMPTY', 'CS{Cell{0002ff} bits: 0..8; refs: 0..0}', 'x{ff}'],
  ['ISNULL', '()', 'null'],
])('failureOf reads the values that %s compared', (instruction, stack, compared) => {
  expect(comparedIn(`[ 1 ${stack} ] ${instruction}`, `[ 1 0 ] THROWIFNOT 33${END}33`)).toEqual([compared, false])
  expect(comparedIn(`[ 1 ${stack} ] ${instruction}`, `[ 1 -1 ] THROWIF 33${END}33`)).toEqual([compared, true])
})

test.each([
  [
    'a number is pushed below by THROWANYIFNOT',
    ['[ 5 6 ] EQUAL', '[ 0 ] PUSHINT 700', '[ 0 700 ] SWAP', `[ 700 0 ] THROWANYIFNOT${END}700`],
  ],
  [
    'values above it are dropped',
    ['[ 8 5 6 ] EQUAL', '[ 8 0 ] PUSHINT 1', '[ 8 0 1 ] DROP', `[ 8 0 ] THROWIFNOT 7${END}7`],
  ],
  ['it is moved by XCHG', ['[ 9 5 6 ] EQUAL', '[ 9 0 ] XCHG s1', '[ 0 9 ] XCHG s0,s1', `[ 9 0 ] THROWIFNOT 7${END}7`]],
  ['it is copied', ['[ 5 6 ] EQUAL', '[ 0 ] DUP', '[ 0 0 ] POP s1', `[ 0 ] THROWIFNOT 7${END}7`]],
  [
    'a branch is taken',
    [
      '[ 5 6 ] EQUAL',
      '[ 0 ] PUSHCONT x8B',
      '[ 0 Cont{vmc_std} ] EXECUTE',
      '[ 0 ] implicit RET',
      `[ 0 ] THROWIFNOT 7${END}7`,
    ],
  ],
  ['it is turned around', ['[ 5 6 ] EQUAL', '[ 0 ] NOT', `[ -1 ] THROWIF 7${END}7`]],
  ['it is compared with zero', ['[ 5 6 ] EQUAL', '[ 0 ] EQINT 0', `[ -1 ] THROWIF 7${END}7`]],
])('failureOf follows the result of a comparison when %s', (_, lines) => {
  expect(comparedIn(...lines)).toEqual(['5 = 6', false])
})

test('failureOf keeps a comparison with zero when its operand is no comparison result', () => {
  expect(comparedIn('[ 5 ] SBITS', '[ 3 ] EQINT 0', `[ 0 ] THROWIFNOT 7${END}7`)).toEqual(['3 = 0', false])
})

test.each([
  ['two flags were joined', ['[ 5 6 ] EQUAL', '[ 0 ] PUSHINT -1', '[ 0 -1 ] AND', `[ 0 ] THROWIFNOT 7${END}7`]],
  ['another value is on top', ['[ 5 6 ] EQUAL', '[ 0 ] PUSHINT 0', `[ 0 0 ] THROWIFNOT 7${END}7`]],
  ['an instruction in between is not known', ['[ 5 6 ] EQUAL', '[ 0 ] XCHG3 s0,s1,s2', `[ 0 ] THROWIFNOT 7${END}7`]],
  [
    'the comparison is more than six steps away',
    ['[ 5 6 ] EQUAL', ...Array(6).fill('[ 0 ] NOP'), `[ 0 ] THROWIFNOT 7${END}7`],
  ],
  ['the stack is shorter than the comparison needs', ['[ 6 ] EQUAL', `[ 0 ] THROWIFNOT 7${END}7`]],
  ['the result of another one is under it', ['[ 1 5 6 ] EQUAL', '[ 1 0 ] DROP', `[ 1 ] THROWIF 7${END}7`]],
  ['the stack is not known', ['EQUAL', `THROWIFNOT 7${END}7`]],
  ['it threw without a condition', ['[ 5 6 ] EQUAL', `[ 0 ] THROW 7${END}7`]],
])('failureOf returns no comparison when %s', (_, lines) => {
  expect(comparedIn(...lines)).toBeNull()
})

test('failureOf returns the message of an error of the virtual machine', () => {
  expect(failureOf(stepsOf('[ 1 ] NOP', `[ 1 ] LDU 32 ! handling exception code 9: cell underflow${END}9`))).toEqual({
    at: 1,
    instruction: 'LDU 32',
    exitCode: 9,
    kind: 'error',
    message: 'cell underflow',
  })
})

test('failureOf returns no instruction for bytes that are no code', () => {
  const steps = stepsOf(`[ 1 ] NOP ! handling exception code 6: invalid or too short opcode${END}6`)
  expect(failureOf(steps)).toMatchObject({ at: 0, instruction: null, exitCode: 6 })
})

test('failureOf returns the used gas when a run ran out of it', () => {
  const steps = stepsOf('[ 1 ] NOP', '[ 1 ] DICTIGETJMPZ ! unhandled out-of-gas exception: gas consumed=186, limit=100')
  expect(failureOf(steps)).toEqual({
    at: 1,
    instruction: 'DICTIGETJMPZ',
    exitCode: -14,
    kind: 'out of gas',
    used: 186,
    limit: 100,
  })
})

test.each([
  ['there are no steps', []],
  ['all instructions succeeded', ['[ 1 ] NOP', '[ 1 ] implicit RET']],
  ['it ended by THROW 0', [`[ 1 ] THROW 0${END}0`]],
  [
    'the contract handled the exception',
    ['[ 1 ] LDU 32 ! handling exception code 9: cell underflow', '[ 0 9 ] implicit RET'],
  ],
])('failureOf returns null when %s', (_, lines) => {
  expect(failureOf(stepsOf(...lines))).toBeNull()
})
