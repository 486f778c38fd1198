import { describe, expect, test } from 'vitest'
import { reasonOf } from '../../../src/domain/reason/reason.ts'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import { ordering } from '../../support/request.ts'
import { action, external, message, operation, ran, threw, transaction } from '../../support/transaction.ts'

const jettonTransfer = operation(0x0f8a7ea5)
const reason = (parts: Partial<Transaction>, interfaces?: string[]) => reasonOf(transaction(parts), interfaces)

test('a transaction without an error has no reason', () => {
  expect(reason({ inMessage: message() })).toBeNull()
})

test('a refused message has the explanation of its exit code as reason', () => {
  const inMessage = message({ body: jettonTransfer })
  expect(reason({ inMessage, ...threw(706), bounce: 'ok' })).toBe('Not enough jettons (exit code 706)')
})

describe('a request whose actions failed', () => {
  const failed = {
    inMessage: external,
    action: action({ success: false, resultCode: 37, noFunds: true }),
    aborted: true,
  }
  const ordered = (family: string, until: number | null = 1_700_000_000) => ({ ...ordering([12n]), family, until })

  test.each(['v2', 'v3', 'v4'])('a failed request of a wallet %s says until when it may be retried', family => {
    expect(reasonOf(transaction(failed, ordered(family)))).toMatch(
      /\. The same request may be tried again until 14 Nov 2023, \d\d:13:20/,
    )
  })

  test.each<[string, Parameters<typeof transaction>]>([
    ['of a wallet that counts before it acts', [failed, ordered('v5')]],
    ['without an end', [failed, ordered('v3', null)]],
    ['without a request', [failed]],
    ['that threw before it acted', [{ inMessage: external, ...threw(35) }, ordered('v3')]],
    ['of another contract', [{ ...failed, inMessage: message() }, ordered('v3')]],
  ])('a failed request %s is not said to be retryable', (_, parts) => {
    const one = transaction(...parts)
    expect(one.summary.retryUntil).toBeNull()
    expect(reasonOf(one)).not.toContain('tried again')
  })
})

test('the reason of a returned message is that its receiver refused it', () => {
  expect(reason({ inMessage: message({ bounced: true, bounce: false }) })).toBe(
    'The receiver refused the message and sent it back',
  )
})

test.each([
  ['no-state', 'There is no contract at this address'],
  ['bad-state', 'The code that came with the message does not belong to this address'],
  ['no-gas', 'Too little TON to pay for gas'],
  ['suspended', 'This address is suspended'],
] as const)('a bouncing message that ran no code (%s) has a reason', (skipped, words) => {
  expect(reason({ inMessage: message(), compute: { skipped }, aborted: true, bounce: 'ok' })).toBe(words)
})

test.each([
  ['no-state', { kind: 'comment', text: 'hi' }, 'There was no contract at this address then; the amount was kept'],
  ['no-gas', { kind: 'empty' }, 'Too little TON to run the contract; the amount was kept'],
  ['no-gas', operation(0x7362d09c), 'Too little TON to run the contract; the amount was kept'],
] as const)('a non-bouncing transfer that ran no code (%s, $1.kind) has a reason', (skipped, body, words) => {
  const inMessage = message({ bounce: false, body })
  expect(reason({ inMessage, compute: { skipped }, aborted: true })).toBe(words)
})

test.each<Partial<Transaction>>([
  { inMessage: message({ bounce: false }), compute: { skipped: 'no-state' }, after: 'frozen' },
  { kind: 'storage', inMessage: null, compute: null, after: 'frozen' },
])('a transaction that froze its account says so as reason', parts => {
  expect(reason(parts)).toBe('The account is frozen, as its storage fees were not paid')
})

test.each([
  [{ noFunds: true, resultCode: 37 }, 'Not enough TON (result code 37)'],
  [{ noFunds: true, resultCode: 0 }, 'Not enough TON (result code 37)'],
  [{ valid: false, resultCode: 0 }, 'Invalid or unsupported action (result code 34)'],
  [{ valid: false, resultCode: 34 }, 'Invalid or unsupported action (result code 34)'],
  [{ resultCode: 50 }, 'The account state grew too big (result code 50)'],
])('a failed action %j has the explanation of its result code as reason', (parts, words) => {
  expect(reason({ inMessage: message(), action: action({ success: false, ...parts }), aborted: true })).toBe(words)
})

test('an aborted transaction without another cause has the reason “Aborted”', () => {
  expect(reason({ aborted: true, compute: null })).toBe('Aborted')
})

test('the reason counts skipped actions', () => {
  expect(reason({ inMessage: external, action: action({ actions: 2, skippedActions: 1 }) })).toBe(
    '1 of 2 actions skipped, so not everything asked for was sent',
  )
})

test('interfaces of the account make the reason more specific', () => {
  expect(reason(threw(33))).toBe('Refused by the contract (exit code 33)')
  expect(reason(threw(33), ['wallet_v4r2'])).toBe('Wrong seqno (exit code 33)')
})

test('code that threw after accepting has the explanation of its exit code as reason', () => {
  const late = { inMessage: external, compute: { ...ran, exitCode: 39 } as Transaction['compute'] }
  expect(reason(late, ['wallet_v4r2'])).toContain('(exit code 39)')
  expect(reason({ ...late, compute: { ...ran, exitCode: 1 } as Transaction['compute'] })).toBeNull()
})

test('code that ended with 0 without accepting has the explanation of its exit code as reason', () => {
  expect(reason({ inMessage: external, ...threw(0) })).toContain('(exit code 0)')
})
