import { expect, test } from 'vitest'
import type { ItemChange } from '../../../src/domain/nft/details.ts'
import { withListings } from '../../../src/domain/nft/listed.ts'
import { DAVE } from '../../support/summary.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const change = (from: ItemChange['from'], to: ItemChange['to'], rest: Partial<ItemChange> = {}): ItemChange => ({
  kind: 'transfer',
  from,
  to,
  price: null,
  utime: 1,
  hash: null,
  succeeded: true,
  ...rest,
})
const sale = (from: ItemChange['from'], to: ItemChange['to']) => change(from, to, { kind: 'sale' })
const kinds = (changes: ItemChange[], current: ItemChange['to'] = null) =>
  withListings(changes, current).map(({ kind }) => kind)

test('an item is put up for sale by handing it to the contract that sells it now', () => {
  expect(kinds([change(ALICE, BOB), change(CAROL, ALICE)], BOB)).toEqual(['listed', 'transfer'])
})

test('an item was put up for sale where its former owner sold it afterwards', () => {
  expect(kinds([sale(ALICE, DAVE), change(ALICE, BOB), change(CAROL, ALICE)])).toEqual(['sale', 'listed', 'transfer'])
})

test('an item that such a contract gave away unsold was taken off sale', () => {
  const changes = [sale(ALICE, DAVE), change(ALICE, BOB), change(BOB, ALICE), change(ALICE, BOB)]
  expect(kinds(changes)).toEqual(['sale', 'listed', 'delisted', 'listed'])
})

test('nothing is said of a contract that is not known to sell the item', () => {
  expect(kinds([change(BOB, ALICE), change(ALICE, BOB)])).toEqual(['transfer', 'transfer'])
  expect(kinds([sale(BOB, DAVE), change(ALICE, BOB)])).toEqual(['sale', 'transfer'])
  expect(kinds([sale(null, DAVE), change(null, BOB)])).toEqual(['sale', 'transfer'])
})

test('a hand-over that failed makes no contract a sale', () => {
  expect(kinds([sale(ALICE, DAVE), change(ALICE, BOB, { succeeded: false })])).toEqual(['sale', 'transfer'])
})
