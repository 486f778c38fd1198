import { expect, test } from 'vitest'
import { csvLine } from '../../../../src/domain/export/csv.ts'

test.each([
  ['a word', 'gold', 'gold'],
  ['a comma', 'a,b', '"a,b"'],
  ['quotes', 'say "hi"', '"say ""hi"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['blanks at its ends', ' a ', '" a "'],
  ['a negative amount', '-12.5', '-12.5'],
  ['a long integer', '123456789012345678901234567890', '123456789012345678901234567890'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with a plus', '+1+1', "'+1+1"],
  ['a phone number', '+49301234', "'+49301234"],
  ['a formula with a minus', '-1+cmd|A0', "'-1+cmd|A0"],
  ['a number that goes on as a formula', '-12.5=A1', "'-12.5=A1"],
  ['a function', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab before a formula', '\t=1', '"\'\t\'=1"'],
  ['a semicolon', 'a;b', '"a;b"'],
  ['a tab', 'a\tb', '"a\tb"'],
  ['a formula behind a semicolon', 'a;=1', '"a;\'=1"'],
  ['a formula behind a comma and a blank', 'a, =1', '"a,\' =1"'],
  ['a formula behind a tab', 'a\t@SUM(A1)', '"a\t\'@SUM(A1)"'],
  ['a formula behind a line break', 'a\n＝1', '"a\n\'＝1"'],
  ['a formula behind a zero-width space', '\u200b=1', "'\u200b=1"],
  ['a formula behind a byte order mark', '\ufeff+1', "'\ufeff+1"],
  ['a formula behind a soft hyphen', '\u00ad-1', "'\u00ad-1"],
  ['a formula behind a filler letter', '\u3164=1', "'\u3164=1"],
  ['a return before a formula', '\r=1', '"\'\r\'=1"'],
  ['a formula in full width', '＝1', "'＝1"],
  ['a plus in full width', '＋1', "'＋1"],
  ['a minus in full width', '－1', "'－1"],
  ['a function in full width', '＠SUM(A1)', "'＠SUM(A1)"],
])('csvLine writes %s', (_, text, cell) => {
  expect(csvLine(['x', text, 'y'])).toBe(`x,${cell},y\r\n`)
})
