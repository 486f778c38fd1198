import { describe, expect, test } from 'vitest'
import type { Jetton } from '../../../src/domain/jetton/jetton.ts'
import { withOwnWallets } from '../../../src/domain/summary/known-facts.ts'
import { summarize } from '../../../src/domain/summary/summary.ts'
import { isOfKind } from '../../../src/domain/transaction/filter.ts'
import type { Summary } from '../../../src/domain/transaction/sentence.ts'
import type { Body, Field, Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { body, DAVE, EVE, external, failed, field, names, out, payload, said, write } from '../../support/summary.ts'
import { ALICE, BOB, CAROL, message, operation, threw, transaction } from '../../support/transaction.ts'

const gold: Jetton = { address: CAROL, symbol: 'GOLD', name: 'Gold', image: null, decimals: 2, trust: 'whitelist' }

/** The summary of a transaction whose account has Bob's contract as its jetton wallet. */
function ofOwn(parts: Partial<Transaction>): Summary {
  const [told] = withOwnWallets([transaction(parts)], { [BOB]: gold })
  return told?.summary ?? summarize(transaction(parts))
}

describe('jettons of a known jetton wallet, whose TON is for gas', () => {
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
      {
        inMessage: message({ value: '0', body: body(0x178d4519, [field('from', DAVE)], '7') }),
        outMessages: [out(CAROL, { value: '0', body: operation(0xd53276db) })],
      },
      [{ units: '7', wallet: ALICE, way: 'received' }],
    ],
    [
      'Left for Dave',
      '7 of Alice’s jetton',
      {
        inMessage: message({ value: '5', body: body(0x0f8a7ea5, [field('destination', DAVE)], '7') }),
        outMessages: [out(CAROL, { value: '4', body: operation(0x178d4519) })],
      },
      [
        { units: '7', wallet: ALICE, way: 'sent' },
        { units: '5', wallet: null, way: 'received' },
      ],
    ],
    [
      'Burned by Bob',
      '7 of Alice’s jetton',
      {
        inMessage: message({ value: '0', body: body(0x595f07bc, [], '7') }),
        outMessages: [out(CAROL, { value: '0', body: operation(0x7bdd97de) })],
      },
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
  ])('the summary of known jettons “%s” mentions %s', (title, amount, parts, moves) => {
    names[DAVE] = 'Dave'
    const summary = ofOwn(parts)
    expect(write(summary.title)).toBe(title)
    expect(write(summary.sentence)).toContain(amount)
    expect(summary.moves).toEqual(moves)
  })

  test('an order in a jetton payload is named, without its receiver as payee', () => {
    const swap: Body = { ...operation(0x25938561), name: 'STON.fi: swap' }
    const order = body(0x0f8a7ea5, [field('destination', CAROL), payload(swap)], '7')
    const { title, sentence } = ofOwn({ inMessage: external, outMessages: [out(BOB, { body: order })] })
    expect(write(title)).toBe('STON.fi: swap, paid to Carol')
    expect(write(sentence)).toBe('STON.fi: swap: 7 of Bob’s jetton paid to Carol')
  })

  test('a payment in one jetton to many receivers is summed, and so is its gas', () => {
    const pay = (to: RawAddress) => out(BOB, { body: body(0x0f8a7ea5, [field('destination', to)], '7') })
    const summary = ofOwn({ inMessage: external, outMessages: [pay(CAROL), pay(DAVE), pay(EVE)] })
    expect(write(summary.sentence)).toBe('Paid 21 of Bob’s jetton to 3 accounts')
    expect(summary.moves).toEqual([
      { units: '21', wallet: BOB, way: 'sent' },
      { units: '9', wallet: null, way: 'sent' },
    ])
    expect(summary.party).toBeNull()
  })

  test('a summary of refused or burned jettons is marked as having jettons', () => {
    const notice = message({ body: body(0x7362d09c, [], '7') })
    expect(summarize(transaction({ inMessage: notice, ...failed })).hasJettons).toBe(true)
    expect(summarize(transaction({ inMessage: message({ body: operation(0x7bdd97de) }) })).hasJettons).toBe(true)
    expect(summarize(transaction({ inMessage: message() })).hasJettons).toBe(false)
  })

  test('a truncated jetton body is summarized as an operation', () => {
    const cut = { ...operation(0x7362d09c), name: 'Jetton transfer notification', cut: true }
    expect(said({ inMessage: message({ body: cut }) })[0]).toBe('Jetton transfer notification from Bob')
  })
})

describe('jettons of an unknown jetton wallet', () => {
  const notice = (parts: Field[] = [field('sender', DAVE)]) =>
    message({ value: '1', body: body(0x7362d09c, parts, '7') })
  const order = (opcode: number, to: RawAddress = DAVE) => ({
    inMessage: external,
    outMessages: [out(BOB, { body: body(opcode, [field('destination', to)], '7') })],
  })

  test.each<[string, string, string, Partial<Transaction>]>([
    [
      'Said to come from Dave',
      'A contract says that 7 of Bob’s jetton arrived from Dave; not checked',
      'Not checked',
      { inMessage: notice() },
    ],
    ['Asked to send to Dave', 'Asked to send 7 of Bob’s jetton to Dave; not checked', 'Sent', order(0x0f8a7ea5)],
    ['Asked to burn', 'Asked to burn 7 of Bob’s jetton; not checked', 'Sent', order(0x595f07bc)],
  ])('the summary of unknown jettons “%s”', (title, sentence, end, parts) => {
    const summary = summarize(transaction(parts))
    expect([write(summary.title), write(summary.sentence), summary.end.name]).toEqual([title, sentence, end])
    expect(write(summary.name)).toBe(title)
    expect(summary.end.tone).toBe('none')
    expect(summary.mark).toBe(end === 'Sent' ? 'sent' : 'call')
  })

  test('jettons of unknown wallets are claims in each part of a payout', () => {
    const pay = (to: RawAddress) => out(BOB, { body: body(0x0f8a7ea5, [field('destination', to)], '7') })
    const [, sentence] = said({ inMessage: external, outMessages: [pay(CAROL), pay(DAVE)] })
    expect(sentence).toBe('Paid 14 of Bob’s jetton to 2 accounts; not checked')
  })

  test('jettons are summarized as received once their wallet is known', () => {
    const summary = ofOwn({ inMessage: notice() })
    expect(write(summary.name)).toBe('Received 7 of Bob’s jetton from Dave')
    expect(summary).toMatchObject({ mark: 'received', own: null, end: { name: 'Succeeded', tone: 'good' } })
  })

  test('the TON of a notification that failed is received only if it did not bounce', () => {
    const parts = { inMessage: notice(), ...threw() }
    const jettons = { units: '7', wallet: BOB, way: 'received' }
    expect(ofOwn(parts).moves).toEqual([jettons, { units: '1', wallet: null, way: 'received' }])
    expect(ofOwn({ ...parts, bounce: 'ok' }).moves).toEqual([jettons])
  })

  test('a summary stays a claim while one of two jetton wallets is unknown', () => {
    const outMessages = [BOB, EVE].map(to => out(to, { body: body(0x0f8a7ea5, [field('destination', DAVE)], '7') }))
    expect(write(ofOwn({ inMessage: external, outMessages }).title)).toBe('Asked to send to Dave, and 1 more message')
  })

  test('jettons of an unknown wallet count as neither received nor sent in a history', () => {
    const isReceived = isOfKind('received')
    const row = transaction({ inMessage: message({ value: '0', body: body(0x7362d09c, [], '7') }) })
    expect([row, ...withOwnWallets([row], { [BOB]: gold })].map(isReceived)).toEqual([false, true])
  })
})

describe('jettons sent to oneself', () => {
  test('jettons to oneself are neither sent nor received, and their TON is for gas', () => {
    const order = body(0x0f8a7ea5, [field('destination', ALICE)], '7')
    const sent = ofOwn({ inMessage: external, outMessages: [out(BOB, { body: order })] })
    expect(write(sent.sentence)).toBe('7 of Bob’s jetton to itself')
    expect(sent.moves).toEqual([{ units: '3', wallet: null, way: 'sent' }])
    const notice = { inMessage: message({ value: '0', body: body(0x7362d09c, [field('sender', ALICE)], '7') }) }
    expect(ofOwn(notice)).toMatchObject({ mark: 'call', moves: [], party: null })
    expect(write(ofOwn(notice).sentence)).toBe('7 of Bob’s jetton to itself')
    expect(said(notice)[1]).toBe('7 of Bob’s jetton to itself; not checked')
  })
})
