import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Jetton, JettonOperation } from '../../../src/domain/jetton/jetton.ts'
import { transferColumns } from '../../../src/islands/address/jetton-transfers.tsx'
import { plainText } from '../../support/plain-text.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const GOLD: Jetton = { address: CAROL, symbol: 'GOLD', name: 'Gold', image: null, decimals: 2, trust: 'unknown' }
const moved = (parts: Partial<JettonOperation>): JettonOperation => ({
  kind: 'transfer',
  utime: 5,
  lt: '9',
  hash: null,
  source: BOB,
  destination: ALICE,
  amount: '750',
  received: null,
  jetton: GOLD,
  comment: null,
  succeeded: true,
  ...parts,
})

/** Text of a cell in the history of Alice. */
function cellOf(label: string, parts: Partial<JettonOperation>): string {
  const column = transferColumns(ALICE).find(column => column.label === label)
  return plainText(renderToStaticMarkup(column?.cell(moved(parts))))
}

test.each<[string, Partial<JettonOperation>, string]>([
  ['Received', {}, '↓ received 7.5 GOLD'],
  ['Sent', { source: ALICE, destination: BOB }, '↑ sent 7.5 GOLD'],
  ['Minted', { kind: 'mint', source: null }, '↓ received 7.5 GOLD'],
  ['Burned', { kind: 'burn', source: ALICE, destination: null }, '↑ sent 7.5 GOLD'],
  ['—', { destination: CAROL }, '7.5 GOLD'],
])('a jetton transfer in the direction “%s” has the sign of its amount: %j', (direction, parts, amount) => {
  expect(cellOf('Direction', parts)).toBe(direction)
  expect(cellOf('Amount', parts)).toBe(amount)
})

test('the receiver of a jetton transfer is not in the column of its sender', () => {
  expect(cellOf('From', {})).toMatch(/^EQC7u7/)
  expect(cellOf('To', {})).toMatch(/^EQCqqq/)
  expect([cellOf('From', { source: null }), cellOf('To', { destination: null })]).toEqual(['—', '—'])
})

test('on phones a jetton transfer names the other party, and a burn none', () => {
  expect(cellOf('Counterparty', {})).toMatch(/^EQC7u7/)
  expect(cellOf('Counterparty', { source: ALICE, destination: CAROL })).toMatch(/^EQDMzM/)
  expect(cellOf('Counterparty', { kind: 'burn', source: ALICE, destination: null })).toBe('—')
})

test('a jetton transfer links to its transaction only if that is known', () => {
  const [column] = transferColumns(ALICE)
  const html = (hash: string | null) => renderToStaticMarkup(column?.cell(moved({ hash })))
  expect(html('ab'.repeat(32))).toContain(`href="/tx/${'ab'.repeat(32)}"`)
  expect(html(null)).toBe('—')
})
