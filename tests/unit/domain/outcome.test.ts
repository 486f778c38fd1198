import { expect, test } from 'vitest'
import { outcomeOf } from '../../../src/domain/reason/outcome.ts'
import type { ActionPhase, ComputePhase } from '../../../src/domain/transaction/transaction.ts'
import { message, operation, ran, transaction } from '../../support/transaction.ts'

const failedWith = (exitCode: number): ComputePhase => ({ ...ran, success: false, exitCode }) as ComputePhase
const action = (parts: Partial<ActionPhase>): ActionPhase => ({
  success: true,
  valid: true,
  noFunds: false,
  resultCode: 0,
  resultArg: null,
  actions: 1,
  skippedActions: 0,
  fwdFees: '0',
  actionFees: '0',
  ...parts,
})
const jettonTransfer = operation(0x0f8a7ea5)

test('a transaction in which nothing went wrong succeeded', () => {
  expect(outcomeOf(transaction({ inMessage: message() }))).toEqual({ kind: 'succeeded', reason: null, bounced: false })
})

test('a tick without a message succeeded', () => {
  expect(outcomeOf(transaction({ kind: 'tick' })).kind).toBe('succeeded')
})

test('a contract that refuses a message and sends it back failed, with its own words', () => {
  const inMessage = message({ body: jettonTransfer })
  expect(outcomeOf(transaction({ inMessage, compute: failedWith(706), aborted: true, bounce: 'ok' }))).toEqual({
    kind: 'failed',
    reason: 'Not enough jettons (exit code 706)',
    bounced: true,
  })
})

test('what comes back after a refusal failed, though its own transaction ran well', () => {
  const inMessage = message({ bounced: true, bounce: false, body: { kind: 'bounced', original: null, exitCode: null } })
  expect(outcomeOf(transaction({ inMessage }))).toEqual({
    kind: 'failed',
    reason: 'The receiver refused the message and sent it back',
    bounced: true,
  })
})

test('what comes back to an address without a contract failed as well', () => {
  const inMessage = message({ bounced: true, bounce: false })
  expect(outcomeOf(transaction({ inMessage, compute: { skipped: 'no-state' }, aborted: true }))).toMatchObject({
    kind: 'failed',
    bounced: true,
  })
})

test.each([
  ['no-state', 'There is no contract at this address'],
  ['bad-state', 'The code that came with the message does not belong to this address'],
  ['no-gas', 'Too little TON to pay for gas'],
  ['suspended', 'This address is suspended'],
] as const)('a bouncing message that ran nothing (%s) failed', (skipped, reason) => {
  const tx = transaction({ inMessage: message(), compute: { skipped }, aborted: true, bounce: 'ok' })
  expect(outcomeOf(tx)).toEqual({ kind: 'failed', reason, bounced: true })
})

test.each([
  ['no-state', { kind: 'comment', text: 'hi' }, 'There is no contract at this address yet; the amount was kept'],
  ['no-gas', { kind: 'empty' }, 'Too little TON to run the contract; the amount was kept'],
  ['no-gas', operation(0x7362d09c), 'Too little TON to run the contract; the amount was kept'],
] as const)('a plain transfer without bounce (%s, $1.kind) succeeded, with a word on it', (skipped, body, reason) => {
  const inMessage = message({ bounce: false, body })
  expect(outcomeOf(transaction({ inMessage, compute: { skipped }, aborted: true }))).toEqual({
    kind: 'succeeded',
    reason,
    bounced: false,
  })
})

test.each([
  transaction({ inMessage: message({ bounce: false }), compute: { skipped: 'no-state' }, after: 'frozen' }),
  transaction({ kind: 'storage', inMessage: null, compute: null, after: 'frozen' }),
])('what happens to a frozen account has not succeeded', tx => {
  const reason = 'The account is frozen, as its storage fees were not paid'
  expect(outcomeOf(tx)).toEqual({ kind: 'failed', reason, bounced: false })
})

test('an operation that was not run failed, bounce or not', () => {
  const inMessage = message({ bounce: false, body: jettonTransfer })
  expect(outcomeOf(transaction({ inMessage, compute: { skipped: 'no-gas' }, aborted: true })).kind).toBe('failed')
})

test.each([
  [{ noFunds: true, resultCode: 37 }, 'Not enough TON (result code 37)'],
  [{ noFunds: true, resultCode: 0 }, 'Not enough TON (result code 37)'],
  [{ valid: false, resultCode: 34 }, 'Invalid or unsupported action (result code 34)'],
  [{ resultCode: 50 }, 'The account state grew too big (result code 50)'],
])('a failed action %j fails the transaction', (parts, reason) => {
  const tx = transaction({ inMessage: message(), action: action({ success: false, ...parts }), aborted: true })
  expect(outcomeOf(tx)).toEqual({ kind: 'failed', reason, bounced: false })
})

test('aborted for whatever reason failed', () => {
  expect(outcomeOf(transaction({ aborted: true, compute: null }))).toMatchObject({ kind: 'failed', reason: 'Aborted' })
})

test('a wallet that could not pay for a transfer says so, though it succeeded', () => {
  const tx = transaction({ action: action({ actions: 2, skippedActions: 1 }) })
  expect(outcomeOf(tx)).toEqual({
    kind: 'succeeded',
    reason: '1 of 2 actions skipped, so not everything asked for was sent',
    bounced: false,
  })
})

test('interfaces of the account make the reason exact', () => {
  const tx = transaction({ compute: failedWith(33), aborted: true })
  expect(outcomeOf(tx).reason).toBe('Refused by the contract (exit code 33)')
  expect(outcomeOf(tx, ['wallet_v4r2']).reason).toBe('Wrong seqno (exit code 33)')
})
