import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movementsOf } from '../../../../src/domain/export/movements.ts'
import { rowsOf } from '../../../../src/domain/export/rows.ts'
import type { Transaction } from '../../../../src/domain/transaction/transaction.ts'
import { ALICE, BOB, CAROL, message, operation, ran, transaction } from '../../../support/transaction.ts'

const [TRANSFER, INTERNAL, NOTIFICATION, BURN, BURNED, NFT, ASSIGNED] = [
  0x0f8a7ea5, 0x178d4519, 0x7362d09c, 0x595f07bc, 0x7bdd97de, 0x5fcc3d14, 0x05138d91,
]
const failed = { ...ran, success: false, exitCode: 47 }
const sent = (parts: Parameters<typeof message>[0] = {}) => message({ source: ALICE, destination: BOB, ...parts })
const back = (original: ReturnType<typeof operation>) =>
  message({ bounced: true, body: { kind: 'bounced', original, exitCode: null } })

/** Movements as `way amount asset`, in short. */
const short = (parts: Partial<Transaction>) =>
  movementsOf(transaction(parts)).map(({ way, units, asset }) => `${way} ${units} ${asset.kind}`)

test.each<[string, Partial<Transaction>, string[]]>([
  ['what came', { inMessage: message() }, ['in 1000000000 ton']],
  ['nothing where a message had no value', { inMessage: message({ value: '0' }) }, []],
  [
    'what came and what was sent on',
    { inMessage: message(), outMessages: [sent({ value: '7' })] },
    ['in 1000000000 ton', 'out 7 ton'],
  ],
  [
    'both ends of a message to oneself',
    { inMessage: message({ source: ALICE }), outMessages: [sent({ destination: ALICE, value: '7' })] },
    ['in 1000000000 ton', 'out 7 ton'],
  ],
  ['no log', { outMessages: [sent({ kind: 'external-out', destination: null, value: '0' })] }, []],
  ['what a failed transaction kept', { inMessage: message(), compute: failed, aborted: true }, ['in 1000000000 ton']],
  [
    'jettons of a notification beside its TON',
    { inMessage: message({ value: '1', body: operation(NOTIFICATION, '50') }) },
    ['in 1 ton', 'in 50 jetton'],
  ],
  [
    'jettons of a notification that failed',
    { inMessage: message({ value: '1', body: operation(NOTIFICATION, '50') }), compute: failed },
    ['in 1 ton', 'in 50 jetton'],
  ],
  [
    'jettons that are sent',
    { outMessages: [sent({ value: '9', body: operation(TRANSFER, '50') })] },
    ['out 9 ton', 'out 50 jetton'],
  ],
  [
    'jettons that are burned',
    { outMessages: [sent({ value: '9', body: operation(BURN, '50') })] },
    ['out 9 ton', 'out 50 jetton'],
  ],
  [
    'jettons that stay because the transfer came back',
    { inMessage: back(operation(TRANSFER, '50')) },
    ['in 1000000000 ton', 'in 50 jetton'],
  ],
  ['no jettons without an amount', { outMessages: [sent({ value: '9', body: operation(TRANSFER) })] }, ['out 9 ton']],
  [
    'no jettons of an amount of 0',
    { outMessages: [sent({ value: '9', body: operation(TRANSFER, '0') })] },
    ['out 9 ton'],
  ],
  [
    'extra currencies, without one of 0',
    {
      inMessage: message({
        value: '9',
        extra: [
          { id: 100, amount: '0' },
          { id: 101, amount: '7' },
        ],
      }),
    },
    ['in 9 ton', 'in 7 currency'],
  ],
  [
    'what a jetton wallet got',
    { inMessage: message({ value: '9', body: operation(INTERNAL, '50') }) },
    ['in 9 ton', 'in 50 jetton'],
  ],
  [
    'nothing where a jetton wallet refused',
    { inMessage: message({ value: '9', body: operation(TRANSFER, '50') }), compute: failed, aborted: true },
    ['in 9 ton'],
  ],
  [
    'what a jetton wallet burned',
    { inMessage: message({ value: '9', body: operation(BURN, '50') }) },
    ['in 9 ton', 'out 50 jetton'],
  ],
  [
    'nothing where a jetton wallet refused to burn',
    { inMessage: message({ value: '9', body: operation(BURN, '50') }), compute: failed, aborted: true },
    ['in 9 ton'],
  ],
  [
    'what came back to a jetton wallet',
    { inMessage: back(operation(INTERNAL, '50')) },
    ['in 1000000000 ton', 'in 50 jetton'],
  ],
  [
    'jettons of a jetton wallet whose burn the master refused',
    { inMessage: back(operation(BURNED, '50')) },
    ['in 1000000000 ton', 'in 50 jetton'],
  ],
  ['an NFT that arrived', { inMessage: message({ value: '1', body: operation(ASSIGNED) }) }, ['in 1 ton', 'in 1 nft']],
])('an exported row shows %s', (_, parts, expected) => {
  expect(short(parts)).toEqual(expected)
})

test('jettons that an account sends itself are no movement in either direction', () => {
  const named = (opcode: number, name: string) => ({
    ...operation(opcode, '50'),
    fields: [...operation(opcode, '50').fields, { name, kind: 'address' as const, value: ALICE }],
  })
  expect(short({ outMessages: [sent({ value: '9', body: named(TRANSFER, 'destination') })] })).toEqual(['out 9 ton'])
  expect(short({ inMessage: message({ value: '1', body: named(NOTIFICATION, 'sender') }) })).toEqual(['in 1 ton'])
  expect(short({ inMessage: back(named(TRANSFER, 'destination')) })).toEqual(['in 1000000000 ton'])
})

test('a body that only begins like a token operation moves no tokens', () => {
  for (const opcode of [TRANSFER, INTERNAL, NOTIFICATION, BURN, NFT, ASSIGNED]) {
    const body = { kind: 'unknown', opcode, boc: null } as const
    expect(short({ inMessage: message({ value: '1', body }), outMessages: [sent({ value: '2', body })] })).toEqual([
      'in 1 ton',
      'out 2 ton',
    ])
  }
})

describe('parties of movements', () => {
  test('the counterparty of jettons is taken from the body, and the jetton wallet from the message', () => {
    const body = {
      ...operation(NOTIFICATION, '50'),
      fields: [...operation(NOTIFICATION, '50').fields, { name: 'sender', kind: 'address' as const, value: CAROL }],
    }
    const [, jettons] = movementsOf(transaction({ inMessage: message({ body }) }))
    expect(jettons).toMatchObject({ counterparty: CAROL, asset: { kind: 'jetton', wallet: BOB } })
  })

  test('the counterparties of an NFT are its old and its new owner', () => {
    const body = { ...operation(NFT), fields: [{ name: 'new owner', kind: 'address' as const, value: CAROL }] }
    const [, item] = movementsOf(transaction({ outMessages: [sent({ body })] }))
    expect(item).toMatchObject({ way: 'out', units: '1', counterparty: CAROL, asset: { kind: 'nft', item: BOB } })
  })
})

describe('exported rows', () => {
  test('exported rows have the fee once, including forwarding fees', () => {
    const outMessages = [sent({ value: '1', fwdFee: '3' }), sent({ value: '2', fwdFee: '4' })]
    const rows = rowsOf(transaction({ outMessages, totalFees: '5' }), 'toncenter', { jettons: {} })
    expect(rows.map(({ fee }) => fee)).toEqual(['12', null])
    expect(rows.map(({ place, of }) => `${place}/${of}`)).toEqual(['1/2', '2/2'])
  })

  test('a claimed movement has no fee when the transaction cost nothing', () => {
    const claim = message({ value: '0', body: operation(NOTIFICATION, '50') })
    expect(rowsOf(transaction({ inMessage: claim, totalFees: '0' }), '', { jettons: {} })).toMatchObject([
      { claim: true, fee: null, place: 1, of: 1 },
    ])
  })

  test('a transaction that only cost fees has one row, and a free one without movements has none', () => {
    expect(rowsOf(transaction(), '', { jettons: {} })).toMatchObject([{ movement: null, fee: '5' }])
    expect(rowsOf(transaction({ totalFees: '0' }), '', { jettons: {} })).toEqual([])
  })

  test('exported rows add up to the change of the balance for any transaction', () => {
    const nano = fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String)
    const messages = fc.array(fc.record({ value: nano, fwdFee: nano }), { maxLength: 5 })
    fc.assert(
      fc.property(fc.option(nano), messages, nano, fc.boolean(), (came, outgoing, totalFees, worked) => {
        const one = transaction({
          inMessage: came === null ? null : message({ value: came }),
          outMessages: outgoing.map(sent),
          totalFees,
          ...(worked ? {} : { compute: failed, aborted: true }),
        })
        const change =
          BigInt(came ?? 0) -
          BigInt(totalFees) -
          outgoing.reduce((sum, { value, fwdFee }) => sum + BigInt(value) + BigInt(fwdFee), 0n)
        const total = rowsOf(one, '', { jettons: {} }).reduce((sum, { movement, fee }) => {
          const units = movement ? BigInt(movement.units) : 0n
          return sum + (movement?.way === 'out' ? -units : units) - BigInt(fee ?? 0)
        }, 0n)
        expect(total).toBe(change)
      }),
    )
  })
})

test('the counterparty is the account that the body names, else the other end of the message', () => {
  const parties = (parts: Partial<Transaction>) =>
    movementsOf(transaction(parts)).map(({ counterparty }) => counterparty)
  const named = (opcode: number, name: string) => ({
    ...operation(opcode, '50'),
    fields: [...operation(opcode, '50').fields, { name, kind: 'address' as const, value: CAROL }],
  })
  expect(parties({ inMessage: message({ body: named(NOTIFICATION, 'sender') }) })).toEqual([BOB, CAROL])
  expect(parties({ inMessage: message({ body: operation(NOTIFICATION, '50') }) })).toEqual([BOB, BOB])
  expect(parties({ inMessage: message({ body: named(INTERNAL, 'from') }) })).toEqual([BOB, CAROL])
  expect(parties({ inMessage: message({ body: named(TRANSFER, 'destination') }) })).toEqual([BOB, CAROL])
  expect(parties({ inMessage: message({ body: operation(BURN, '50') }) })).toEqual([BOB, BOB])
  expect(parties({ inMessage: back(named(TRANSFER, 'destination')) })).toEqual([BOB, BOB])
  expect(parties({ outMessages: [sent({ body: named(TRANSFER, 'destination') })] })).toEqual([BOB, CAROL])
  expect(parties({ inMessage: message({ body: named(ASSIGNED, 'prev owner') }) })).toEqual([BOB, CAROL])
  expect(parties({ outMessages: [sent({ body: named(NFT, 'new owner') })] })).toEqual([BOB, CAROL])
})

test('returned tokens belong to the wallet that refused, or to the one whose message bounced', () => {
  const assets = (opcode: number) =>
    movementsOf(transaction({ inMessage: back(operation(opcode, '50')) })).map(({ asset }) => asset)
  expect(assets(TRANSFER)[1]).toEqual({ kind: 'jetton', wallet: BOB })
  expect(assets(INTERNAL)[1]).toEqual({ kind: 'jetton', wallet: ALICE })
  expect(assets(NFT)[1]).toEqual({ kind: 'nft', item: BOB })
})

test('external outgoing messages move nothing', () => {
  const log = sent({ kind: 'external-out', value: '5', body: operation(TRANSFER, '50') })
  expect(movementsOf(transaction({ outMessages: [log] }))).toEqual([])
})
