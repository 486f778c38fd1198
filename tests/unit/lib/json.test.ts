import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from '../../../src/lib/json.ts'

test('parseJson keeps integers that a double would round, as decimal text', () => {
  expect(parseJson('{"grams":1917883300491494921,"n":[-36807592000001234,7]}')).toEqual({
    grams: '1917883300491494921',
    n: ['-36807592000001234', 7],
  })
})

test('parseJson leaves fractions, exponents and short integers as numbers', () => {
  expect(parseJson('[0.1234567890123456789, 1e21, 123456789012345, -0]')).toEqual([
    0.12345678901234568, 1e21, 123456789012345, -0,
  ])
})

test('parseJson leaves digits inside strings alone, escaped quotes included', () => {
  expect(parseJson('{"a\\"1234567890123456789":"1234567890123456789 \\\\"}')).toEqual({
    'a"1234567890123456789': '1234567890123456789 \\',
  })
})

test('parseJson agrees with JSON.parse on texts without long integers', () => {
  fc.assert(
    fc.property(fc.json(), text => {
      fc.pre(!/\d{16,}/.test(text))
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('parseJson throws on text that is not JSON', () => {
  for (const text of ['', '<html></html>', '{"a":', '[1,]']) expect(() => parseJson(text)).toThrow(SyntaxError)
})

test('parseJson reads a string of a megabyte', () => {
  const long = 'a'.repeat(1_000_000)
  expect(parseJson(JSON.stringify({ long }))).toEqual({ long })
})
