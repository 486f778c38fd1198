import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import { readBody } from '../../../../src/ton/read-body.ts'
import { Slice } from '../../../../src/ton/slice.ts'
import { asked, cell, HASH, hash, op, QUERY, type Reference, testReferences } from '../support/references.ts'

const SIGNATURE = HASH + HASH
const signature = Buffer.from(SIGNATURE, 'hex')
const signed = beginCell().storeBuffer(signature).endCell()
const ELECTION = 1_700_000_000

const elections: Reference[] = [
  {
    says: 'Elector: new stake',
    body: op(0x4e73744b)
      .storeUint(hash, 256)
      .storeUint(ELECTION, 32)
      .storeUint(196_608, 32)
      .storeUint(1, 256)
      .storeRef(signed),
    fields: [
      QUERY,
      ['validator key', 'hex', HASH],
      ['election', 'time', ELECTION],
      ['max factor', 'number', '196608'],
      ['adnl', 'hex', '1'.padStart(64, '0')],
      ['signature', 'cell', signed],
    ],
  },
  {
    says: 'Elector: stake accepted',
    body: op(0xf374484c).storeUint(0, 32),
    fields: [QUERY, ['comment', 'number', '0']],
  },
  {
    says: 'Elector: stake returned',
    body: op(0xee6f454c).storeUint(5, 32),
    fields: [QUERY, ['reason', 'number', '5']],
  },
  asked(0x47657424, 'Elector: stake recovery request'),
  asked(0xf96f7324, 'Elector: stake recovered'),
  {
    says: 'Elector: new complaint',
    body: op(0x52674370).storeUint(ELECTION, 32).storeRef(cell(3)),
    fields: [QUERY, ['election', 'time', ELECTION], ['complaint', 'cell', cell(3)]],
  },
  {
    says: 'Elector: vote on a complaint',
    body: op(0x56744370)
      .storeBuffer(signature)
      .storeUint(0x56744350, 32)
      .storeUint(12, 16)
      .storeUint(ELECTION, 32)
      .storeUint(hash, 256),
    fields: [
      QUERY,
      ['signature', 'hex', SIGNATURE],
      ['tag', 'number', `${0x56744350}`],
      ['validator', 'number', '12'],
      ['election', 'time', ELECTION],
      ['complaint', 'hex', HASH],
    ],
  },
  {
    says: 'Elector: answer to an unknown request',
    body: op(0xfffffffd).storeUint(0x47657424, 32),
    fields: [QUERY, ['operation', 'number', '1197831204']],
  },
  {
    says: 'Elector: new validator set',
    body: op(0x4e565354).storeRef(cell(3)),
    fields: [QUERY, ['validators', 'cell', cell(3)]],
  },
  asked(0xee764f4b, 'Config: validator set accepted'),
  asked(0xee764f6f, 'Config: validator set refused'),
  {
    says: 'Config: new proposal',
    body: op(0x6e565052).storeUint(ELECTION, 32).storeBit(true).storeRef(cell(3)),
    fields: [QUERY, ['expires', 'time', ELECTION], ['critical', 'flag', true], ['proposal', 'cell', cell(3)]],
  },
  {
    says: 'Config: vote',
    body: op(0x566f7465).storeBuffer(signature).storeUint(0x566f7445, 32).storeUint(12, 16).storeUint(hash, 256),
    fields: [
      QUERY,
      ['signature', 'hex', SIGNATURE],
      ['tag', 'number', `${0x566f7445}`],
      ['validator', 'number', '12'],
      ['proposal', 'hex', HASH],
    ],
  },
  {
    says: 'Code upgrade',
    body: op(0x4e436f64).storeRef(cell(3)),
    fields: [QUERY, ['code', 'cell', cell(3)]],
  },
]

testReferences('operations of the elector and the configuration', elections)

test('a validator’s order to a nominator pool has the stake before the elector’s fields', () => {
  const order = op(0x4e73744b)
    .storeCoins(350_000_000_000_000n)
    .storeUint(hash, 256)
    .storeUint(ELECTION, 32)
    .storeUint(196_608, 32)
    .storeUint(1, 256)
    .storeRef(signed)
  expect(readBody(new Slice(readBoc(order.endCell().toBoc({ idx: false }))), false)).toMatchObject({
    kind: 'operation',
    name: 'Nominator pool: new stake',
    fields: [
      { name: 'query id' },
      { name: 'stake', value: '350000000000000' },
      { name: 'validator key', value: HASH },
      { name: 'election', value: ELECTION },
      { name: 'max factor', value: '196608' },
      { name: 'adnl', value: '1'.padStart(64, '0') },
      { name: 'signature' },
    ],
  })
})
