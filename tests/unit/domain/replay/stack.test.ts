import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_ENTRIES, readStackText, type StackEntry } from '../../../../src/domain/replay/stack.ts'
import { exactEntry, shortEntry } from '../../../../src/domain/replay/stack-text.ts'

const HASH = 'A53F971DADEC6821268A2B11C2B59DBFFEFB425017BD27A881DDC7B229960AD4'
// The body of a jetton transfer, whose bits 124 to 391 are an address.
const CELL =
  '01a80f8a7ea5000000000000000033018cd8006539df0122e7f8aaa8d3dc87b23e5933559b1a6ae54c94fbec165c7b5c7cf3a300067438c38d164f6b08f101b18c2a43b8b2685eeb68bab25269d06b0b34ac55590203'
const slice = (bits: string, refs = '0..0') => `CS{Cell{${CELL}} bits: ${bits}; refs: ${refs}}`

const only = (text: string): StackEntry => {
  const entries = readStackText(`[ ${text} ] `)
  expect(entries).toHaveLength(1)
  return entries[0]!
}

test.each([
  ['99996288799', 'int', '99996288799', '99996288799'],
  ['-1', 'int', '-1', '-1'],
  ['123456789012345678901234567890', 'int', '123456…7890', '123456789012345678901234567890'],
  ['NaN', 'nan', 'NaN', 'NaN'],
  ['()', 'null', 'null', 'null'],
  ['(null)', 'null', 'null', 'null'],
  [`C{${HASH}}`, 'cell', 'C{a53f97…0ad4}', `C{${HASH.toLowerCase()}}`],
  [slice('0..32'), 'slice', 'x{0f8a7ea5}', 'x{0f8a7ea5}'],
  [slice('0..3', '0..1'), 'slice', 'x{1_} +1', 'x{1_} +1'],
  [slice('32..124'), 'slice', 'x{000000…18cd}', 'x{000000000000000033018cd}'],
  [slice('672..672', '0..1'), 'slice', 'x{} +1', 'x{} +1'],
  ['BC{0000}', 'builder', 'b{}', 'b{}'],
  ['BC{0201c0}', 'builder', 'b{c_} +2', 'b{c_} +2'],
  ['BC{000442fe}', 'builder', 'b{42fe}', 'b{42fe}'],
  ['Cont{vmc_std}', 'continuation', 'Cont{vmc_std}', 'Cont{vmc_std}'],
  ['[]', 'tuple', '[]', '[]'],
  ['[1 2]', 'tuple', '[1 2]', '[1 2]'],
  ['[1 [2 3] () 4]', 'tuple', '[1 […] …]', '[1 [2 3] null 4]'],
  ['(149282884)', 'list', '(149282884)', '(149282884)'],
  ['(1 2 3)', 'list', '(1 2 …)', '(1 2 3)'],
  ['Object{0x7f}', 'other', 'Object{0x7f}', 'Object{0x7f}'],
  ['C{null}', 'other', 'C{null}', 'C{null}'],
  [slice('9..3'), 'other', `${slice('9..3').slice(0, 28)}…`, slice('9..3')],
  [slice('0..99999'), 'other', `${slice('0..99999').slice(0, 28)}…`, slice('0..99999')],
])('the stack entry %s is read as %s', (text, kind, short, exact) => {
  const entry = only(text)
  expect([entry.kind, shortEntry(entry), exactEntry(entry)]).toEqual([kind, short, exact])
})

test('a slice of 267 bits on the stack is read as an address', () => {
  const entry = only(slice('124..391'))
  expect(entry).toMatchObject({
    kind: 'slice',
    bitCount: 267,
    address: '0:329cef809173fc555469ee43d91f2c99aacd8d3572a64a7df60b2e3dae3e79d1',
  })
  expect(shortEntry(entry)).toBe('EQAynO…0eTV')
})

test('bits and references of slices and builders on the stack are counted', () => {
  expect(only(slice('0..3', '1..3'))).toMatchObject({ bitCount: 3, refs: 2 })
  expect(only('BC{0401c0}')).toMatchObject({ kind: 'builder', bitCount: 1, refs: 4 })
  expect(only('BC{000442fe}')).toMatchObject({ bitCount: 16, refs: 0 })
})

test('readStackText keeps the top of the stack last', () => {
  const text = `[ 1 C{${HASH}} ${slice('0..32', '0..1')} [1 (2 3)] Cont{vmc_std} () -7 ] `
  const kinds = readStackText(text).map(({ kind }) => kind)
  expect(kinds).toEqual(['int', 'cell', 'slice', 'tuple', 'continuation', 'null', 'int'])
})

test('readStackText reads only the requested number of top entries', () => {
  expect(readStackText('[ 1 2 [3 4] 5 ] ', 2).map(({ text }) => text)).toEqual(['[3 4]', '5'])
})

test('readStackText reads an empty stack as no entries', () => {
  expect(['[ ] ', '[]', '', ' '].map(text => readStackText(text))).toEqual([[], [], [], []])
})

const count = (entries: StackEntry[]): number =>
  entries.reduce((sum, entry) => sum + 1 + ('entries' in entry ? count(entry.entries) : 0), 0)

test('readStackText reads at most 2,000 entries, from the top', () => {
  const entries = readStackText(`[ ${Array.from({ length: 5000 }, (_, at) => at).join(' ')} ] `)
  expect([entries.length, entries.at(-1)?.text]).toEqual([MAX_ENTRIES, '4999'])
  const nested = readStackText(`[ [${'1 '.repeat(5000)}] ${'[1 2 3] '.repeat(900)}] `)
  expect(count(nested)).toBeLessThanOrEqual(MAX_ENTRIES)
})

test('readStackText keeps deeply nested tuples as text', () => {
  const [entry] = readStackText(`[ ${'['.repeat(100)}${']'.repeat(100)} ] `)
  const read = JSON.stringify(entry)
  expect(read.match(/"tuple"/g)).toHaveLength(16)
  expect(read).toContain('"other"')
})

const piece = fc.constantFrom(
  ...[
    '[',
    ']',
    '(',
    ')',
    '{',
    '}',
    ' ',
    'C{',
    'CS{',
    'BC{',
    'Cell{',
    ' bits: ',
    '0..8',
    '; refs: ',
    '9',
    '-',
    'NaN',
    '()',
  ],
  ...[
    slice('0..32'),
    'BC{00ff}',
    'BC{0000}',
    'CS{Cell{0002ff} bits: 7..3; refs: 0..0}',
    'CS{Cell{0003} bits: 0..1; refs: 0..0}',
  ],
)

test('readStackText never throws or exceeds its limit on any text', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 200 }), pieces => {
      const entries = readStackText(pieces.join(''))
      expect(count(entries)).toBeLessThanOrEqual(MAX_ENTRIES)
      for (const entry of entries) {
        exactEntry(entry)
        expect(shortEntry(entry).length).toBeLessThan(100)
      }
    }),
    { numRuns: 1000 },
  )
})
