import { describe, expect, test } from 'vitest'
import { balanceAfter, changeBy, doAddUp } from '../../../../src/domain/export/balances.ts'
import { ALICE, BOB, message, operation, transaction } from '../../../support/transaction.ts'

const sent = message({ source: ALICE, destination: BOB, value: '7', fwdFee: '3' })

test('changeBy is received minus sent minus all fees, and ignores tokens', () => {
  const came = transaction({ inMessage: message({ value: '100' }), totalFees: '5' })
  const paid = transaction({ outMessages: [sent], totalFees: '5' })
  const notice = message({ value: '1', body: operation(0x7362d09c, '5000'), extra: [{ id: 100, amount: '900' }] })
  expect(changeBy([came])).toBe(95n)
  expect(changeBy([paid])).toBe(-15n)
  expect(changeBy([transaction({ inMessage: notice, totalFees: '0' })])).toBe(1n)
  expect(changeBy([came, paid])).toBe(80n)
  expect(changeBy([])).toBe(0n)
})

describe('a balance at the end of an export’s range', () => {
  test('balanceAfter is known when the account’s last transaction is in the range, or when the account does not exist', () => {
    expect(balanceAfter({ balance: '7', lastLt: '10' }, '10')).toBe('7')
    expect(balanceAfter({ balance: '0', lastLt: null }, '10')).toBe('0')
    expect(balanceAfter({ balance: '7', lastLt: '11' }, '10')).toBeNull()
    expect(balanceAfter(null, '10')).toBeNull()
  })

  test('doAddUp compares the closing balance with the opening one plus all movements', () => {
    expect(doAddUp({ opening: '5', moved: '-2', closing: '3' })).toBe(true)
    expect(doAddUp({ opening: '5', moved: '2', closing: '3' })).toBe(false)
    expect(doAddUp({ opening: null, moved: '2', closing: '3' })).toBeNull()
    expect(doAddUp({ opening: '5', moved: '2', closing: null })).toBeNull()
  })
})
