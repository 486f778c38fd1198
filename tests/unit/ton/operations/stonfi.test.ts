import { beginCell } from '@ton/core'
import {
  ALICE,
  alice,
  asked,
  BOB,
  bare,
  bob,
  CAROL,
  carol,
  comment,
  DAVE,
  dave,
  hi,
  op,
  QUERY,
  type Reference,
  said,
  testReferences,
  type Written,
} from '../support/references.ts'

const first: Reference[] = [
  {
    says: 'STON.fi: swap',
    body: bare(0x25938561).storeAddress(alice).storeCoins(9).storeAddress(bob).storeBit(1).storeAddress(carol),
    fields: [
      ['token wallet', 'address', ALICE],
      ['min out', 'units', '9'],
      ['to', 'address', BOB],
      ['referral', 'address', CAROL],
    ],
    payload: true,
  },
  {
    // The router sends the order on to the pool.
    says: 'STON.fi: swap',
    body: op(0x25938561)
      .storeAddress(alice)
      .storeAddress(bob)
      .storeCoins(50)
      .storeCoins(9)
      .storeBit(1)
      .storeRef(beginCell().storeAddress(carol).storeAddress(dave)),
    fields: [
      QUERY,
      ['to', 'address', ALICE],
      ['token wallet', 'address', BOB],
      ['jetton amount', 'units', '50'],
      ['min out', 'units', '9'],
      ['has referral', 'flag', true],
      ['from user', 'address', CAROL],
      ['referral', 'address', DAVE],
    ],
  },
  {
    says: 'STON.fi: provide liquidity',
    body: bare(0xfcf9e58f).storeAddress(alice).storeCoins(9),
    fields: [
      ['token wallet', 'address', ALICE],
      ['min LP out', 'units', '9'],
    ],
    payload: true,
  },
  {
    says: 'STON.fi: provide liquidity',
    body: op(0xfcf9e58f).storeAddress(alice).storeCoins(9).storeCoins(50).storeCoins(0),
    fields: [
      QUERY,
      ['from user', 'address', ALICE],
      ['min LP out', 'units', '9'],
      ['amount0', 'units', '50'],
      ['amount1', 'units', '0'],
    ],
  },
  {
    says: 'STON.fi: payout',
    body: op(0xf93bb43f)
      .storeAddress(alice)
      .storeUint(0xc64370e5, 32)
      .storeBit(1)
      .storeRef(beginCell().storeCoins(0).storeAddress(bob).storeCoins(10).storeAddress(carol)),
    fields: [
      QUERY,
      ['owner', 'address', ALICE],
      ['exit code', 'number', '3326308581'],
      ['amount0', 'units', '0'],
      ['token0 wallet', 'address', BOB],
      ['amount1', 'units', '10'],
      ['token1 wallet', 'address', CAROL],
    ],
  },
  { says: 'STON.fi: swap done', body: bare(0xc64370e5), fields: [], payload: true },
  { says: 'STON.fi: swap done, with referral', body: bare(0x45078540), fields: [], payload: true },
  { says: 'STON.fi: swap refused, no liquidity', body: bare(0x5ffe1295), fields: [], payload: true },
  { says: 'STON.fi: swap refused, reserves', body: bare(0x38976e9b), fields: [], payload: true },
]

testReferences('operations of the first STON.fi', first)

const DEADLINE = 1_700_000_000
const addresses = (opcode: number) =>
  bare(opcode).storeAddress(alice).storeAddress(bob).storeAddress(carol).storeUint(DEADLINE, 64)
const spoken: Written = [
  ['token wallet', 'address', ALICE],
  ['refund', 'address', BOB],
  ['excesses', 'address', CAROL],
  ['deadline', 'time', DEADLINE],
]

const swap = (opcode: number) =>
  addresses(opcode).storeRef(
    beginCell()
      .storeCoins(9)
      .storeAddress(dave)
      .storeCoins(100)
      .storeMaybeRef(comment('hi'))
      .storeCoins(200)
      .storeMaybeRef(null)
      .storeUint(10, 16)
      .storeAddress(null),
  )
const swapped: Written = [
  ...spoken,
  ['min out', 'units', '9'],
  ['to', 'address', DAVE],
  ['forward amount', 'coins', '100'],
  ['custom payload', 'body', hi],
  ['refund forward amount', 'coins', '200'],
  ['referral fee', 'number', '10'],
  ['referral', 'address', null],
]

const provide = (opcode: number) =>
  addresses(opcode).storeRef(
    beginCell().storeCoins(9).storeAddress(dave).storeBit(true).storeCoins(0).storeMaybeRef(null),
  )
const provided: Written = [
  ...spoken,
  ['min LP out', 'units', '9'],
  ['to', 'address', DAVE],
  ['both positive', 'flag', true],
  ['forward amount', 'coins', '0'],
]

const amounts: Written = [
  ['amount0', 'units', '50'],
  ['amount1', 'units', '0'],
]
const passedOn = (opcode: number) => op(opcode).storeAddress(alice).storeCoins(50).storeCoins(0)

const second: Reference[] = [
  { says: 'STON.fi: swap', body: swap(0x6664de2a), fields: swapped, payload: true },
  { says: 'STON.fi: swap', body: swap(0x69cf1a5b), fields: swapped, payload: true },
  {
    says: 'STON.fi: swap',
    body: passedOn(0x6664de2a).storeRef(swap(0x6664de2a)),
    fields: [QUERY, ['from user', 'address', ALICE], ...amounts, ['order', 'body', said('STON.fi: swap', swapped)]],
  },
  { says: 'STON.fi: provide liquidity', body: provide(0x37c096df), fields: provided, payload: true },
  { says: 'STON.fi: provide liquidity', body: provide(0x47df4137), fields: provided, payload: true },
  {
    says: 'STON.fi: provide liquidity',
    body: passedOn(0x37c096df).storeRef(provide(0x37c096df)),
    fields: [
      ...[QUERY, ['from user', 'address', ALICE] as Written[number], ...amounts],
      ['order', 'body', said('STON.fi: provide liquidity', provided)],
    ],
  },
  {
    says: 'STON.fi: burn notification',
    body: op(0x297437cf).storeCoins(5).storeAddress(alice).storeAddress(bob).storeMaybeRef(null),
    fields: [QUERY, ['jetton amount', 'units', '5'], ['from', 'address', ALICE], ['response', 'address', BOB]],
  },
]

testReferences('operations of the second STON.fi', second)

const proxy: Reference[] = [
  {
    says: 'pTON: transfer of TON',
    body: op(0x01f3835d).storeCoins(1000).storeAddress(alice).storeBit(1).storeRef(swap(0x6664de2a)),
    fields: [
      QUERY,
      ['ton amount', 'coins', '1000'],
      ['refund', 'address', ALICE],
      ['payload', 'body', said('STON.fi: swap', swapped)],
    ],
  },
  asked(0x29d22935, 'pTON: reset gas'),
]

testReferences('operations of proxy TON (TEP-161)', proxy)
