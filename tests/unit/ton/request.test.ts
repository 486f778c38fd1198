import { type Builder, beginCell, type Cell as CoreCell, Dictionary, SendMode } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import {
  WalletContractV1R3,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5Beta,
  WalletContractV5R1,
} from '@ton/ton'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../../src/ton/boc.ts'
import { createHasher } from '../../../src/ton/cell-hash.ts'
import { readBodyRequests } from '../../../src/ton/request/request.ts'
import { times } from '../../support/times.ts'
import { BOB, bob, CAROL, carol, cell } from './support/references.ts'
import { letter, letterCell, outList, paid, requestIn, THREE } from './support/requests.ts'

const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 5))
const UNTIL = 1_767_225_600
const SIGNATURE = Buffer.alloc(64, 0xab)
const signed = beginCell().storeBuffer(SIGNATURE)
const asked = { seqno: 9, secretKey, timeout: UNTIL, sendMode: SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS }
const messages = [letter(1n), letter(2n, carol), letter(3n)]
const wallet = { workchain: 0, publicKey }
const [v4, v5, beta] = [
  WalletContractV4.create(wallet),
  WalletContractV5R1.create(wallet),
  WalletContractV5Beta.create({ walletId: {}, publicKey }),
]

/** A request with actions; the two versions take the same, and have no type in common. */
function requestTo(contract: typeof v5 | typeof beta, to: object, actions: object[]): CoreCell {
  const create = contract.createRequest as (parts: object) => CoreCell
  return create.call(contract, { ...to, actions })
}

const dictionaryOf = (letters: CoreCell[]) => {
  const all = Dictionary.empty(Dictionary.Keys.Uint(16), {
    serialize: (message: CoreCell, builder) => void builder.storeUint(3, 8).storeRef(message),
    parse: () => cell(1),
  })
  for (const [place, message] of letters.entries()) all.set(place, message)
  return all
}
const letters = [letterCell(1n), letterCell(2n, carol), letterCell(3n)]
const highloadV2 = beginCell()
  .storeBuilder(signed)
  .storeUint(7, 32)
  .storeUint(BigInt(UNTIL) << 32n, 64)
  .storeDict(dictionaryOf(letters))
  .endCell()
const batch = (all: CoreCell[]) =>
  beginCell().storeUint(0xae42e5a4, 32).storeUint(1, 64).storeRef(outList(all)).endCell()
const highloadV3 = (message: CoreCell) =>
  beginCell()
    .storeBuilder(signed)
    .storeRef(
      beginCell()
        .storeUint(0x10ad, 32)
        .storeRef(message)
        .storeUint(1, 8)
        .storeUint(70_000, 23)
        .storeUint(UNTIL - 3600, 64)
        .storeUint(3600, 22),
    )
    .endCell()
const preprocessed = (list: CoreCell) =>
  beginCell().storeBuilder(signed).storeRef(beginCell().storeUint(UNTIL, 64).storeUint(9, 16).storeRef(list)).endCell()
/** A request to a multisig v1, with the signatures of further owners. */
const signedByOwners = (owners: number[]) =>
  beginCell()
    .storeBuilder(signed)
    .storeUint(1, 8)
    .storeMaybeRef(
      owners.reduceRight<CoreCell | null>(
        (next, owner) => beginCell().storeBuilder(signed).storeUint(owner, 8).storeMaybeRef(next).endCell(),
        null,
      ),
    )
    .storeUint(7, 32)
    .storeUint(BigInt(UNTIL) << 32n, 64)
    .storeUint(3, 8)
    .storeRef(letterCell(1n))
    .endCell()
const multisigV1 = signedByOwners([2])

/** A request whose first reference is longer by something. */
function signedRoot(request: CoreCell, lengthen: (inner: Builder) => Builder): Builder {
  const [inner, ...others] = request.refs
  const longer = beginCell().storeBits(request.bits).storeRef(lengthen(inner!.asBuilder()))
  for (const ref of others) longer.storeRef(ref)
  return longer
}

describe('messages ordered by a signed request', () => {
  test.each<[string, CoreCell, unknown, string | null]>([
    [
      'v1',
      WalletContractV1R3.create(wallet).createTransfer({ ...asked, message: messages[0]! }),
      THREE.slice(0, 1),
      '9',
    ],
    ['v2', WalletContractV2R2.create(wallet).createTransfer({ ...asked, messages }), THREE, '9'],
    ['v3', WalletContractV3R1.create(wallet).createTransfer({ ...asked, messages }), THREE, '9'],
    ['v3', WalletContractV3R2.create(wallet).createTransfer({ ...asked, messages: [] }), [], '9'],
    ['v4', v4.createTransfer({ ...asked, messages }), THREE, '9'],
    ['v5', v5.createTransfer({ ...asked, messages }), THREE, '9'],
    ['v5beta', beta.createTransfer({ ...asked, messages }), THREE, '9'],
    ['highload-v2', highloadV2, THREE, null],
    ['highload-v3', highloadV3(letterCell(1n)), [[3, BOB, '1']], null],
    ['preprocessed', preprocessed(outList(letters)), THREE, '9'],
    ['multisig-v1', multisigV1, [[3, BOB, '1']], null],
  ])('messages of a request to a wallet %s are read', (family, body, orders, seqno) => {
    const request = requestIn(body)!
    expect(paid(request)).toEqual(orders)
    expect(request).toMatchObject({ family, seqno, unread: 0, changes: [], more: 0, sure: true })
    expect(request.until).toBe(family === 'v1' ? null : UNTIL)
    expect(request.direct).toBe(family === 'multisig-v1' ? null : request.orders.length)
  })

  test('a highload wallet v3’s messages are read from the action list that it sends itself', () => {
    expect(requestIn(highloadV3(letterCell(100n, bob, batch(letters))))).toMatchObject({
      family: 'highload-v3',
      direct: 1,
    })
    expect(paid(requestIn(highloadV3(letterCell(100n, bob, batch(letters)))))).toEqual(THREE)
    expect(requestIn(batch(letters), 'contract')).toMatchObject({ family: 'highload-v3', direct: 3 })
  })

  test('invalid messages of a request are counted as unread', () => {
    const torn = v4.createTransfer({ ...asked, messages: messages.slice(0, 1) })
    const broken = beginCell().storeBits(torn.bits).storeRef(cell(1)).endCell()
    expect(requestIn(broken)).toMatchObject({ orders: [], unread: 1, direct: 1 })
  })

  test('an unknown operation of wallet v4 has no messages and counts one as missing', () => {
    const odd = beginCell().storeBuilder(signed).storeUint(7, 32).storeUint(UNTIL, 32).storeUint(9, 32).storeUint(9, 8)
    expect(requestIn(odd.endCell())).toMatchObject({ family: 'v4', orders: [], direct: 1 })
  })

  test('orders of a multisig v1 are read behind at most 255 signatures of any owners', () => {
    for (const owners of [[], [200], [2, 254], Array(255).fill(7)])
      expect(paid(requestIn(signedByOwners(owners)))).toEqual([[3, BOB, '1']])
    expect(requestIn(signedByOwners(Array(256).fill(7)))).toBeNull()
  })

  test('a payment to a highload wallet with a list does not order the list’s messages', () => {
    const body = batch(letters)
    const transfer = v4.createTransfer({ ...asked, messages: [letter(100n, bob, body)] })
    expect(paid(requestIn(transfer))).toEqual([[3, BOB, '100']])
  })

  test('a request orders at most 255 messages', () => {
    const many = Array.from({ length: 255 }, (_, place) => letterCell(BigInt(place)))
    expect(requestIn(preprocessed(outList(many)))?.orders).toHaveLength(255)
    expect(requestIn(preprocessed(outList([...many, letterCell(1n)])))).toBeNull()
  })
})

test.each([
  ['v4', v4.createTransfer({ ...asked, messages })],
  ['v5', v5.createTransfer({ ...asked, messages })],
  ['highload-v3', batch(letters)],
])('the body of a message alone is read as a request to %s', (family, body) => {
  const requests = readBodyRequests(readBoc(body.toBoc({ idx: false })), createHasher())
  expect(requests.map(one => one.family)).toEqual([family])
  expect(paid(requests[0]!)).toEqual(THREE)
})

describe('changes ordered by a signed request', () => {
  const extension = { ...asked, extensionAddress: bob }
  const added = [{ kind: 'extension-added', who: BOB }]
  const removed = [{ kind: 'extension-removed', who: BOB }]
  const plugin = { ...asked, address: bob, forwardAmount: 5n, queryId: 3n }

  test.each<[string, CoreCell, unknown]>([
    ['v5', v5.createAddExtension(extension), added],
    ['v5', v5.createRemoveExtension(extension), removed],
    ['v5beta', beta.createAddExtension(extension), added],
    ['v5beta', beta.createRemoveExtension(extension), removed],
    ['v4', v4.createAddPlugin(plugin) as CoreCell, [{ kind: 'plugin-added', who: BOB }]],
    ['v4', v4.createRemovePlugin(plugin) as CoreCell, [{ kind: 'plugin-removed', who: BOB }]],
    ['v4', v4.createAddPlugin({ ...plugin, address: carol }) as CoreCell, [{ kind: 'plugin-added', who: CAROL }]],
    [
      'v4',
      v4.createAddAndDeployPlugin({
        ...asked,
        workchain: 0,
        forwardAmount: 300n,
        body: cell(7),
        stateInit: { code: cell(8), data: cell(9) },
      }) as CoreCell,
      [{ kind: 'plugin-deployed' }],
    ],
  ])('changes of a request to a wallet %s are read', (family, body, changes) => {
    expect(requestIn(body)).toMatchObject({ family, changes, orders: [], direct: 0, sure: true })
  })

  test.each([
    [v5, false],
    [beta, false],
    [v5, true],
    [beta, true],
  ] as const)('changes that disable and enable the signature are read', (contract, isEnabled) => {
    const body = requestTo(contract, { authType: 'extension', seqno: 0 }, [
      { type: 'setIsPublicKeyEnabled', isEnabled },
    ])
    expect(requestIn(body, 'contract')).toMatchObject({
      changes: [{ kind: isEnabled ? 'key-on' : 'key-off' }],
      sure: false,
    })
  })

  test('changes are read beside messages, in order', () => {
    const actions = [
      { type: 'addExtension', address: bob },
      { type: 'removeExtension', address: carol },
      { type: 'sendMsg', mode: 3, outMsg: messages[0]! },
    ] as const
    for (const contract of [v5, beta]) {
      const request = requestIn(requestTo(contract, asked, [...actions]))
      expect(request?.changes).toEqual([
        { kind: 'extension-added', who: BOB },
        { kind: 'extension-removed', who: CAROL },
      ])
      expect(paid(request)).toEqual(THREE.slice(0, 1))
    }
  })

  test('a request keeps at most 255 changes, and counts the others', () => {
    const action = (next: CoreCell | null) => {
      const builder = beginCell().storeUint(2, 8).storeAddress(bob)
      return next ? builder.storeRef(next) : builder
    }
    let list: CoreCell | null = null
    for (let count = 0; count < 499; count++) list = action(list).endCell()
    const body = beginCell()
      .storeUint(0x7369676e, 32)
      .storeUint(7, 32)
      .storeUint(UNTIL, 32)
      .storeUint(9, 32)
      .storeBit(0)
      .storeBit(1)
      .storeBuilder(action(list))
      .storeBuffer(SIGNATURE)
      .endCell()
    const request = requestIn(body)!
    expect([request.changes.length, request.more]).toEqual([255, 245])
  })

  test('a reserved amount in a request does not hide the messages before it', () => {
    const sent = outList(letters.slice(0, 1))
    const reserve = beginCell().storeRef(sent).storeUint(0x36e6b809, 32).storeUint(0, 8).storeCoins(5).storeBit(0)
    expect(requestIn(preprocessed(reserve.endCell()))).toMatchObject({ changes: [], direct: 1 })
  })

  test('a preprocessed list that replaces the code is one change', () => {
    const list = beginCell()
      .storeRef(outList(letters.slice(0, 1)))
      .storeUint(0xad4de08e, 32)
      .storeRef(cell(4))
      .endCell()
    expect(requestIn(preprocessed(list))).toMatchObject({ changes: [{ kind: 'code' }], direct: 1 })
  })
})

describe('bytes that are no request', () => {
  const whole = [
    v4.createTransfer({ ...asked, messages }),
    v5.createTransfer({ ...asked, messages }),
    v5.createAddExtension({ ...asked, extensionAddress: bob }),
    beta.createAddExtension({ ...asked, extensionAddress: bob }),
    highloadV2,
    highloadV3(letterCell(100n, bob, batch(letters))),
    preprocessed(outList(letters)),
  ]

  test.each([
    ['highload-v2', beginCell().storeSlice(highloadV2.beginParse()).storeRef(cell(1))],
    ['highload-v3', signedRoot(highloadV3(letterCell(1n)), inner => inner.storeBit(1))],
    ['highload-v3', signedRoot(highloadV3(letterCell(1n)), inner => inner.storeRef(cell(1)))],
    ['preprocessed', signedRoot(preprocessed(outList(letters)), inner => inner.storeBit(1))],
    ['preprocessed', signedRoot(preprocessed(outList(letters)), inner => inner.storeRef(cell(1)))],
    [
      'v4',
      beginCell()
        .storeBuilder(signed)
        .storeUint(7, 32)
        .storeUint(UNTIL, 32)
        .storeUint(9, 32)
        .storeUint(9, 8)
        .storeUint(0, 2),
    ],
  ])('a request to %s with more than its layout is rejected', (_, longer) => {
    expect(requestIn(longer.endCell())).toBeNull()
  })

  test('a request to v5 with extra data in a cell of its actions is rejected', () => {
    const action = () => beginCell().storeUint(2, 8).storeAddress(bob)
    const request = (last: Builder) =>
      beginCell()
        .storeUint(0x7369676e, 32)
        .storeUint(7, 32)
        .storeUint(UNTIL, 32)
        .storeUint(9, 32)
        .storeBit(0)
        .storeBit(1)
        .storeBuilder(action().storeRef(last))
        .storeBuffer(SIGNATURE)
        .endCell()
    expect(requestIn(request(action()))).toMatchObject({ family: 'v5', seqno: '9' })
    expect(requestIn(request(action().storeBit(1)))).toBeNull()
  })

  test('a request to the beta of v5 with extra data in a cell of its actions is rejected', () => {
    const request = (chain: Builder) =>
      beginCell()
        .storeUint(0x7369676e, 32)
        .storeUint(7, 80)
        .storeUint(UNTIL, 32)
        .storeUint(9, 32)
        .storeBit(1)
        .storeUint(0x1c40db9f, 32)
        .storeAddress(bob)
        .storeRef(chain)
        .storeBuffer(SIGNATURE)
        .endCell()
    const end = beginCell().storeBit(0).storeRef(outList(letters))
    const next = beginCell().storeBit(1).storeUint(0x5eaef4a4, 32).storeAddress(carol).storeRef(end)
    const longer = (part: Builder) => beginCell().storeBuilder(part).storeBit(1)
    expect(requestIn(request(end))).toMatchObject({ family: 'v5beta', direct: 3 })
    expect(requestIn(request(next))).toMatchObject({ family: 'v5beta', direct: 3 })
    expect([requestIn(request(longer(end))), requestIn(request(longer(next)))]).toEqual([null, null])
  })

  test('a truncated request fits no layout of its wallet', () => {
    for (const body of whole)
      for (let bits = 0; bits < body.bits.length; bits += 3) {
        const part = beginCell().storeBits(body.bits.substring(0, bits))
        for (const ref of body.refs) part.storeRef(ref)
        const read = requestIn(part.endCell())
        const own = requestIn(body)!.family
        expect(read === null || read.family !== own).toBe(true)
      }
  })

  test('reading a request with changed bytes never throws', () => {
    const change = fc.tuple(fc.nat({ max: 1000 }), fc.nat({ max: 7 }))
    fc.assert(
      fc.property(fc.constantFrom(...whole), fc.array(change, { minLength: 1 }), (body, changes) => {
        const flipped = beginCell()
        const places = new Set(changes.map(([at]) => at % body.bits.length))
        for (let at = 0; at < body.bits.length; at++)
          flipped.storeBit(places.has(at) ? !body.bits.at(at) : body.bits.at(at))
        for (const ref of body.refs) flipped.storeRef(ref)
        requestIn(flipped.endCell())
      }),
      { numRuns: times(1000) },
    )
  })
})
