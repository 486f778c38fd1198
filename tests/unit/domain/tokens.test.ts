import { expect, test } from 'vitest'
import { addressKind } from '../../../src/domain/account/account.ts'
import { addressForms } from '../../../src/domain/account/address-forms.ts'
import { jettonDecimals, sideOf } from '../../../src/domain/jetton/jetton.ts'
import { trustOf } from '../../../src/domain/token/trust.ts'
import { newestFirst, withoutDoubles } from '../../../src/domain/transaction/list.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { ALICE, BOB, transaction } from '../../support/transaction.ts'

test.each<[RawAddress, string]>([
  ['-1:33', 'Masterchain'],
  ['0:33', 'Basechain'],
  ['7:33', 'Workchain 7'],
])('the address %s is on %s', (address, kind) => {
  expect(addressKind(address)).toBe(kind)
})

test('addressForms lists five notations of an address', () => {
  expect(addressForms(`-1:${'3'.repeat(64)}`).map(({ text }) => text)).toEqual([
    'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF',
    'Uf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMxYA',
    'kf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM_BP',
    '0f8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM62K',
    `-1:${'3'.repeat(64)}`,
  ])
})

test.each([
  [null, 9],
  ['', 9],
  ['six', 9],
  ['6', 6],
  [0, 0],
  ['18', 18],
  ['255', 255],
  ['256', 255],
  [-1, 0],
  ['1e400', 9],
])('jetton decimals of %j are read as %i', (value, decimals) => {
  expect(jettonDecimals(value)).toBe(decimals)
})

test.each([
  ['transfer', ALICE, BOB, { side: 'sent', counterparty: BOB }],
  ['transfer', BOB, ALICE, { side: 'received', counterparty: BOB }],
  ['transfer', null, ALICE, { side: 'received', counterparty: null }],
  ['transfer', BOB, null, { side: null, counterparty: BOB }],
  ['transfer', null, null, { side: null, counterparty: null }],
  ['mint', null, ALICE, { side: 'minted', counterparty: null }],
  ['burn', ALICE, null, { side: 'burned', counterparty: null }],
] as const)('sideOf a %s is seen from the account', (kind, source, destination, side) => {
  expect(sideOf({ kind, source, destination }, ALICE)).toEqual(side)
})

test('trustOf reads an unknown word as “none”', () => {
  expect(trustOf('whitelist')).toBe('whitelist')
  expect(trustOf('graylist')).toBe('graylist')
  expect(trustOf('blacklist')).toBe('blacklist')
  for (const word of ['verified', null, '']) expect(trustOf(word)).toBe('none')
})

test('transactions are sorted by logical time beyond 2^53 and deduplicated', () => {
  const [a, b] = [
    transaction({ lt: '9007199254740993', hash: 'a' }),
    transaction({ lt: '9007199254740992', hash: 'b' }),
  ]
  expect(newestFirst([b, a])).toEqual([a, b])
  expect(withoutDoubles([a], [a, b, b])).toEqual([b])
})
