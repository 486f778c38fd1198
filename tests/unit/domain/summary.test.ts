import { describe, expect, test } from 'vitest'
import { summarize } from '../../../src/domain/summary/summary.ts'
import type { Body, Transaction } from '../../../src/domain/transaction/transaction.ts'
import { body, comment, external, failed, field, out, payload, said, write } from '../../support/summary.ts'
import { ALICE, BOB, CAROL, ELECTOR, message, operation, transaction } from '../../support/transaction.ts'

describe('extra currencies', () => {
  const extra = [{ id: 100, amount: '1000000000' }]
  test('extra currencies are in the sentence and the title, in place of 0 TON', () => {
    const told = 'Received 1,000,000,000 units of extra currency 100 from Bob'
    expect(said({ inMessage: message({ value: '0', extra }) })).toEqual([told, told])
    expect(summarize(transaction({ inMessage: message({ value: '0', extra }) })).moves).toEqual([])
  })

  test('extra currencies are described beside TON', () => {
    const sentence = 'Sent 3 nano and 1,000,000,000 units of extra currency 100 to Carol'
    expect(said({ inMessage: external, outMessages: [out(CAROL, { extra })] })).toEqual([sentence, sentence])
  })

  test('extra currencies are counted beyond three, and those of 0 units left out', () => {
    const many = [0, 1, 2, 3, 4, 5].map(id => ({ id, amount: `${id}` }))
    expect(said({ inMessage: message({ value: '0', extra: many }) })[1]).toBe(
      'Received 1 units of extra currency 1, 2 units of extra currency 2, 3 units of extra currency 3, 2 more currencies from Bob',
    )
  })
})

describe('plain amounts', () => {
  test.each<[string, string, Partial<Transaction>]>([
    ['Received from Bob', 'Received 1000000000 nano from Bob', { inMessage: message() }],
    [
      'Received from Bob',
      'Received 1000000000 nano from Bob, sent on 3 nano',
      { inMessage: message(), outMessages: [out(CAROL)] },
    ],
    [
      'Received from Bob',
      'Received 1000000000 nano from Bob, sent back 3 nano',
      { inMessage: message(), outMessages: [out(BOB)] },
    ],
    [
      'Received from Bob',
      'Received 2 nano from Bob, sent on 3 nano',
      { inMessage: message({ value: '2' }), outMessages: [out(BOB)] },
    ],
    [
      'Received from Bob',
      'Received 1000000000 nano from Bob, sent on 6 nano',
      { inMessage: message(), outMessages: [out(BOB), out(CAROL)] },
    ],
    ['Sent to Bob', 'Sent 3 nano to Bob', { inMessage: external, outMessages: [out(BOB)] }],
    ['Sent to itself', 'Sent 3 nano to itself', { inMessage: external, outMessages: [out(ALICE)] }],
    ['Paid 2 accounts', 'Paid 6 nano to 2 accounts', { inMessage: external, outMessages: [out(BOB), out(CAROL)] }],
    [
      'Sent to Bob, and 1 more message',
      'Sent 3 nano to Bob, and 1 more message',
      { inMessage: external, outMessages: [out(BOB), out(BOB)] },
    ],
    [
      'Request from outside of TON; nothing was sent',
      'Request from outside of TON; nothing was sent',
      { inMessage: external },
    ],
    ['System call at block start', 'System call at block start', { kind: 'tick' }],
    ['System call at block end', 'System call at block end', { kind: 'tock' }],
    ['Storage fees taken by the system', 'Storage fees taken by the system', { kind: 'storage' }],
    ['Account split by the system', 'Account split by the system', { kind: 'split' }],
    ['Account merged by the system', 'Account merged by the system', { kind: 'merge' }],
    ['Worked by itself; nothing was sent', 'Worked by itself; nothing was sent', {}],
    [
      'Came back: refused by Bob',
      'Came back 1000000000 nano: Bob refused the message',
      { inMessage: message({ bounced: true }) },
    ],
    [
      'Refused from Bob',
      'Refused 1000000000 nano from Bob and sent 1000000000 nano back',
      { inMessage: message(), ...failed, bounce: 'ok' },
    ],
    [
      'Failed on a message of Bob; its amount stayed',
      'Failed on a message from Bob; its 1000000000 nano stayed here',
      { inMessage: message(), ...failed },
    ],
    [
      'Failed on a request from outside of TON',
      'Failed on a request from outside of TON',
      { inMessage: external, ...failed },
    ],
  ])('the summary of an amount: %s: %s', (title, sentence, parts) => {
    expect(said(parts)).toEqual([title, sentence])
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
      'A contract says that NFT Bob arrived from Carol; not checked',
      'call',
      { inMessage: message({ body: body(0x05138d91, [field('prev owner', CAROL)]) }) },
    ],
    [
      'Handed over to Carol',
      'nft',
      {
        inMessage: message({ body: body(0x5fcc3d14, [field('new owner', CAROL)]) }),
        outMessages: [message({ source: ALICE, destination: CAROL, body: operation(0x05138d91) })],
      },
    ],
    [
      'Handed over to Carol; not checked',
      'call',
      { inMessage: message({ body: body(0x5fcc3d14, [field('new owner', CAROL)]) }) },
    ],
    ['Unused gas back from Bob', 'returned', { inMessage: message({ body: operation(0xd53276db) }) }],
    [
      'Staked in the elections',
      'stake',
      { inMessage: external, outMessages: [out(ELECTOR, { body: operation(0x4e73744b) })] },
    ],
    ['An operation to Bob', 'sent', { inMessage: external, outMessages: [out(BOB, { body: operation(0x4e73744b) })] }],
    ['Stake back from somebody', 'stake', { inMessage: message({ source: ELECTOR, body: operation(0xf96f7324) }) }],
    ['An operation from Bob', 'call', { inMessage: message({ body: operation(0xf96f7324) }) }],
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
    ['Unfrozen by Bob', 'call', { inMessage: message({ init: { code: null, data: null } }), before: 'frozen' }],
    [
      'Wrote to the outside world',
      'call',
      { inMessage: external, outMessages: [message({ kind: 'external-out', source: ALICE, destination: null })] },
    ],
  ])('the summary “%s” is marked as %s', (title, mark, parts) => {
    const summary = summarize(transaction(parts))
    expect(write(summary.title)).toBe(title)
    expect(summary.mark).toBe(mark)
  })

  test('a refused NFT transfer is named and moves nothing', () => {
    const summary = summarize(
      transaction({ inMessage: message({ body: named('NFT transfer', 0x5fcc3d14) }), ...failed, bounce: 'ok' }),
    )
    expect(write(summary.sentence)).toBe('Refused “NFT transfer” of Bob and sent 1000000000 nano back')
    expect(summary.moves).toEqual([])
  })

  test('a returned message names the refused operation', () => {
    const original = named('Jetton transfer', 0x0f8a7ea5)
    const bounced: Body = { kind: 'bounced', original, exitCode: null }
    expect(said({ inMessage: message({ bounced: true, body: bounced }) })[1]).toBe(
      'Came back 1000000000 nano: Bob refused “Jetton transfer”',
    )
  })
})

describe('comments of transactions', () => {
  const commentOf = (parts: Partial<Transaction>) => summarize(transaction(parts)).comment
  test('the comment of a transaction is read from the message, or from its jetton payload', () => {
    expect(commentOf({ inMessage: message({ body: comment }) })).toEqual({ kind: 'text', text: 'rent' })
    expect(commentOf({ inMessage: message({ body: { kind: 'encrypted-comment' } }) })).toEqual({ kind: 'encrypted' })
    const notice = body(0x7362d09c, [field('sender', CAROL), payload(comment)], '7')
    expect(commentOf({ inMessage: message({ body: notice }) })).toEqual({ kind: 'text', text: 'rent' })
    expect(commentOf({ inMessage: message({ body: { kind: 'comment', text: '' } }) })).toBeNull()
  })
})
