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

test('withListings labels a transfer to the NFT’s current sale contract “listed”', () => {
  expect(kinds([change(ALICE, BOB), change(CAROL, ALICE)], BOB)).toEqual(['listed', 'transfer'])
})

test('withListings labels a transfer to a contract that later sold the NFT “listed”', () => {
  expect(kinds([sale(ALICE, DAVE), change(ALICE, BOB), change(CAROL, ALICE)])).toEqual(['sale', 'listed', 'transfer'])
})

test('withListings labels the return of an unsold NFT from a sale contract “delisted”', () => {
  const changes = [sale(ALICE, DAVE), change(ALICE, BOB), change(BOB, ALICE), change(ALICE, BOB)]
  expect(kinds(changes)).toEqual(['sale', 'listed', 'delisted', 'listed'])
})

test('withListings keeps transfers to contracts that are not known to sell the NFT', () => {
  expect(kinds([change(BOB, ALICE), change(ALICE, BOB)])).toEqual(['transfer', 'transfer'])
  expect(kinds([sale(BOB, DAVE), change(ALICE, BOB)])).toEqual(['sale', 'transfer'])
  expect(kinds([sale(null, DAVE), change(null, BOB)])).toEqual(['sale', 'transfer'])
})

test('withListings does not label a failed transfer “listed”', () => {
  expect(kinds([sale(ALICE, DAVE), change(ALICE, BOB, { succeeded: false })])).toEqual(['sale', 'transfer'])
})
