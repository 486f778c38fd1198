import { beginCell } from '@ton/core'
import {
  alice,
  asked,
  bare,
  CAROL,
  carol,
  cell,
  HASH,
  hash,
  op,
  QUERY,
  type Reference,
  testReferences,
} from '../support/references.ts'

const record = beginCell().storeUint(0x9fd3, 16).storeAddress(carol).storeUint(0, 8).endCell()
const domains: Reference[] = [
  {
    says: 'DNS record change',
    body: op(0x4eb1f0f9).storeUint(hash, 256).storeRef(record),
    fields: [QUERY, ['key', 'hex', HASH], ['value', 'cell', record]],
  },
  {
    // Without a value it is the deletion of the record.
    says: 'DNS record change',
    body: op(0x4eb1f0f9).storeUint(hash, 256),
    fields: [QUERY, ['key', 'hex', HASH]],
    open: true,
  },
  asked(0x4ed14b65, 'DNS balance release'),
  asked(0x44beae41, 'DNS governance decision'),
  asked(0x370fec51, 'DNS auction top-up'),
  asked(0x557cea20, 'DNS bid returned'),
]

testReferences('operations of domains (TEP-81)', domains)

const auction = beginCell().storeAddress(alice).storeCoins(10).storeCoins(0).storeUint(5, 8).storeUint(60, 64).endCell()
const telegram: Reference[] = [
  {
    says: 'Telegram item: deploy',
    body: bare(0x299a3e15)
      .storeAddress(carol)
      .storeCoins(1000)
      .storeRef(cell(1))
      .storeRef(cell(2))
      .storeRef(auction)
      .storeRef(cell(4)),
    fields: [
      ['sender', 'address', CAROL],
      ['bid', 'coins', '1000'],
      ['token info', 'cell', cell(1)],
      ['content', 'cell', cell(2)],
      ['auction', 'cell', auction],
      ['royalty', 'cell', cell(4)],
    ],
  },
  {
    says: 'Telegram item: bid',
    body: bare(0x38127de1).storeCoins(1000).storeUint(1_700_000_000, 32),
    fields: [
      ['bid', 'coins', '1000'],
      ['bid time', 'time', 1_700_000_000],
    ],
  },
  {
    says: 'Telegram item: start of auction',
    body: op(0x487a8e81).storeRef(auction),
    fields: [QUERY, ['auction', 'cell', auction]],
  },
  asked(0x371638ae, 'Telegram item: end of auction'),
  asked(0xa43227e1, 'Telegram item: bid returned'),
  asked(0xa37a0983, 'Telegram item: confirmation'),
]

testReferences('operations of Telegram’s user names and numbers', telegram)
