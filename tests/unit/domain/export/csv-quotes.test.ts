/** A comment behind a semicolon and a quotation mark, as a spreadsheet reads it that separates by semicolons. */
import { expect, test } from 'vitest'
import { csvLine } from '../../../../src/domain/export/csv.ts'

/** Fields of a line by Excel's rules (and Python's `csv`): a quoted part ends at a single quote, what follows it belongs to the field. */
function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = []
  let [field, isQuoted, isStart] = ['', false, true]
  for (let at = 0; at < line.length; at++) {
    const char = line[at]!
    if (isQuoted && char === '"' && line[at + 1] === '"') {
      field += line[++at]
    } else if (isQuoted && char === '"') isQuoted = false
    else if (isQuoted) field += char
    else if (char === separator) {
      fields.push(field)
      ;[field, isStart] = ['', true]
      continue
    } else if (isStart && char === '"') isQuoted = true
    else field += char
    isStart = false
  }
  return [...fields, field]
}

test.each([
  ['x;"=HYPERLINK(A1);y', ';'],
  [';"@SUM(A1);', ';'],
  ['x\t"+1+cmd|A0\ty', '\t'],
])('no part of the comment %j is a formula where %j separates', (comment, separator) => {
  const line = csvLine(['2023-11-14T22:13:20Z', comment, 'yes']).trimEnd()
  expect(fieldsOf(line, separator).filter(field => /^[=+\-@]/.test(field))).toEqual([])
})
