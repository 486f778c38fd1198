import { expect, test } from 'vitest'
import type { Failure } from '../../../../src/domain/replay/failure.ts'
import { failureText } from '../../../../src/domain/replay/failure-text.ts'

const at = { at: 7, exitCode: 35 }
const int = (value: string) => ({ kind: 'int', text: value, value }) as const

test.each<[string, Failure, string]>([
  [
    'a check without a known comparison',
    { ...at, kind: 'thrown', instruction: 'THROWIF 35', compared: null },
    'THROWIF 35 threw',
  ],
  [
    'a check with the values that it compared',
    {
      ...at,
      kind: 'thrown',
      instruction: 'THROWIFNOT 35',
      compared: { at: 5, instruction: 'EQUAL', operator: '=', values: [int('12'), int('13')], held: false },
    },
    'THROWIFNOT 35 threw (12 = 13: false)',
  ],
  [
    'an error of the virtual machine',
    { ...at, kind: 'error', instruction: 'LDREF', message: 'cell underflow' },
    'LDREF raised “cell underflow”',
  ],
  [
    'bytes that are no instruction',
    { ...at, kind: 'error', instruction: null, message: 'invalid opcode' },
    'Bytes that are no instruction raised “invalid opcode”',
  ],
  [
    'a run out of gas',
    { ...at, kind: 'out of gas', instruction: 'CTOS', used: 1_000_118, limit: 1_000_000 },
    'CTOS needed 1,000,118 gas in all, of 1,000,000',
  ],
])('failureText describes %s', (_, failure, text) => {
  expect(failureText(failure)).toBe(text)
})

test('failureText cuts a comparison of long values', () => {
  const long = { kind: 'other', text: 'x'.repeat(500) } as const
  const compared = { at: 5, instruction: 'SDEQ', operator: '=', values: [long, long], held: false } as const
  const failure: Failure = {
    ...at,
    kind: 'thrown',
    instruction: 'THROWIFNOT 35',
    compared: { ...compared, values: [long, long] },
  }
  expect(failureText(failure).length).toBeLessThan(180)
})

/** The other results of `get_wallet_data`. */
const wallet = [
  { kind: 'slice', boc: '' },
  { kind: 'slice', boc: '' },
  { kind: 'cell', boc: '' },
] as const

const compared = (...values: string[]): Failure => ({
  ...at,
  kind: 'thrown',
  instruction: 'THROWIFNOT 33',
  compared: { at: 5, instruction: 'EQUAL', operator: '=', values: values.map(int), held: false },
})
const [SEQNO, WALLET_DATA, UNKNOWN] = [85_143, 97_026, 3]

test.each([
  ['the one result of a method', ['12', '13'], '13 is what seqno gave before'],
  ['a named result', ['5000', '400'], '400 is what get_wallet_data gave before as balance'],
  ['both values', ['13', '400'], '13 is what seqno gave before, 400 is what get_wallet_data gave before as balance'],
])('failureText names compared values that a get-method returned before: %s', (_, values, names) => {
  const numbers = [
    { method: SEQNO, stack: [int('13')] },
    { method: WALLET_DATA, stack: [int('400'), ...wallet] },
    // The names of its results are unknown.
    { method: UNKNOWN, stack: [int('5000'), int('12')] },
  ]
  expect(failureText(compared(...values), numbers)).toBe(`THROWIFNOT 33 threw (${values.join(' = ')}: false, ${names})`)
})

test.each([
  ['a number that many results have by chance', '1', [{ method: SEQNO, stack: [int('1')] }]],
  [
    'a number that two results are',
    '400',
    [
      { method: SEQNO, stack: [int('400')] },
      { method: WALLET_DATA, stack: [int('400'), ...wallet] },
    ],
  ],
  ['another number', '7', [{ method: SEQNO, stack: [int('8')] }]],
])('failureText names no method for %s', (_, value, numbers) => {
  expect(failureText(compared(value, '99'), numbers)).toBe(`THROWIFNOT 33 threw (${value} = 99: false)`)
})
