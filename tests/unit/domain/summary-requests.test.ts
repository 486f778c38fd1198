import { describe, expect, test } from 'vitest'
import { summarize } from '../../../src/domain/summary/summary.ts'
import { toneOf } from '../../../src/domain/transaction/outcome.ts'
import type { Body, ComputePhase, Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { Change, Request } from '../../../src/ton/request/request.ts'
import { order, ordering } from '../../support/request.ts'
import { body, comment, field, out, payload, write } from '../../support/summary.ts'
import {
  ALICE,
  action,
  BOB,
  CAROL,
  external,
  message,
  operation,
  ran,
  threw,
  transaction,
} from '../../support/transaction.ts'

const poor = { action: action({ success: false, resultCode: 37, noFunds: true }), aborted: true }
const asked = (orders: Request['orders']): Request => ({ ...ordering([]), orders, direct: orders.length })
const summary = (parts: Partial<Transaction>, request: Request | null) =>
  summarize(transaction({ inMessage: external, ...parts }), request)
const summaryOf = (parts: Partial<Transaction>, request: Request | null) => {
  const { title, sentence, outcome } = summary(parts, request)
  return [write(title), write(sentence), toneOf(outcome)]
}
const same = (text: string, tone: string) => [text, text, tone]
const jettons = order({ destination: BOB, body: body(0x0f8a7ea5, [field('destination', CAROL)], '7') })

describe('summaries of requests that were not sent', () => {
  const one = ordering([12n])
  test.each<[string, Partial<Transaction>, Request, string, string]>([
    ['not enough TON', poor, one, 'Not sent: 12 nano to Bob (not enough TON)', 'bad'],
    [
      'not enough TON, with the older code alone',
      { action: action({ success: false, resultCode: 0, noFunds: true }), aborted: true },
      one,
      'Not sent: 12 nano to Bob (not enough TON)',
      'bad',
    ],
    [
      'not enough of another currency',
      { action: action({ success: false, resultCode: 38 }), aborted: true },
      one,
      'Not sent: 12 nano to Bob (not enough TON)',
      'bad',
    ],
    [
      'an action that is not valid',
      { action: action({ success: false, resultCode: 34 }), aborted: true },
      one,
      'Not sent: 12 nano to Bob',
      'bad',
    ],
    ['a throw', threw(35), one, 'Not sent: 12 nano to Bob', 'bad'],
    ['a late throw', { compute: { ...ran, exitCode: 37 } as ComputePhase }, one, 'Not sent: 12 nano to Bob', 'bad'],
    ['left out by the wallet', { action: action({ skippedActions: 1 }) }, one, 'Not sent: 12 nano to Bob', 'warn'],
    ['ignored', {}, one, 'Request ignored: 12 nano to Bob', 'none'],
    ['to itself', poor, ordering([12n], [], [ALICE]), 'Not sent: 12 nano to itself (not enough TON)', 'bad'],
    ['a payout', poor, ordering([1n, 2n], [], [BOB, CAROL]), 'Not sent: 3 nano to 2 accounts (not enough TON)', 'bad'],
    [
      'two to one account',
      poor,
      ordering([1n, 2n]),
      'Not sent: 1 nano to Bob, and 1 more message (not enough TON)',
      'bad',
    ],
    ['jettons', poor, asked([jettons]), 'Not sent: 7 of Bob’s jetton to Carol (not enough TON)', 'bad'],
    [
      'jettons beside TON',
      poor,
      asked([jettons, order({ value: '3' })]),
      'Not sent: 7 of Bob’s jetton to Carol, and 1 more message (not enough TON)',
      'bad',
    ],
    [
      'an NFT',
      poor,
      asked([order({ body: body(0x5fcc3d14, [field('new owner', CAROL)]) })]),
      'Not sent: NFT Bob to Carol (not enough TON)',
      'bad',
    ],
    [
      'a call',
      poor,
      asked([order({ value: '5', body: { ...operation(0x1234), name: 'Deposit' } })]),
      'Not sent: Deposit to Bob, with 5 nano (not enough TON)',
      'bad',
    ],
    [
      'a log',
      poor,
      asked([order({ kind: 'external-out', destination: null })]),
      'Not sent: a note to the outside world (not enough TON)',
      'bad',
    ],
    [
      'an unreadable order',
      poor,
      { ...ordering([]), unread: 1 },
      'Not sent: 1 unreadable order (not enough TON)',
      'bad',
    ],
    [
      'two unreadable orders',
      poor,
      { ...ordering([]), unread: 2 },
      'Not sent: 2 unreadable orders (not enough TON)',
      'bad',
    ],
    [
      'one order that can be read beside one that cannot',
      poor,
      { ...ordering([12n]), unread: 1 },
      'Not sent: 12 nano to Bob, and 1 more message (not enough TON)',
      'bad',
    ],
  ])('a request not sent for %s is described with its amount', (_, parts, request, text, tone) => {
    expect(summaryOf(parts, request)).toEqual(same(text, tone))
    const mark = ({ bad: 'failed', warn: 'warning', none: 'call' } as Record<string, string>)[tone]
    expect(summary(parts, request)).toMatchObject({ moves: [], mark })
  })

  test('a failed request without orders says that nothing was sent or changed', () => {
    const late = { compute: { ...ran, exitCode: 139 } as ComputePhase }
    expect(summaryOf(late, ordering([]))).toEqual(same('Failed: nothing was sent or changed', 'bad'))
    expect(summaryOf(threw(), null)).toEqual(same('Failed on a request from outside of TON', 'bad'))
    expect(summaryOf({}, { ...ordering([]), direct: 1 })).toEqual(same('Request ignored', 'none'))
  })

  test('a request whose order is unknown names no number of messages that were left out', () => {
    const parts = { action: action({ actions: 2, skippedActions: 2 }) }
    expect(summaryOf(parts, null)).toEqual(same('Nothing was sent: all of it was left out', 'warn'))
    expect(summary(parts, null).mark).toBe('warning')
    expect(summary({}, ordering([1n])).mark).toBe('call')
  })

  test('an unsent operation with an amount and a receiver is named as an operation, not as a transfer', () => {
    const other = {
      ...body(0x1234, [field('destination', CAROL), field('new owner', CAROL)], '7'),
      name: 'Bridge',
    } as Body
    expect(summaryOf(poor, asked([order({ value: '5', body: other })]))[0]).toBe(
      'Not sent: Bridge to Bob, with 5 nano (not enough TON)',
    )
    const cut = { ...operation(0x0f8a7ea5, '7'), name: 'Jetton transfer' }
    expect(summaryOf(poor, asked([order({ value: '5', body: cut })]))[0]).toBe(
      'Not sent: Jetton transfer to Bob, with 5 nano (not enough TON)',
    )
  })

  test('a partly skipped request counts the skipped messages', () => {
    const parts = { action: action({ actions: 3, skippedActions: 1 }), outMessages: [out(BOB), out(CAROL)] }
    expect(summaryOf(parts, ordering([3n, 3n, 9n]))).toEqual([
      'Paid 2 accounts; 1 of 3 left out',
      'Paid 6 nano to 2 accounts; 1 of 3 left out',
      'warn',
    ])
  })
})

describe('summaries of changes of access', () => {
  const changed = (changes: Change[], more = 0): Request => ({ ...ordering([], changes), more })
  test.each<[Change, string]>([
    [{ kind: 'extension-added', who: BOB }, 'Bob can now spend everything here'],
    [{ kind: 'extension-added', who: null }, 'nobody can now spend everything here'],
    [{ kind: 'extension-removed', who: BOB }, 'Bob can no longer spend here'],
    [{ kind: 'key-off' }, 'The key of this wallet is off: only extensions can spend'],
    [{ kind: 'key-on' }, 'The key of this wallet is on again'],
    [{ kind: 'plugin-added', who: BOB }, 'Bob may now take TON from here (plugin)'],
    [{ kind: 'plugin-removed', who: BOB }, 'Bob may no longer take TON from here (plugin)'],
    [{ kind: 'plugin-deployed' }, 'A new plugin may now take TON from here'],
    [{ kind: 'whitelisted', who: BOB }, 'Bob may now get locked TON from here'],
    [{ kind: 'owner', who: BOB }, 'Bob now owns this contract'],
    [{ kind: 'code' }, 'The code of this contract was replaced'],
    [{ kind: 'signers', threshold: 1, signers: 1 }, '1 of 1 signer now decides here'],
    [{ kind: 'signers', threshold: 2, signers: 3 }, '2 of 3 signers now decide here'],
  ])('the change %j is described as a warning', (change, text) => {
    expect(summaryOf({}, changed([change]))).toEqual(same(text, 'warn'))
    expect(summary({}, changed([change]))).toMatchObject({ mark: 'warning', changes: [change], moreChanges: 0 })
  })

  const add: Change = { kind: 'extension-added', who: BOB }
  test('further changes of access are counted', () => {
    expect(summaryOf({}, changed([add, { kind: 'key-off' }]))[0]).toBe(
      'Bob can now spend everything here, and 1 more change',
    )
    expect(summaryOf({}, changed([add], 9))[0]).toBe('Bob can now spend everything here, and 9 more changes')
    expect(summary({}, changed([add], 9)).moreChanges).toBe(9)
  })

  test('a change that a contract may have ignored is described as asked for', () => {
    expect(summaryOf({}, { ...changed([add]), sure: false })).toEqual(
      same('Asked for, and if it was done: Bob can now spend everything here', 'warn'),
    )
  })

  test('a change of access is described after the sent payment', () => {
    expect(summaryOf({ outMessages: [out(CAROL)] }, { ...ordering([3n], [add], [CAROL]) })).toEqual([
      'Sent to Carol; Bob can now spend everything here',
      'Sent 3 nano to Carol; Bob can now spend everything here',
      'warn',
    ])
  })

  test('a wallet deleted by its own request is said to be emptied and deleted', () => {
    const ended: Partial<Transaction> = { after: 'nonexist', outMessages: [out(CAROL)] }
    const request = ordering([3n], [], [CAROL])
    expect(summary(ended, request).changes).toEqual([{ kind: 'deleted' }])
    const multisig = { ...request, family: 'multisig-v2' }
    expect(summary({ ...ended, inMessage: message() }, multisig).changes).toEqual([])
    expect(summary({ outMessages: [out(CAROL)] }, request).changes).toEqual([])
  })

  test.each<[string, Partial<Transaction>]>([
    ['threw', threw()],
    ['threw late', { compute: { ...ran, exitCode: 139 } as ComputePhase }],
    ['could not pay', poor],
    ['was ignored', {}],
    ['was left on the receiver', { inMessage: message({ bounce: false }), ...threw() }],
  ])('no change is described when the request %s', (_, parts) => {
    const { changes, moreChanges } = summary(parts, { ...ordering([1n], [add]), more: 3 })
    expect({ changes, moreChanges }).toEqual({ changes: [], moreChanges: 0 })
  })
})

describe('summaries of messages to oneself', () => {
  const own = message({ source: ALICE, value: '3362', body: comment })
  test('a transfer to oneself is described with its comment and moves nothing', () => {
    expect(summaryOf({ inMessage: own }, null)).toEqual(same('3362 nano to itself', 'good'))
    expect(summary({ inMessage: own }, null)).toMatchObject({ moves: [], comment: { kind: 'text', text: 'rent' } })
  })

  test('a wallet paying many by a list sent to itself is described as paying them', () => {
    const parts = { inMessage: own, outMessages: [out(BOB), out(CAROL)] }
    expect(summaryOf(parts, { ...ordering([3n, 3n], [], [BOB, CAROL]), family: 'highload-v3' })).toEqual([
      'Paid 2 accounts',
      'Paid 6 nano to 2 accounts',
      'none',
    ])
  })

  test('a request to pay many by a list is described with their sum', () => {
    const batch = { ...ordering([3n, 4n], [], [BOB, CAROL]), family: 'highload-v3', direct: 1 }
    expect(summaryOf({ outMessages: [out(ALICE, { value: '100' })] }, batch)).toEqual(
      same('Paying 7 nano to 2 accounts', 'none'),
    )
    expect(summaryOf({ outMessages: [out(BOB)] }, { ...batch, direct: 1 })[0]).toBe('Sent to Bob')
  })
})

describe('first messages, proposals and relayed requests', () => {
  test('the first message of a wallet is described as its set-up', () => {
    expect(summaryOf({ before: 'uninit' }, ordering([]))).toEqual(same('Wallet set up', 'good'))
    expect(summaryOf({ before: 'nonexist' }, null)).toEqual(same('Contract set up', 'good'))
    expect(summaryOf({ before: 'uninit', outMessages: [out(BOB)] }, ordering([3n]))).toEqual([
      'Sent to Bob',
      'Sent 3 nano to Bob; the wallet was set up with it',
      'none',
    ])
    expect(summaryOf({ before: 'uninit', outMessages: [out(BOB)] }, null)[1]).toBe('Sent 3 nano to Bob')
    expect(summaryOf({ before: 'uninit', after: 'uninit' }, ordering([]))[0]).not.toBe('Wallet set up')
  })

  test('a wallet or contract that was frozen is described as unfrozen, not as set up', () => {
    expect(summaryOf({ before: 'frozen' }, ordering([]))).toEqual(same('Unfrozen', 'good'))
    expect(summaryOf({ before: 'frozen' }, null)).toEqual(same('Unfrozen', 'good'))
    expect(summaryOf({ before: 'frozen', outMessages: [out(BOB)] }, ordering([3n]))[1]).toBe(
      'Sent 3 nano to Bob; the wallet was unfrozen with it',
    )
  })

  test('an order of a multisig is described as a proposal', () => {
    const proposal = { ...ordering([12n]), family: 'multisig-v2', direct: null }
    const toItsOrder = { inMessage: message(), outMessages: [out(CAROL)] }
    expect(summaryOf(toItsOrder, proposal)).toEqual(same('Proposed: 12 nano to Bob', 'none'))
  })

  test('an order of a multisig that created no contract for it was ignored', () => {
    const proposal = { ...ordering([12n]), family: 'multisig-v2', direct: null }
    const ignored = 'Request ignored: 12 nano to Bob'
    const full = `${ignored}; 1000000000 nano came with it from Bob`
    expect(summaryOf({ inMessage: message() }, proposal)).toEqual([ignored, full, 'none'])
  })

  test('a relayed request is described by what it sent, or as ignored', () => {
    const relayed = { inMessage: message({ body: operation(0x73696e74) }) }
    expect(summaryOf({ ...relayed, outMessages: [out(CAROL)] }, ordering([3n]))[1]).toBe('Sent 3 nano to Carol')
    const ignored = 'Request ignored: 3 nano to Bob'
    const full = `${ignored}; 1000000000 nano came with it from Bob`
    expect(summaryOf(relayed, ordering([3n]))).toEqual([ignored, full, 'none'])
    const free = { inMessage: { ...relayed.inMessage, value: '0' } }
    expect(summaryOf(free, ordering([3n]))).toEqual([ignored, ignored, 'none'])
  })

  test('an unreadable signed request says only that nothing was sent', () => {
    const inMessage = { ...external, body: { kind: 'unknown', opcode: 1, boc: null } as const }
    expect(summaryOf({ inMessage }, null)).toEqual(same('Signed request; nothing was sent', 'none'))
  })
})

describe('messages that arrived but were not processed', () => {
  const notice = message({ bounce: false, body: body(0x7362d09c, [field('sender', CAROL), payload(comment)], '7') })
  test('jettons are described as arrived although the contract failed on their notice', () => {
    expect(summaryOf({ inMessage: notice, ...threw(65_535) }, null)).toEqual([
      'Said to come from Carol',
      'A contract says that 7 of Bob’s jetton arrived from Carol; not checked; the code here failed on the notice',
      'warn',
    ])
  })

  test('an amount sent to an address without a contract is described as received', () => {
    const lies = { inMessage: message({ bounce: false }), compute: { skipped: 'no-state' } as const, aborted: true }
    expect(summaryOf(lies, null)).toEqual([
      'Received from Bob',
      'Received 1000000000 nano from Bob; no contract was set up here then',
      'none',
    ])
  })

  test('an amount kept by a contract that failed on an operation is described as received', () => {
    const inMessage = message({ bounce: false, body: { ...operation(0x1234), name: 'Deposit' } })
    expect(summaryOf({ inMessage, ...threw() }, null)).toEqual([
      'Failed on a message of Bob; its amount stayed',
      'Failed on “Deposit” of Bob; its 1000000000 nano stayed here',
      'warn',
    ])
    expect(summary({ inMessage, ...threw() }, null).moves).toEqual([
      { units: '1000000000', wallet: null, way: 'received' },
    ])
  })
})
