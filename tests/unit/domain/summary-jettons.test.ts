import { describe, expect, test } from 'vitest'
import { summarize } from '../../../src/domain/summary/summary.ts'
import type { Body, Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { body, DAVE, EVE, external, failed, field, names, out, payload, said, write } from '../../support/summary.ts'
import { ALICE, BOB, CAROL, message, operation, transaction } from '../../support/transaction.ts'

describe('jettons, whose TON is for gas', () => {
  test.each<[string, string, Partial<Transaction>, object[]]>([
    [
      'Sent to Dave',
      '7 of Bob’s jetton',
      { inMessage: external, outMessages: [out(BOB, { body: body(0x0f8a7ea5, [field('destination', DAVE)], '7') })] },
      [
        { units: '7', wallet: BOB, way: 'sent' },
        { units: '3', wallet: null, way: 'sent' },
      ],
    ],
    [
      'Received from Dave',
      '7 of Bob’s jetton',
      { inMessage: message({ value: '1', body: body(0x7362d09c, [field('sender', DAVE)], '7') }) },
      [
        { units: '7', wallet: BOB, way: 'received' },
        { units: '1', wallet: null, way: 'received' },
      ],
    ],
    [
      'Arrived from Dave',
      '7 of Alice’s jetton',
      { inMessage: message({ value: '0', body: body(0x178d4519, [field('from', DAVE)], '7') }) },
      [{ units: '7', wallet: ALICE, way: 'received' }],
    ],
    [
      'Left for Dave',
      '7 of Alice’s jetton',
      {
        inMessage: message({ value: '5', body: body(0x0f8a7ea5, [field('destination', DAVE)], '7') }),
        outMessages: [out(CAROL, { value: '4' })],
      },
      [
        { units: '7', wallet: ALICE, way: 'sent' },
        { units: '5', wallet: null, way: 'received' },
      ],
    ],
    [
      'Burned by Bob',
      '7 of Alice’s jetton',
      { inMessage: message({ value: '0', body: body(0x595f07bc, [], '7') }) },
      [{ units: '7', wallet: ALICE, way: 'sent' }],
    ],
    [
      'Burned by Dave',
      '7 of Bob’s jetton',
      { inMessage: message({ value: '2', body: body(0x7bdd97de, [field('sender', DAVE)], '7') }) },
      [{ units: '2', wallet: null, way: 'received' }],
    ],
    [
      'Burned',
      '7 of Bob’s jetton',
      { inMessage: external, outMessages: [out(BOB, { body: body(0x595f07bc, [], '7') })] },
      [
        { units: '7', wallet: BOB, way: 'sent' },
        { units: '3', wallet: null, way: 'sent' },
      ],
    ],
  ])('%s: %s', (title, amount, parts, moves) => {
    names[DAVE] = 'Dave'
    const summary = summarize(transaction(parts))
    expect(write(summary.title)).toBe(title)
    expect(write(summary.sentence)).toContain(amount)
    expect(summary.moves).toEqual(moves)
  })

  test('an order in the payload is named, and its receiver is no payee', () => {
    const swap: Body = { ...operation(0x25938561), name: 'STON.fi: swap' }
    const order = body(0x0f8a7ea5, [field('destination', CAROL), payload(swap)], '7')
    const [title, sentence] = said({ inMessage: external, outMessages: [out(BOB, { body: order })] })
    expect(title).toBe('STON.fi: swap, paid to Carol')
    expect(sentence).toBe('STON.fi: swap: 7 of Bob’s jetton paid to Carol')
  })

  test('a payment to many in one jetton is added up, its gas too', () => {
    const pay = (to: RawAddress) => out(BOB, { body: body(0x0f8a7ea5, [field('destination', to)], '7') })
    const summary = summarize(transaction({ inMessage: external, outMessages: [pay(CAROL), pay(DAVE), pay(EVE)] }))
    expect(write(summary.sentence)).toBe('Paid 21 of Bob’s jetton to 3 accounts')
    expect(summary.moves).toEqual([
      { units: '21', wallet: BOB, way: 'sent' },
      { units: '9', wallet: null, way: 'sent' },
    ])
    expect(summary.party).toBeNull()
  })

  test('that were refused, or that others burned, are known to be there', () => {
    const notice = message({ body: body(0x7362d09c, [], '7') })
    expect(summarize(transaction({ inMessage: notice, ...failed })).hasJettons).toBe(true)
    expect(summarize(transaction({ inMessage: message({ body: operation(0x7bdd97de) }) })).hasJettons).toBe(true)
    expect(summarize(transaction({ inMessage: message() })).hasJettons).toBe(false)
  })

  test('a body that ends before its amount is named as an operation', () => {
    const cut = { ...operation(0x7362d09c), name: 'Jetton transfer notification', cut: true }
    expect(said({ inMessage: message({ body: cut }) })[0]).toBe('Jetton transfer notification from Bob')
  })
})
