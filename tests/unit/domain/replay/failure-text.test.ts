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
])('says what threw: %s', (_, failure, text) => {
  expect(failureText(failure)).toBe(text)
})

test('cuts a comparison of long values', () => {
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
