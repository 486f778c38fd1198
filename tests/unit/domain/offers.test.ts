import { expect, test } from 'vitest'
import type { CollectionItem, NftPrice } from '../../../src/domain/nft/details.ts'
import { figuresOf, offersFirst } from '../../../src/domain/nft/offers.ts'

const [A, B] = [`0:${'a'.repeat(64)}`, `0:${'b'.repeat(64)}`] as const
const coins = (units: string): NftPrice => ({ units, decimals: 9, unit: 'TON' })

const item = (name: string, price?: NftPrice | null, owner: CollectionItem['owner'] = A): CollectionItem => ({
  address: A,
  index: null,
  name,
  collection: null,
  image: null,
  description: null,
  attributes: [],
  attributeCount: 0,
  trust: 'none',
  confirmed: true,
  domain: null,
  owner,
  sale: price === undefined ? null : { price },
})

const MAX_ITEMS = `1${'0'.repeat(21)}`

test('offersFirst lists NFTs on sale first, by TON price, then other units and unknown prices', () => {
  const items = [
    item('kept'),
    item('dear', coins(MAX_ITEMS)),
    item('priceless', null),
    item('cheap', coins('1')),
    item('kept too'),
    item('in dollars', { units: '1', decimals: 6, unit: 'USDT' }),
    item('for nothing', coins('0')),
  ]
  expect(offersFirst(items).map(({ name }) => name)).toEqual([
    'cheap',
    'dear',
    'priceless',
    'in dollars',
    'for nothing',
    'kept',
    'kept too',
  ])
})

test('figuresOf a collection counts offers and owners and finds the floor price in TON', () => {
  const items = [item('a', coins('5')), item('b', coins('3'), B), item('d')]
  expect(figuresOf(items)).toEqual({ onSale: 2, floor: coins('3'), owners: 2 })
})

test('figuresOf names no floor price beside an offer of an unknown price, which may be cheaper', () => {
  expect(figuresOf([item('a', coins('5')), item('b', null)])).toMatchObject({ onSale: 2, floor: null })
})

test('figuresOf names no floor price beside an offer in another unit, which may be cheaper', () => {
  const dollars = { units: '1000000', decimals: 6, unit: 'USD₮' }
  expect(figuresOf([item('a', coins('5')), item('b', dollars)])).toEqual({ onSale: 2, floor: null, owners: 1 })
})

test('figuresOf counts no offers when an item does not tell whether it is on sale', () => {
  expect(figuresOf([item('a', null), { ...item('b'), sale: undefined }]).onSale).toBeNull()
})

test('figuresOf gives no owner count if an owner is unknown, and no floor price without offers', () => {
  expect(figuresOf([item('a', undefined, null), item('b')])).toEqual({ onSale: 0, floor: null, owners: null })
  expect(figuresOf([])).toEqual({ onSale: 0, floor: null, owners: 0 })
})
