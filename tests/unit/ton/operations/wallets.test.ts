import { beginCell, internal, SendMode } from '@ton/core'
import { WalletContractV5R1 } from '@ton/ton'
import {
  ALICE,
  alice,
  asked,
  bob,
  cell,
  HASH,
  hash,
  op,
  QUERY,
  type Reference,
  testReferences,
} from '../support/references.ts'

const secret = Buffer.alloc(64, 7)
const messages = [1, 2, 3].map(value => internal({ to: alice, value: BigInt(value) }))
const wallet = WalletContractV5R1.create({ publicKey: Buffer.alloc(32) })
/** A request of a wallet v5 with three messages, as the library writes it: it ends in the signature. */
const request = (authType: 'external' | 'internal') =>
  wallet.createTransfer({
    seqno: 9,
    secretKey: secret,
    timeout: 1_700_000_000,
    authType,
    messages,
    sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
  })
const id = 2 ** 31 - 1 - 238
/** The last 512 bits. */
const signature = (core: ReturnType<typeof request>) =>
  beginCell()
    .storeBits(core.bits.substring(core.bits.length - 512, 512))
    .endCell()
    .beginParse()
    .loadBuffer(64)
    .toString('hex')
const requested = (authType: 'external' | 'internal'): Reference['fields'] => [
  ['wallet id', 'number', `${id}`],
  ['valid until', 'time', 1_700_000_000],
  ['seqno', 'number', '9'],
  ['actions', 'modes', [3, 3, 3]],
  ['signature', 'hex', signature(request(authType))],
]

/** Actions of a contract, the last one outermost (`OutList` of block.tlb). */
const send = (before: ReturnType<typeof cell>, mode: number) =>
  beginCell().storeRef(before).storeUint(0x0ec3c86d, 32).storeUint(mode, 8).storeRef(cell(1)).endCell()
const reserve = (before: ReturnType<typeof cell>) =>
  beginCell().storeRef(before).storeUint(0x36e6b809, 32).storeUint(0, 8).storeCoins(5).storeBit(0).endCell()
const none = beginCell().endCell()

const requests: Reference[] = [
  {
    says: 'Wallet request, signed',
    body: request('external').asBuilder(),
    fields: requested('external'),
    open: true,
  },
  {
    says: 'Wallet request, relayed',
    body: request('internal').asBuilder(),
    fields: requested('internal'),
    open: true,
  },
  {
    says: 'Wallet request of an extension',
    body: op(0x6578746e)
      .storeMaybeRef(send(send(none, 1), 128))
      .storeBit(0),
    fields: [QUERY, ['actions', 'modes', [1, 128]]],
    open: true,
  },
  {
    says: 'Highload wallet request',
    body: op(0xae42e5a4).storeRef(send(reserve(send(none, 1)), 3)),
    fields: [QUERY, ['actions', 'modes', [1, 3]]],
  },
  {
    says: 'Plugin payment request',
    body: op(0x706c7567).storeCoins(1_000_000_000n).storeMaybeRef(null),
    fields: [QUERY, ['amount', 'coins', '1000000000']],
  },
  asked(0xf06c7567, 'Plugin payment'),
  asked(0x6e6f7465, 'Plugin installed'),
  asked(0x64737472, 'Plugin removal'),
  asked(0xe4737472, 'Plugin removed'),
  asked(0x946a98b6, 'Deploy'),
  asked(0xaff90f57, 'Deployed'),
  {
    says: 'Deploy by a factory',
    body: op(0x6d0ff13b).storeAddress(alice),
    fields: [QUERY, ['cashback', 'address', ALICE]],
  },
]

testReferences('requests of wallets', requests)

const vesting: Reference[] = [
  {
    says: 'Vesting: send message',
    body: op(0xa7733acd).storeUint(3, 8).storeRef(cell(5)),
    fields: [QUERY, ['mode', 'number', '3'], ['message', 'cell', cell(5)]],
  },
  asked(0xf7733acd, 'Vesting: message sent'),
  {
    says: 'Vesting: add to whitelist',
    body: op(0x7258a69b).storeAddress(alice).storeRef(beginCell().storeAddress(bob)),
    fields: [QUERY, ['address', 'address', ALICE], ['more', 'cell', beginCell().storeAddress(bob).endCell()]],
  },
  asked(0xf258a69b, 'Vesting: whitelist extended'),
]

testReferences('operations of vestings', vesting)

const EXPIRES = 1_800_000_000
const multisigs: Reference[] = [
  {
    says: 'Multisig: new order',
    body: op(0xf718510f).storeUint(hash, 256).storeBit(true).storeUint(2, 8).storeUint(EXPIRES, 48).storeRef(cell(5)),
    fields: [
      QUERY,
      ['order seqno', 'number', `${hash}`],
      ['by signer', 'flag', true],
      ['index', 'number', '2'],
      ['expires', 'time', EXPIRES],
      ['order', 'cell', cell(5)],
    ],
  },
  {
    says: 'Multisig: execute',
    body: op(0x75097f5d)
      .storeUint(4, 256)
      .storeUint(EXPIRES, 48)
      .storeUint(3, 8)
      .storeUint(hash, 256)
      .storeRef(cell(5)),
    fields: [
      QUERY,
      ['order seqno', 'number', '4'],
      ['expires', 'time', EXPIRES],
      ['approvals', 'number', '3'],
      ['signers hash', 'hex', HASH],
      ['order', 'cell', cell(5)],
    ],
  },
  {
    says: 'Multisig: execute internally',
    body: op(0xa32c59bf).storeRef(cell(5)),
    fields: [QUERY, ['order', 'cell', cell(5)]],
  },
  {
    says: 'Multisig: order',
    body: op(0x9c73fba2)
      .storeUint(3, 8)
      .storeRef(cell(6))
      .storeUint(EXPIRES, 48)
      .storeRef(cell(5))
      .storeBit(true)
      .storeUint(1, 8),
    fields: [
      QUERY,
      ['threshold', 'number', '3'],
      ['signers', 'cell', cell(6)],
      ['expires', 'time', EXPIRES],
      ['order', 'cell', cell(5)],
      ['signer', 'cell', cell(0x101, 9)],
    ],
    open: true,
  },
  {
    says: 'Multisig: approve',
    body: op(0xa762230f).storeUint(2, 8),
    fields: [QUERY, ['signer', 'number', '2']],
  },
  asked(0x82609bf6, 'Multisig: approval accepted'),
  {
    says: 'Multisig: approval rejected',
    body: op(0xafaf283e).storeUint(109, 32),
    fields: [QUERY, ['exit code', 'number', '109']],
  },
]

testReferences('operations of multisig wallets', multisigs)
