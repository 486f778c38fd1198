import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import { readBody } from '../../../../src/ton/read-body.ts'
import { Slice } from '../../../../src/ton/slice.ts'
import {
  ALICE,
  alice,
  asked,
  BOB,
  bare,
  bob,
  CAROL,
  carol,
  cell,
  comment,
  hi,
  op,
  QUERY,
  type Reference,
  said,
  testReferences,
} from '../support/references.ts'

const standard: Reference[] = [
  {
    says: 'Jetton transfer',
    body: op(0x0f8a7ea5)
      .storeCoins(1_000_000n)
      .storeAddress(alice)
      .storeAddress(bob)
      .storeMaybeRef(cell(0xbeef))
      .storeCoins(1)
      .storeBit(1)
      .storeRef(comment('hi')),
    fields: [
      QUERY,
      ['amount', 'units', '1000000'],
      ['destination', 'address', ALICE],
      ['response', 'address', BOB],
      ['custom payload', 'cell', cell(0xbeef)],
      ['forward ton amount', 'coins', '1'],
      ['payload', 'body', hi],
    ],
  },
  {
    says: 'Jetton transfer',
    body: op(0x0f8a7ea5, 2n ** 64n - 1n)
      .storeCoins(2n ** 120n - 1n)
      .storeAddress(carol)
      .storeAddress(null)
      .storeMaybeRef(null)
      .storeCoins(0)
      .storeBit(0),
    fields: [
      ['query id', 'number', '18446744073709551615'],
      ['amount', 'units', '1329227995784915872903807060280344575'],
      ['destination', 'address', CAROL],
      ['response', 'address', null],
      ['forward ton amount', 'coins', '0'],
    ],
    // The payload takes whatever is left.
    open: true,
  },
  {
    says: 'Jetton internal transfer',
    body: op(0x178d4519)
      .storeCoins(5)
      .storeAddress(alice)
      .storeAddress(bob)
      .storeCoins(100)
      .storeBit(0)
      .storeSlice(comment('hi').beginParse()),
    fields: [
      QUERY,
      ['amount', 'units', '5'],
      ['from', 'address', ALICE],
      ['response', 'address', BOB],
      ['forward ton amount', 'coins', '100'],
      ['payload', 'body', hi],
    ],
    open: true,
  },
  {
    says: 'Jetton transfer notification',
    body: op(0x7362d09c).storeCoins(5).storeAddress(alice).storeBit(1).storeRef(cell(0x1234)),
    fields: [QUERY, ['amount', 'units', '5'], ['sender', 'address', ALICE], ['payload', 'cell', cell(0x1234)]],
  },
  {
    says: 'Jetton burn',
    body: op(0x595f07bc).storeCoins(5).storeAddress(alice).storeMaybeRef(comment('hi')),
    fields: [QUERY, ['amount', 'units', '5'], ['response', 'address', ALICE], ['custom payload', 'body', hi]],
  },
  {
    says: 'Jetton burn notification',
    body: op(0x7bdd97de).storeCoins(5).storeAddress(alice).storeAddress(bob),
    fields: [QUERY, ['amount', 'units', '5'], ['sender', 'address', ALICE], ['response', 'address', BOB]],
  },
  asked(0xd53276db, 'Excesses'),
  {
    says: 'Jetton wallet address request',
    body: op(0x2c76b973).storeAddress(alice).storeBit(true),
    fields: [QUERY, ['owner', 'address', ALICE], ['with address', 'flag', true]],
  },
  {
    says: 'Jetton wallet address',
    body: op(0xd1735400).storeAddress(bob).storeMaybeRef(beginCell().storeAddress(alice).endCell()),
    fields: [QUERY, ['wallet', 'address', BOB], ['owner', 'address', ALICE]],
  },
  {
    says: 'Jetton wallet address',
    body: op(0xd1735400).storeAddress(null).storeMaybeRef(null),
    fields: [QUERY, ['wallet', 'address', null]],
  },
]

testReferences('operations of jettons (TEP-74, TEP-89)', standard)

const credit = op(0x178d4519, 8).storeCoins(50).storeAddress(null).storeAddress(bob).storeCoins(0).storeBit(0).endCell()

const governed: Reference[] = [
  {
    says: 'Jetton mint',
    body: op(0x642b7d07).storeAddress(alice).storeCoins(10_000_000n).storeRef(credit),
    fields: [
      QUERY,
      ['to', 'address', ALICE],
      ['ton amount', 'coins', '10000000'],
      [
        'order',
        'body',
        said('Jetton internal transfer', [
          ['query id', 'number', '8'],
          ['amount', 'units', '50'],
          ['from', 'address', null],
          ['response', 'address', BOB],
          ['forward ton amount', 'coins', '0'],
        ]),
      ],
    ],
  },
  {
    says: 'Jetton call to a wallet',
    body: op(0x235caf52).storeAddress(alice).storeCoins(10_000_000n).storeRef(op(0xeed236d3, 8).storeUint(3, 4)),
    fields: [
      QUERY,
      ['to', 'address', ALICE],
      ['ton amount', 'coins', '10000000'],
      [
        'order',
        'body',
        said('Jetton wallet status', [
          ['query id', 'number', '8'],
          ['status', 'number', '3'],
        ]),
      ],
    ],
  },
  {
    says: 'Jetton wallet status',
    body: op(0xeed236d3).storeUint(1, 4),
    fields: [QUERY, ['status', 'number', '1']],
  },
  {
    says: 'Jetton change of admin',
    body: op(0x6501f354).storeAddress(bob),
    fields: [QUERY, ['new admin', 'address', BOB]],
  },
  asked(0xfb88e119, 'Jetton claim of admin'),
  asked(0x7431f221, 'Jetton drop of admin'),
  {
    says: 'Jetton upgrade',
    // Data of which the first 32 bits are zeros, as in a comment.
    body: op(0x2508d66a).storeRef(comment('no comment')).storeRef(cell(2)),
    fields: [QUERY, ['new data', 'cell', comment('no comment')], ['new code', 'cell', cell(2)]],
  },
  {
    says: 'Jetton change of metadata',
    body: op(0xcb862902).storeStringTail('https://a'),
    fields: [QUERY, ['metadata', 'cell', beginCell().storeStringTail('https://a').endCell()]],
    open: true,
  },
  asked(0xd372158c, 'Top-up'),
  {
    says: 'Jetton display multiplier changed',
    body: bare(0xac392598).storeVarUint(3, 5).storeVarUint(2, 5),
    fields: [
      ['numerator', 'number', '3'],
      ['denominator', 'number', '2'],
    ],
    open: true,
  },
]

testReferences('operations of governed and scaled jettons', governed)

test('a jetton burn without the bit of its custom payload is read as complete', () => {
  const body = op(0x595f07bc).storeCoins(5).storeAddress(alice).endCell()
  const read = readBody(new Slice(readBoc(body.toBoc())), false)
  expect(read).toMatchObject({ name: 'Jetton burn', cut: false })
  expect(Object(read).fields.map(({ name }: { name: string }) => name)).toEqual(['query id', 'amount', 'response'])
})
