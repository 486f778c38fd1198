import { Address, beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { argumentsOf, resultsOf } from '../../../src/domain/method/known.ts'
import type { StackValue } from '../../../src/domain/method/value.ts'

const int: StackValue = { kind: 'int', value: '1' }
const cell: StackValue = { kind: 'cell', boc: '' }
const slice: StackValue = { kind: 'slice', boc: '' }
const none: StackValue = { kind: 'null' }

test.each([
  ['get_wallet_address', [['owner_address', 'address']]],
  [
    'get_nft_content',
    [
      ['index', 'int'],
      ['individual_content', 'cell'],
    ],
  ],
  [
    'dnsresolve',
    [
      ['domain', 'slice'],
      ['category', 'hash'],
    ],
  ],
  [
    'processed?',
    [
      ['shift', 'int'],
      ['bit_number', 'int'],
      ['need_clean', 'int'],
    ],
  ],
  ['get_jetton_data', []],
])('the get-method %s takes the arguments %j', (method, fields) => {
  expect(argumentsOf(method)?.map(({ name, kind }) => [name, kind])).toEqual(fields)
})

test.each(['no_such_method', '', 'get_wallet', 'get_wallet_address a.owner_address', 'constructor'])(
  'the get-method %j is unknown',
  method => {
    expect(argumentsOf(method)).toBeUndefined()
    expect(resultsOf(method, [int])).toBeUndefined()
  },
)

const named = (method: string, stack: StackValue[]) =>
  resultsOf(method, stack)?.map(({ name, kind }) => `${name}: ${kind}`)

test('results of known get-methods have names and kinds', () => {
  expect(named('get_jetton_data', [int, int, cell, cell, cell])).toEqual([
    'total_supply: int',
    'mintable: flag',
    'admin_address: address',
    'jetton_content: content',
    'jetton_wallet_code: cell',
  ])
  expect(named('get_public_key', [int])).toEqual(['public_key: hash'])
  expect(named('get_nominator_data', [int, int, int])).toEqual([
    'amount: coins',
    'pending_deposit_amount: coins',
    'withdraw_found: flag',
  ])
})

test('a get-method shared by several contracts is told apart by its results', () => {
  const first = [slice, cell, slice, int, int, slice, int]
  const second = [int, int, int, slice, slice, slice, int, slice, int, slice, int]
  expect(named('get_sale_data', first)?.[3]).toBe('full_price: coins')
  expect(named('get_sale_data', second)?.[6]).toBe('full_price: coins')
  expect(named('get_sale_data', [int])).toBeUndefined()
})

test('results of a get-method have no names if a value has an unexpected type; null fits every type', () => {
  expect(named('get_wallet_data', [int, slice, slice, cell])).toHaveLength(4)
  expect(named('get_wallet_data', [int, none, none, cell])).toHaveLength(4)
  expect(named('get_wallet_data', [cell, slice, slice, cell])).toBeUndefined()
  expect(named('get_wallet_data', [int, int, slice, cell])).toBeUndefined()
  expect(named('get_wallet_data', [int, { kind: 'tuple', items: [] }, slice, cell])).toBeUndefined()
  expect(named('get_subscription_data', [...Array(2).fill(int), ...Array(8).fill(int)])).toBeUndefined()
})

test.each([
  ['TON', beginCell().storeAddress(null).endCell(), 'coins'],
  [
    'a jetton',
    beginCell()
      .storeAddress(new Address(0, Buffer.alloc(32, 5)))
      .endCell(),
    'int',
  ],
  ['an unreadable jetton', beginCell().storeUint(0, 7).endCell(), 'int'],
])('bids of an auction in %s are not amounts of another currency', (_, master, kind) => {
  const jetton: StackValue = { kind: 'slice', boc: master.toBoc().toString('base64') }
  const slices = [3, 4, 5, 7, 9, 12, 22]
  const stack = Array.from({ length: 26 }, (_, place) => (slices.includes(place) ? slice : int))
  const fields = resultsOf('get_auction_data_v4', stack.with(23, jetton))
  expect(fields?.find(({ name }) => name === 'jetton_master')?.kind).toBe('address')
  const bids = fields?.filter(({ name }) => /_bid$/.test(name)).map(({ name, kind }) => [name, kind])
  expect(bids).toEqual(['last_bid', 'max_bid', 'min_bid'].map(name => [name, kind]))
  expect(fields?.find(({ name }) => name === 'created_at')?.kind).toBe('time')
})
