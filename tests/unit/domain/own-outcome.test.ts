import { describe, expect, test } from 'vitest'
import { endOf, givesControl, hasFailed, type Outcome, toneOf } from '../../../src/domain/transaction/outcome.ts'
import { outcomeOf } from '../../../src/domain/transaction/own-outcome.ts'
import type { ComputePhase, Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { Request } from '../../../src/ton/request/request.ts'
import { ordering } from '../../support/request.ts'
import { out } from '../../support/summary.ts'
import { ALICE, action, BOB, external, message, operation, ran, threw, transaction } from '../../support/transaction.ts'

const outcome = (parts: Partial<Transaction>, request: Request | null = null) => outcomeOf(transaction(parts), request)
const late = (exitCode: number): Partial<Transaction> => ({ compute: { ...ran, exitCode } as ComputePhase })
const notice = (opcode = 0x7362d09c, bounce = false) => message({ bounce, body: operation(opcode) })
const skips = (skipped: 'no-state' | 'bad-state' | 'no-gas' | 'suspended'): Partial<Transaction> => ({
  compute: { skipped },
  aborted: true,
})
const plain = message({ bounce: false })
const jettonOrder = (bounce: boolean) => message({ bounce, body: operation(0x0f8a7ea5) })
const failedAction = { action: action({ success: false, resultCode: 37, noFunds: true }), aborted: true }

describe('the outcome of a message from another account', () => {
  test.each<[string, Partial<Transaction>, Outcome['kind']]>([
    ['that was worked on', { inMessage: message() }, 'done'],
    ['that was worked on and sent on', { inMessage: message(), outMessages: [out(BOB)] }, 'done'],
    ['that was refused', { inMessage: message(), ...threw(), bounce: 'ok' }, 'refused'],
    ['that was to bounce without the means', { inMessage: message(), ...threw(), bounce: 'no-funds' }, 'kept'],
    ['whose code threw, without bounce', { inMessage: plain, ...threw() }, 'kept'],
    [
      'without an amount, whose code threw',
      { inMessage: message({ bounce: false, value: '0' }), ...threw() },
      'failed',
    ],
    ['whose actions failed', { inMessage: message(), ...failedAction }, 'kept'],
    ['whose actions failed with a bounce', { inMessage: message(), ...failedAction, bounce: 'ok' }, 'refused'],
    ['to no contract, without bounce', { inMessage: plain, ...skips('no-state') }, 'lies'],
    ['to no contract, with bounce', { inMessage: message(), ...skips('no-state'), bounce: 'ok' }, 'refused'],
    [
      'to no contract, with bounce but no means',
      { inMessage: message(), ...skips('no-state'), bounce: 'no-funds' },
      'kept',
    ],
    ['without gas, without bounce', { inMessage: plain, ...skips('no-gas') }, 'kept-plain'],
    ['of an order without gas', { inMessage: jettonOrder(false), ...skips('no-gas') }, 'kept'],
    ['of an order to no contract', { inMessage: jettonOrder(false), ...skips('no-state') }, 'lies'],
    ['of an order to wrong code', { inMessage: jettonOrder(false), ...skips('bad-state') }, 'lies'],
    ['to a suspended address', { inMessage: plain, ...skips('suspended') }, 'lies'],
    ['to a frozen account', { inMessage: plain, ...skips('no-state'), after: 'frozen' }, 'frozen'],
    ['that had been sent by it', { inMessage: message({ bounced: true }) }, 'returned'],
    [
      'that had been sent by it, to no contract',
      { inMessage: message({ bounced: true, bounce: false }), ...skips('no-state') },
      'returned',
    ],
    ['that it cannot read any more', { inMessage: message({ bounced: true }), ...threw() }, 'returned'],
    [
      'with an order that left some out',
      { inMessage: message(), action: action({ actions: 3, skippedActions: 2 }) },
      'skipped',
    ],
  ])('the outcome of a message from another account %s', (_, parts, kind) => {
    expect(outcome(parts).kind).toBe(kind)
  })
})

describe('the outcome of a notice of tokens', () => {
  test.each<[string, Partial<Transaction>, Outcome['kind']]>([
    ['jettons, read', { inMessage: notice() }, 'done'],
    ['jettons, whose code threw', { inMessage: notice(), ...threw(65_535) }, 'in-vain'],
    ['jettons, sent back', { inMessage: notice(0x7362d09c, true), ...threw(65_535), bounce: 'ok' }, 'in-vain'],
    ['jettons, whose actions failed', { inMessage: notice(), ...failedAction }, 'in-vain'],
    ['an NFT, whose code threw', { inMessage: notice(0x05138d91), ...threw(65_535) }, 'in-vain'],
    ['jettons, to no contract', { inMessage: notice(), ...skips('no-state') }, 'lies'],
    ['unused gas, whose code threw', { inMessage: notice(0xd53276db), ...threw(65_535) }, 'kept'],
  ])('the outcome of a notice of %s', (_, parts, kind) => {
    expect(outcome(parts).kind).toBe(kind)
  })
})

describe('the outcome of a request', () => {
  const one = ordering([12n])
  const three = ordering([1n, 2n, 3n])
  const change = ordering([], [{ kind: 'extension-added', who: BOB }])
  test.each<[string, Partial<Transaction>, Request | null, Outcome]>([
    ['that was sent', { outMessages: [out(BOB)] }, one, { kind: 'sent' }],
    ['that cannot be read, and was sent', { outMessages: [out(BOB)] }, null, { kind: 'sent' }],
    ['that sent nothing', {}, null, { kind: 'nothing' }],
    ['that wrote a log alone', { outMessages: [message({ kind: 'external-out' })] }, null, { kind: 'nothing' }],
    ['without orders', {}, ordering([]), { kind: 'nothing' }],
    ['that set the wallet up', { before: 'uninit' }, ordering([]), { kind: 'done' }],
    [
      'whose message was left out',
      { action: action({ skippedActions: 1 }) },
      one,
      { kind: 'skipped', skipped: 1, of: 1 },
    ],
    [
      'of which one message was left out',
      { action: action({ actions: 3, skippedActions: 1 }), outMessages: [out(BOB), out(BOB)] },
      three,
      { kind: 'skipped', skipped: 1, of: 3 },
    ],
    ['that sent less than was ordered', { outMessages: [out(BOB)] }, three, { kind: 'ignored' }],
    ['that sent nothing of what was ordered', {}, one, { kind: 'ignored' }],
    ['of others, whose number is not known', {}, { ...one, direct: null }, { kind: 'nothing' }],
    ['whose code threw', threw(), one, { kind: 'failed' }],
    ['whose code threw after it had accepted', late(39), one, { kind: 'failed' }],
    ['whose code threw with a negative code', late(-14), one, { kind: 'failed' }],
    ['that ended with exit code 1', { ...late(1), outMessages: [out(BOB)] }, one, { kind: 'sent' }],
    ['that ended with exit code 2', { ...late(2), outMessages: [out(BOB)] }, one, { kind: 'failed' }],
    ['without enough TON', failedAction, one, { kind: 'failed' }],
    ['without gas', skips('no-gas'), one, { kind: 'failed' }],
    ['that changes who may spend', {}, change, { kind: 'changed', isSure: true }],
    ['that may have changed who may spend', {}, { ...change, sure: false }, { kind: 'changed', isSure: false }],
    ['to change who may spend, that failed', late(139), change, { kind: 'failed' }],
    ['to change who may spend, whose action failed', failedAction, change, { kind: 'failed' }],
  ])('the outcome of a request %s', (_, parts, request, expected) => {
    expect(outcome({ inMessage: external, ...parts }, request)).toEqual(expected)
  })

  test('a request relayed by another account is “sent” when it sends', () => {
    const relayed = { inMessage: message(), outMessages: [out(BOB)] }
    expect(outcome(relayed, one)).toEqual({ kind: 'sent' })
    expect(outcome(relayed, ordering([]))).toEqual({ kind: 'done' })
    expect(outcome({ inMessage: message() }, one)).toEqual({ kind: 'ignored' })
  })

  test('a request of an account to itself is “sent” when it sends', () => {
    const own = message({ source: ALICE })
    expect(outcome({ inMessage: own, outMessages: [out(BOB)] })).toEqual({ kind: 'sent' })
    expect(outcome({ inMessage: own })).toEqual({ kind: 'done' })
  })
})

describe('the outcome of system transactions', () => {
  test.each<[Partial<Transaction>, Outcome['kind']]>([
    [{ kind: 'tick' }, 'system'],
    [{ kind: 'tock', outMessages: [out(BOB)] }, 'system'],
    [{ kind: 'tick', ...threw() }, 'failed'],
    [{ kind: 'storage', compute: null }, 'system'],
    [{ kind: 'storage', compute: null, after: 'frozen' }, 'frozen'],
    [{ aborted: true, compute: null }, 'failed'],
    [{ compute: null }, 'nothing'],
  ])('the outcome of the transaction %j', (parts, kind) => {
    expect(outcome(parts).kind).toBe(kind)
  })
})

test('each kind of outcome has its colour, and is a failure and has a reason as listed', () => {
  const kinds: [Outcome['kind'], string, boolean, boolean][] = [
    ['done', 'good', false, false],
    ['sent', 'none', false, false],
    ['nothing', 'none', false, false],
    ['system', 'none', false, false],
    ['lies', 'none', false, true],
    ['kept-plain', 'good', false, true],
    ['ignored', 'none', false, true],
    ['skipped', 'warn', false, true],
    ['changed', 'warn', false, false],
    ['in-vain', 'warn', true, true],
    ['kept', 'warn', true, true],
    ['refused', 'bad', true, true],
    ['returned', 'bad', true, true],
    ['failed', 'bad', true, true],
    ['frozen', 'bad', true, true],
  ]
  for (const [kind, tone, failed, reason] of kinds)
    expect([kind, toneOf({ kind }), hasFailed({ kind }), endOf({ kind }).hasReason]).toEqual([
      kind,
      tone,
      failed,
      reason,
    ])
})

test('a change that takes rights away gives no control', () => {
  expect(givesControl({ kind: 'extension-removed', who: BOB })).toBe(false)
  expect(givesControl({ kind: 'plugin-removed', who: BOB })).toBe(false)
  expect(givesControl({ kind: 'key-on' })).toBe(false)
  for (const kind of ['extension-added', 'plugin-added', 'whitelisted', 'owner'] as const)
    expect(givesControl({ kind, who: BOB })).toBe(true)
  for (const kind of ['plugin-deployed', 'key-off', 'code'] as const) expect(givesControl({ kind })).toBe(true)
  expect(givesControl({ kind: 'signers', threshold: 1, signers: 1 })).toBe(true)
})
