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
  cell,
  HASH,
  hash,
  op,
  QUERY,
  type Reference,
  testReferences,
} from '../support/references.ts'

const SIGNATURE = HASH + HASH
const signature = Buffer.from(SIGNATURE, 'hex')
const signed = beginCell().storeBuffer(signature).endCell()
const ELECTION = 1_700_000_000

const liquid: Reference[] = [
  { ...asked(0x47d54391, 'Liquid staking pool: deposit'), open: true },
  {
    says: 'Liquid staking pool: withdrawal',
    body: op(0x319b0cdc).storeCoins(5).storeAddress(alice).storeAddress(bob).storeBit(true).storeBit(false),
    fields: [
      QUERY,
      ['jetton amount', 'units', '5'],
      ['from', 'address', ALICE],
      ['response', 'address', BOB],
      ['wait for round end', 'flag', true],
      ['fill or kill', 'flag', false],
    ],
  },
  asked(0x0a77535c, 'Liquid staking pool: withdrawal paid'),
  asked(0xdfdca27b, 'Liquid staking pool: loan repayment'),
  {
    says: 'Liquid staking pool: request loan',
    body: op(0xe642c965).storeCoins(1000).storeCoins(2000).storeUint(70_000, 24).storeRef(cell(3)),
    fields: [
      QUERY,
      ['min loan', 'coins', '1000'],
      ['max loan', 'coins', '2000'],
      ['max interest', 'number', '70000'],
      ['controller data', 'cell', cell(3)],
    ],
  },
  {
    says: 'Liquid staking pool: deploy controller',
    body: bare(0xb27edcad).storeUint(3, 32).storeUint(7, 64),
    fields: [['controller id', 'number', '3'], QUERY],
  },
  {
    says: 'Liquid staking pool: set roles',
    body: op(0x5e517f36)
      .storeBit(1)
      .storeAddress(alice)
      .storeBit(0)
      .storeBit(1)
      .storeAddress(bob)
      .storeBit(1)
      .storeAddress(carol),
    fields: [QUERY, ['governor', 'address', ALICE], ['halter', 'address', BOB], ['approver', 'address', CAROL]],
  },
  {
    says: 'Liquid staking interest: request notification',
    body: op(0xb1ebae06).storeCoins(1000).storeCoins(2000).storeUint(70_000, 24),
    fields: [QUERY, ['min loan', 'coins', '1000'], ['max loan', 'coins', '2000'], ['max interest', 'number', '70000']],
  },
  {
    says: 'Liquid staking controller: credit',
    body: op(0x1690c604).storeCoins(1000),
    fields: [QUERY, ['amount', 'coins', '1000']],
  },
  {
    says: 'Liquid staking controller: new stake',
    body: op(0xe0505d0e)
      .storeCoins(1000)
      .storeUint(hash, 256)
      .storeUint(ELECTION, 32)
      .storeUint(196_608, 32)
      .storeUint(hash, 256)
      .storeRef(signed),
    fields: [
      QUERY,
      ['value', 'coins', '1000'],
      ['validator key', 'hex', HASH],
      ['election', 'time', ELECTION],
      ['max factor', 'number', '196608'],
      ['adnl', 'hex', HASH],
      ['signature', 'cell', signed],
    ],
  },
  {
    says: 'Liquid staking bill: burn notification',
    body: op(0xed58b0b2).storeCoins(5).storeAddress(alice).storeUint(3, 64),
    fields: [QUERY, ['amount', 'units', '5'], ['owner', 'address', ALICE], ['index', 'number', '3']],
  },
]

testReferences('operations of liquid staking', liquid)

const managed: Reference[] = [
  asked(0xeb373a05, 'Liquid staking controller: recover stake'),
  asked(0xf0fd2250, 'Liquid staking controller: update validator hash'),
  asked(0xed7378a6, 'Liquid staking controller: return unused loan'),
  asked(0x55c26cd5, 'Liquid staking controller: return available funds'),
  asked(0x7b4b42e6, 'Liquid staking controller: approval'),
  asked(0xe8a0abfe, 'Liquid staking controller: disapproval'),
  asked(0x4bc7c2df, 'Liquid staking pool: touch'),
  asked(0x139a1b4e, 'Liquid staking: halt'),
  asked(0x7247e7a5, 'Liquid staking: unhalt'),
  asked(0x54d37487, 'Liquid staking interest: operation fee'),
  asked(0xf127fe4e, 'Liquid staking bill: burn'),
  {
    says: 'Liquid staking controller: withdraw validator',
    body: op(0x8efed779).storeCoins(1000),
    fields: [QUERY, ['value', 'coins', '1000']],
  },
  {
    says: 'Liquid staking controller: validator withdrawal',
    body: op(0x30026327).storeCoins(1000),
    fields: [QUERY, ['amount', 'coins', '1000']],
  },
  {
    says: 'Liquid staking controller: request loan',
    body: op(0x6335b11a).storeCoins(1000).storeCoins(2000).storeUint(70_000, 24),
    fields: [QUERY, ['min loan', 'coins', '1000'], ['max loan', 'coins', '2000'], ['max interest', 'number', '70000']],
  },
  {
    says: 'Liquid staking: send message',
    body: op(0x270695fb).storeUint(3, 8).storeRef(cell(5)),
    fields: [QUERY, ['mode', 'number', '3'], ['message', 'cell', cell(5)]],
  },
  {
    says: 'Liquid staking: upgrade',
    body: op(0x96e7f528).storeMaybeRef(null).storeMaybeRef(cell(5)).storeMaybeRef(null),
    fields: [QUERY, ['code', 'cell', cell(5)]],
  },
  {
    says: 'Liquid staking: set sudoer',
    body: op(0x79e7c016).storeAddress(alice),
    fields: [QUERY, ['sudoer', 'address', ALICE]],
  },
  {
    says: 'Liquid staking pool: set deposit settings',
    body: op(0x9bf5561c).storeBit(true).storeBit(false),
    fields: [QUERY, ['optimistic deposit withdrawals', 'flag', true], ['deposits open', 'flag', false]],
  },
  {
    says: 'Liquid staking bill: init',
    body: op(0x132f9a45).storeAddress(alice).storeCoins(5).storeAddress(bob).storeAddress(carol),
    fields: [
      QUERY,
      ['owner', 'address', ALICE],
      ['amount', 'units', '5'],
      ['prev', 'address', BOB],
      ['next', 'address', CAROL],
    ],
  },
]

testReferences('management of liquid staking', managed)

const whales: Reference[] = [
  { says: 'Whales pool: deposit', body: op(0x7bcd1fef).storeCoins(100), fields: [QUERY, ['gas', 'coins', '100']] },
  {
    says: 'Whales pool: withdrawal',
    body: op(0xda803efd).storeCoins(100).storeCoins(5000),
    fields: [QUERY, ['gas', 'coins', '100'], ['amount', 'coins', '5000']],
  },
  asked(0x74bb3427, 'Whales pool: withdrawal delayed'),
  asked(0x23d421e1, 'Whales pool: withdrawal completed'),
]

testReferences('operations of Whales pools', whales)
