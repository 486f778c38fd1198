import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { shownCsv, shownJson } from '../../../../src/domain/export/shown-list.ts'

const value = (text: string, unit = '') => ({ text, unit })
const list = {
  title: 'Jettons',
  columns: ['Name', 'Amount'],
  rows: [
    [value('=HYPERLINK("https://evil.example")'), value('1.5', 'TON')],
    [value('a,b\n"c"'), undefined],
  ],
}

test('the CSV of a list has units in a separate column and leaves missing values empty', () => {
  expect(parse(shownCsv(list))).toEqual([
    ['Name', 'Amount', 'Amount unit'],
    ['\'=HYPERLINK("https://evil.example")', '1.5', 'TON'],
    ['a,b\n"c"', '', ''],
  ])
})

test('the CSV of a list defuses column names and cells that begin like a formula', () => {
  expect(shownCsv({ title: '', columns: ['=1+1'], rows: [[value('@SUM(A1)')]] })).toBe("'=1+1\r\n'@SUM(A1)\r\n")
})

test('the JSON of a list has its provenance and unchanged texts', () => {
  const from = {
    page: 'https://nanoscope.example/jettons',
    network: 'mainnet',
    source: 'tonapi',
    answered: '2026-11-23T05:00:00Z',
  }
  expect(JSON.parse(shownJson(list, from))).toEqual({
    provenance: { ...from, title: 'Jettons' },
    rows: [
      { Name: '=HYPERLINK("https://evil.example")', Amount: '1.5', 'Amount unit': 'TON' },
      { Name: 'a,b\n"c"', Amount: '', 'Amount unit': '' },
    ],
  })
})
