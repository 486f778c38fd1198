import { describe, expect, test } from 'vitest'
import { summarize } from '../../../src/domain/summary/summary.ts'
import type { Sentence, Slot } from '../../../src/domain/transaction/sentence.ts'
import type { Body, Field, Message, Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { ALICE, BOB, CAROL, message, operation, ran, transaction } from '../../support/transaction.ts'

const names: Record<string, string> = { [ALICE]: 'Alice', [BOB]: 'Bob', [CAROL]: 'Carol' }
const [DAVE, EVE] = ['d', 'e'].map(digit => `0:${digit.repeat(64)}` as const) as [RawAddress, RawAddress]

function filled(slot: Slot | undefined): string {
  if (!slot) return '?'
  if ('sum' in slot)
    return slot.sum.wallet ? `${slot.sum.units} of ${names[slot.sum.wallet]}’s jetton` : `${slot.sum.units} nano`
  if ('address' in slot) return names[slot.address] ?? 'somebody'
  if ('item' in slot) return names[slot.item] ?? 'something'
  return 'text' in slot ? slot.text : write(slot.sentence)
}
const write = ({ text, slots }: Sentence): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => filled(slots[name]))

const said = (parts: Partial<Transaction>) => {
  const { title, sentence } = summarize(transaction(parts))
  return [write(title), write(sentence)]
}

const external = message({ kind: 'external-in', source: null, value: '0' })
const out = (destination: RawAddress, parts: Partial<Message> = {}) =>
  message({ source: ALICE, destination, value: '3', ...parts })
const failed = { compute: { ...ran, success: false, exitCode: 9 } as Transaction['compute'], aborted: true }
const comment: Body = { kind: 'comment', text: 'rent' }

describe('plain amounts', () => {
  test.each<[string, string, Partial<Transaction>]>([
    ['Received from Bob', 'Received 1000000000 nano from Bob', { inMessage: message() }],
    [
      'Received from Bob',
      'Received 1000000000 nano from Bob, sent on 3 nano',
      { inMessage: message(), outMessages: [out(CAROL)] },
    ],
    ['Sent to Bob', 'Sent 3 nano to Bob', { inMessage: external, outMessages: [out(BOB)] }],
    ['Sent to itself', 'Sent 3 nano to itself', { inMessage: external, outMessages: [out(ALICE)] }],
    ['Paid 2 accounts', 'Paid 6 nano to 2 accounts', { inMessage: external, outMessages: [out(BOB), out(CAROL)] }],
    [
      'Sent to Bob, and 1 more message',
      'Sent 3 nano to Bob, and 1 more message',
      { inMessage: external, outMessages: [out(BOB), out(BOB)] },
    ],
    ['Called from outside; nothing sent', 'Called from outside; nothing sent', { inMessage: external }],
    ['Called by the system at the start of a block', 'Called by the system at the start of a block', { kind: 'tick' }],
    ['Called by the system at the end of a block', 'Called by the system at the end of a block', { kind: 'tock' }],
    ['Storage fees taken by the system', 'Storage fees taken by the system', { kind: 'storage' }],
    ['Ran without a message; nothing sent', 'Ran without a message; nothing sent', {}],
    [
      'Came back: refused by Bob',
      'Got 1000000000 nano back: Bob refused the message',
      { inMessage: message({ bounced: true }) },
    ],
    [
      'Refused from Bob',
      'Refused 1000000000 nano from Bob and sent it back',
      { inMessage: message(), ...failed, bounce: 'ok' },
    ],
    [
      'Failed on a message of Bob',
      'Failed on a message with 1000000000 nano from Bob',
      { inMessage: message(), ...failed },
    ],
    ['Failed when called from outside', 'Failed when called from outside', { inMessage: external, ...failed }],
  ])('%s: %s', (title, sentence, parts) => {
    expect(said(parts)).toEqual([title, sentence])
  })
})

const field = (name: string, value: RawAddress): Field => ({ name, kind: 'address', value })
const body = (opcode: number, fields: Field[], units?: string): Body => ({
  ...operation(opcode, units),
  fields: [...operation(opcode, units).fields, ...fields],
})
const payload = (value: Body): Field => ({ name: 'payload', kind: 'body', value })

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
      'Passed on to Dave',
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

describe('NFTs, stakes, gas and other operations', () => {
  const named = (name: string, opcode = 0x11223344): Body => ({ ...operation(opcode), name })
  test.each<[string, string, Partial<Transaction>]>([
    [
      'Sent NFT Bob to Carol',
      'nft',
      { inMessage: external, outMessages: [out(BOB, { body: body(0x5fcc3d14, [field('new owner', CAROL)]) })] },
    ],
    [
      'Received NFT Bob from Carol',
      'nft',
      { inMessage: message({ body: body(0x05138d91, [field('prev owner', CAROL)]) }) },
    ],
    ['Handed over to Carol', 'nft', { inMessage: message({ body: body(0x5fcc3d14, [field('new owner', CAROL)]) }) }],
    ['Unused gas back from Bob', 'returned', { inMessage: message({ body: operation(0xd53276db) }) }],
    [
      'Staked in the elections',
      'stake',
      { inMessage: external, outMessages: [out(BOB, { body: operation(0x4e73744b) })] },
    ],
    ['Stake back from Bob', 'stake', { inMessage: message({ body: operation(0xf96f7324) }) }],
    ['Vesting: send message from Bob', 'call', { inMessage: message({ body: named('Vesting: send message') }) }],
    [
      'Vesting: send message to Bob',
      'sent',
      { inMessage: external, outMessages: [out(BOB, { body: named('Vesting: send message') })] },
    ],
    [
      'Operation 0x00000007 from Bob',
      'call',
      { inMessage: message({ body: { kind: 'unknown', opcode: 7, boc: null } }) },
    ],
    ['Deployed by Bob', 'call', { inMessage: message({ init: { code: null, data: null } }), before: 'uninit' }],
    [
      'Wrote to the outside world',
      'call',
      { inMessage: external, outMessages: [message({ kind: 'external-out', source: ALICE, destination: null })] },
    ],
  ])('%s is marked as %s', (title, mark, parts) => {
    const summary = summarize(transaction(parts))
    expect(write(summary.title)).toBe(title)
    expect(summary.mark).toBe(mark)
  })

  test('what was refused is named, and did not move', () => {
    const summary = summarize(
      transaction({ inMessage: message({ body: named('NFT transfer', 0x5fcc3d14) }), ...failed, bounce: 'ok' }),
    )
    expect(write(summary.sentence)).toBe('Refused “NFT transfer” of Bob and sent 1000000000 nano back')
    expect(summary.moves).toEqual([])
  })

  test('what came back names what was refused', () => {
    const original = named('Jetton transfer', 0x0f8a7ea5)
    const bounced: Body = { kind: 'bounced', original, exitCode: null }
    expect(said({ inMessage: message({ bounced: true, body: bounced }) })[1]).toBe(
      'Got 1000000000 nano back: Bob refused “Jetton transfer”',
    )
  })
})

describe('a comment', () => {
  const commentOf = (parts: Partial<Transaction>) => summarize(transaction(parts)).comment
  test('is that of the message, or of the payload that comes with jettons', () => {
    expect(commentOf({ inMessage: message({ body: comment }) })).toEqual({ kind: 'text', text: 'rent' })
    expect(commentOf({ inMessage: message({ body: { kind: 'encrypted-comment' } }) })).toEqual({ kind: 'encrypted' })
    const notice = body(0x7362d09c, [field('sender', CAROL), payload(comment)], '7')
    expect(commentOf({ inMessage: message({ body: notice }) })).toEqual({ kind: 'text', text: 'rent' })
    expect(commentOf({ inMessage: message({ body: { kind: 'comment', text: '' } }) })).toBeNull()
  })
})
