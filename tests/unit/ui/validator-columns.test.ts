import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ValidatorSort } from '../../../src/domain/network/validator-sort.ts'
import type { Ranked } from '../../../src/domain/network/weight.ts'
import { validatorColumns } from '../../../src/islands/validators/columns.tsx'
import { friendlyAddress } from '../../../src/ton/address.ts'
import { plainText } from '../../support/plain-text.ts'
import { ALICE } from '../../support/transaction.ts'

const validator: Ranked = {
  id: 0,
  rank: 1234,
  address: ALICE,
  written: null,
  adnl: 'f'.repeat(64),
  stake: '300000000000',
  maxFactor: 163_840,
  counted: '100000000000',
}

/** A cell as HTML, and as text; `total` is the weight of all validators. */
function cellOf(label: string, parts: Partial<Ranked> = {}, total = '400000000000') {
  const column = validatorColumns(total, 'weight', () => {}).find(column => column.label === label)
  const html = renderToStaticMarkup(column?.cell({ ...validator, ...parts }))
  return {
    html,
    text: plainText(html),
  }
}
const textOf = (...asked: Parameters<typeof cellOf>) => cellOf(...asked).text

test('a validator is linked by its address; a text that is no address is shown without a link', () => {
  const own = cellOf('Address')
  expect(own.text).toMatch(/^1,234EQCqqqqqqq…[\w-]{8}$/)
  expect(own.html).toContain(`href="/address/${friendlyAddress(ALICE)}"`)
  const written = cellOf('Address', { address: null, written: 'abcdefghijklmnopqrstuvwxyz' })
  expect(written.text).toBe('1,234abcdefghij…stuvwxyz')
  expect(written.html).not.toContain('href')
  expect(textOf('Address', { address: null })).toBe('1,234—')
})

test('the share of a validator is of its counted stake, or of the submitted one, or unknown', () => {
  expect(textOf('Weight')).toBe('25.00%')
  expect(cellOf('Weight').html).toContain('width:25%')
  expect(textOf('Weight', { counted: null })).toBe('75.00%')
  expect(textOf('Weight', {}, '0')).toBe('—')
})

test('a stake has its counted part only if that is known and lower', () => {
  expect(textOf('Stake')).toBe('300 TON, 100 count')
  expect(textOf('Stake', { counted: '300000000000' })).toBe('300 TON')
  expect(textOf('Stake', { counted: null })).toBe('300 TON')
})

test('factor and ADNL address of a validator are “—” if they are unknown', () => {
  expect(['Factor', 'ADNL Address'].map(label => textOf(label))).toEqual(['factor 2.5×', `${'f'.repeat(16)}…`])
  expect([textOf('Factor', { maxFactor: null }), textOf('ADNL Address', { adnl: null })]).toEqual(['factor —', '—'])
})

test.each<[ValidatorSort, string, string, string]>([
  ['stake', 'Stake', 'descending', '↓'],
  ['-stake', 'Stake', 'ascending', '↑'],
  ['adnl', 'ADNL Address', 'ascending', '↑'],
  ['-adnl', 'ADNL Address', 'descending', '↓'],
])('sorted by %s, the heading %s has the arrow of its order, and others have both', (sort, label, order, arrow) => {
  const sortable = validatorColumns('1', sort, () => {}).filter(({ sorted }) => sorted)
  const expected = sortable.map(column => (column.label === label ? [order, arrow] : ['none', '↕']))
  expect(sortable).toHaveLength(4)
  expect(sortable.map(({ sorted, head }) => [sorted, renderToStaticMarkup(head).match(/[↑↓↕]/)?.[0]])).toEqual(expected)
})
