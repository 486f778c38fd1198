import { type Builder, beginCell } from '@ton/core'
import {
  ALICE,
  alice,
  BOB,
  bare,
  bob,
  CAROL,
  carol,
  cell,
  comment,
  HASH,
  hash,
  hi,
  op,
  QUERY,
  type Reference,
  testReferences,
  type Written,
} from '../support/references.ts'

const DEADLINE = 1_700_000_000
const ton = (to: Builder) => to.storeUint(0, 4)
const jetton = (to: Builder) => to.storeUint(1, 4).storeInt(0, 8).storeUint(hash, 256)
const MASTER = `0:${HASH}`

const next = beginCell().storeAddress(bob).storeBit(0).storeCoins(1).storeMaybeRef(null).endCell()
/** A step of a swap, and its parameters. */
const step = (to: Builder) =>
  to
    .storeAddress(alice)
    .storeBit(0)
    .storeCoins(9)
    .storeMaybeRef(next)
    .storeRef(
      beginCell()
        .storeUint(DEADLINE, 32)
        .storeAddress(bob)
        .storeAddress(null)
        .storeMaybeRef(comment('hi'))
        .storeMaybeRef(null),
    )
const stepped: Written = [
  ['pool', 'address', ALICE],
  ['exact out', 'flag', false],
  ['limit', 'units', '9'],
  ['next', 'cell', next],
  ['deadline', 'time', DEADLINE],
  ['recipient', 'address', BOB],
  ['referral', 'address', null],
  ['fulfill payload', 'body', hi],
]

const pool = (to: Builder) => jetton(ton(to.storeBit(1)))
const pooled: Written = [
  ['stable', 'flag', true],
  ['asset0', 'asset', null],
  ['asset1', 'asset', MASTER],
]
const wanted: Written = [
  ['min LP amount', 'units', '1'],
  ['asset0 target', 'units', '2'],
  ['asset1 target', 'units', '3'],
]

const orders: Reference[] = [
  {
    says: 'DeDust: swap',
    body: step(op(0xea06185d).storeCoins(1000)),
    fields: [QUERY, ['amount', 'coins', '1000'], ...stepped],
  },
  { says: 'DeDust: swap', body: step(bare(0xe3a0d482)), fields: stepped, payload: true },
  {
    says: 'DeDust: deposit liquidity',
    body: pool(op(0xd55e4686).storeCoins(1000))
      .storeRef(beginCell().storeCoins(1).storeCoins(2).storeCoins(3))
      .storeMaybeRef(null)
      .storeMaybeRef(comment('hi')),
    fields: [QUERY, ['amount', 'coins', '1000'], ...pooled, ...wanted, ['reject payload', 'body', hi]],
  },
  {
    says: 'DeDust: deposit liquidity',
    body: pool(bare(0x40e108d6)).storeCoins(1).storeCoins(2).storeCoins(3).storeMaybeRef(null).storeMaybeRef(null),
    fields: [...pooled, ...wanted],
    payload: true,
  },
  {
    says: 'DeDust: payout',
    body: op(0x474f86cf).storeMaybeRef(comment('hi')),
    fields: [QUERY, ['payload', 'body', hi]],
  },
  { says: 'DeDust: create vault', body: jetton(op(0x21cfe02b)), fields: [QUERY, ['asset', 'asset', MASTER]] },
  {
    says: 'DeDust: create volatile pool',
    body: jetton(ton(op(0x97d51f2f))),
    fields: [QUERY, ['asset0', 'asset', null], ['asset1', 'asset', MASTER]],
  },
  {
    says: 'DeDust: deposit both assets',
    body: op(0xb56b9598)
      .storeRef(cell(1))
      .storeAddress(alice)
      .storeCoins(4)
      .storeRef(jetton(ton(beginCell()).storeCoins(5)).storeCoins(6))
      .storeMaybeRef(null)
      .storeMaybeRef(null),
    fields: [
      ...([QUERY, ['proof', 'cell', cell(1)], ['owner', 'address', ALICE], ['min LP amount', 'units', '4']] as Written),
      ...([
        ['asset0', 'asset', null],
        ['asset0 amount', 'units', '5'],
        ['asset1', 'asset', MASTER],
      ] as Written),
      ['asset1 amount', 'units', '6'],
    ],
  },
]

testReferences('orders of DeDust', orders)

const events: Reference[] = [
  {
    says: 'DeDust: swap',
    body: jetton(ton(bare(0x9c610de3)))
      .storeCoins(10)
      .storeCoins(20)
      .storeRef(beginCell().storeAddress(bob).storeAddress(carol).storeCoins(30).storeCoins(40)),
    fields: [
      ['asset in', 'asset', null],
      ['asset out', 'asset', MASTER],
      ['amount in', 'units', '10'],
      ['amount out', 'units', '20'],
      ['sender', 'address', BOB],
      ['referral', 'address', CAROL],
      ['reserve0', 'units', '30'],
      ['reserve1', 'units', '40'],
    ],
  },
  {
    says: 'DeDust: deposit',
    body: bare(0xb544f4a4).storeAddress(alice).storeCoins(1).storeCoins(2).storeCoins(3).storeCoins(4).storeCoins(5),
    fields: [
      ['sender', 'address', ALICE],
      ['amount0', 'units', '1'],
      ['amount1', 'units', '2'],
      ['reserve0', 'units', '3'],
      ['reserve1', 'units', '4'],
      ['liquidity', 'units', '5'],
    ],
  },
  {
    says: 'DeDust: withdrawal',
    body: bare(0x3aa870a6).storeAddress(alice).storeCoins(1).storeCoins(2).storeCoins(3).storeCoins(4).storeCoins(5),
    fields: [
      ['sender', 'address', ALICE],
      ['liquidity', 'units', '1'],
      ['amount0', 'units', '2'],
      ['amount1', 'units', '3'],
      ['reserve0', 'units', '4'],
      ['reserve1', 'units', '5'],
    ],
  },
]

testReferences('events of DeDust', events)
