import { describe, expect, test } from 'vitest'
import { reasonOf } from '../../../src/domain/reason/reason.ts'
import { endingOf } from '../../../src/domain/trace/ending.ts'
import { outcomeOf } from '../../../src/domain/transaction/own-outcome.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import type { Change, Request } from '../../../src/ton/request/request.ts'
import { ordering } from '../../support/request.ts'
import { external, said } from '../../support/summary.ts'
import { sent, step, trace } from '../../support/trace.ts'
import {
  ALICE,
  action,
  BOB,
  CAROL,
  ELECTOR,
  message,
  operation,
  threw,
  transaction,
} from '../../support/transaction.ts'

const REJECTED = 0xafaf283e
const [VESTING_SENT, WHITELISTED] = [0xf7733acd, 0xf258a69b]
const answer = (opcode: number, to = BOB) => sent(ALICE, to, { body: operation(opcode) })
const asked = message({ value: '50' })

describe('an order of a multisig', () => {
  const multisig = (parts: Partial<Request> = {}): Request => ({ ...ordering([5n]), family: 'multisig-v2', ...parts })
  const signers: Change = { kind: 'signers', threshold: 1, signers: 2 }

  test('an order of a multisig is a proposal until enough signers approved it', () => {
    const toItsOrder = transaction({ outMessages: [{ ...asked, kind: 'internal' }] })
    for (const changes of [[], [signers]])
      expect(outcomeOf(toItsOrder, multisig({ direct: null, changes }))).toEqual({ kind: 'proposed' })
    expect(outcomeOf(transaction(), multisig({ changes: [signers], direct: 0 }))).toEqual({
      kind: 'changed',
      isSure: true,
    })
  })

  test.each([102, 111, 37])(
    'a multisig order that fails with code %d is dead: its TON stays and nothing is done',
    exitCode => {
      const parts = { inMessage: { ...asked, bounce: false }, ...threw(exitCode) }
      expect(outcomeOf(transaction(parts), multisig())).toEqual({ kind: 'failed' })
      expect(said(parts, multisig())).toEqual([
        'Order dead: 5 nano to Bob',
        'Order dead: 5 nano to Bob; its 50 nano stayed here',
      ])
      const changing = multisig({ orders: [], changes: [signers], direct: 0 })
      expect(said(parts, changing)[0]).toBe('Order dead: 1 of 2 signers now decides here')
    },
  )

  test('a failed order from an unrelated contract, or an unreadable one, is not called dead', () => {
    const parts = { inMessage: { ...asked, bounce: false }, ...threw(101) }
    expect(outcomeOf(transaction(parts), multisig())).toEqual({ kind: 'kept' })
    expect(said(parts, multisig())[0]).toBe('Failed on a message of Bob; its amount stayed')
    const late = { ...parts, ...threw(102) }
    expect(outcomeOf(transaction(late), multisig({ direct: null }))).toEqual({ kind: 'kept' })
    expect(outcomeOf(transaction(late), { ...multisig(), family: 'v5' })).toEqual({ kind: 'kept' })
    expect(said(late, multisig({ orders: [] }))[0]).toBe('Failed on a message of Bob; its amount stayed')
    const execute = message({ bounce: false, body: operation(0x75097f5d) })
    const noGas = { inMessage: execute, compute: { skipped: 'no-gas' } as const, aborted: true }
    expect(outcomeOf(transaction(noGas), multisig())).toEqual({ kind: 'kept' })
  })
})

describe('an answer that refuses a message', () => {
  const code = { name: 'exit code', kind: 'number', value: '107' } as const
  const rejection = { ...operation(REJECTED), fields: [code] }

  test('a refusing answer makes its transaction “refused” and the receiving one “returned”', () => {
    const refusing = transaction({ inMessage: asked, outMessages: [answer(REJECTED)] })
    expect(refusing.summary.outcome).toEqual({ kind: 'refused' })
    const got = transaction({ inMessage: message({ body: operation(REJECTED) }) })
    expect(got.summary.outcome).toEqual({ kind: 'returned' })
  })

  test('a returned stake counts as a refusal when the elector sends it, not when others do', () => {
    const got = (source: RawAddress) =>
      transaction({ inMessage: message({ source, body: operation(0xee6f454c) }) }).summary.outcome.kind
    expect([got(ELECTOR), got(BOB)]).toEqual(['returned', 'done'])
  })

  test('a refusing answer counts only when sent to the account that asked', () => {
    const other = transaction({ inMessage: asked, outMessages: [answer(REJECTED, CAROL)] })
    expect(other.summary.outcome).toEqual({ kind: 'done' })
    const own = transaction({ inMessage: external, outMessages: [answer(REJECTED)] })
    expect(own.summary.outcome).toEqual({ kind: 'sent' })
  })

  test('a refusing answer with a code states its reason', () => {
    const got = transaction({ inMessage: message({ body: rejection }) })
    expect(reasonOf(got)).toBe('Approved by this signer already (exit code 107)')
    const refusing = transaction({ inMessage: asked, outMessages: [sent(ALICE, BOB, { body: rejection })] })
    expect(reasonOf(refusing)).toBe('Approved by this signer already (exit code 107)')
    const stake = transaction({ inMessage: message({ source: ELECTOR, body: operation(0xee6f454c) }) })
    expect(reasonOf(stake)).toBe('The receiver refused the message and sent it back')
  })

  test('a refusing answer counts as TON coming back', () => {
    const ask = sent(ALICE, BOB, { value: '1000' })
    const back = sent(BOB, ALICE, { value: '990', body: rejection })
    const steps = [step(null, ALICE, external, [ask]), step(0, BOB, ask, [back]), step(1, ALICE, back)]
    const sum = { units: '1000', wallet: null }
    const came = { kind: 'came-back', sum, back: { units: '990', wallet: null }, step: 1 }
    const end = (all: typeof steps) => endingOf(trace(all), all[0]!.transaction!, 1_700_000_060)
    expect(end(steps)).toEqual(came)
    expect(end(steps.slice(0, 2))).toMatchObject({ kind: 'under-way' })
  })
})

describe('an order to a vesting wallet', () => {
  const vesting = (parts: Partial<Request> = {}): Request => ({
    ...ordering([5n]),
    family: 'vesting',
    sure: false,
    answers: true,
    ...parts,
  })
  const pay = sent(ALICE, CAROL, { value: '5' })

  test('an order to a vesting wallet counts as obeyed when the wallet answers, and the answer is no payment', () => {
    const paid = { inMessage: asked, outMessages: [pay, answer(VESTING_SENT)] }
    expect(outcomeOf(transaction(paid), vesting())).toEqual({ kind: 'sent' })
    expect(said(paid, vesting())).toEqual(['Sent to Carol', 'Sent 5 nano to Carol'])
    expect(outcomeOf(transaction({ ...paid, outMessages: [pay] }), vesting())).toEqual({ kind: 'ignored' })
    expect(outcomeOf(transaction({ ...paid, outMessages: [answer(VESTING_SENT)] }), vesting())).toEqual({
      kind: 'ignored',
    })
    const elsewhere = { ...paid, outMessages: [pay, answer(VESTING_SENT, CAROL)] }
    expect(outcomeOf(transaction(elsewhere), vesting())).toEqual({ kind: 'ignored' })
  })

  test('an order to a vesting wallet changes the whitelist only when the wallet answers', () => {
    const request = vesting({ orders: [], direct: null, changes: [{ kind: 'whitelisted', who: CAROL }] })
    const done = { inMessage: asked, outMessages: [answer(WHITELISTED)] }
    expect(outcomeOf(transaction(done), request)).toEqual({ kind: 'changed', isSure: true })
    expect(outcomeOf(transaction({ inMessage: asked }), request)).toEqual({ kind: 'ignored' })
    expect(said({ inMessage: asked }, request)[0]).toBe('Request ignored')
  })

  test('a payment skipped by a vesting wallet is reported without counting the reserve and the answer', () => {
    const parts = {
      inMessage: asked,
      outMessages: [answer(VESTING_SENT)],
      action: action({ actions: 3, specActions: 1, skippedActions: 1 }),
    }
    expect(outcomeOf(transaction(parts), vesting())).toEqual({ kind: 'skipped', skipped: 1, of: 2 })
    expect(said(parts, vesting())[0]).toBe('Not sent: 5 nano to Bob')
  })

  test('an order to a vesting wallet ends as its payment ends', () => {
    const back = sent(CAROL, ALICE, { value: '4', bounced: true, bounce: false })
    const outMessages = [pay, answer(VESTING_SENT)]
    const summary = transaction({ inMessage: asked, outMessages }, vesting()).summary
    const steps = [
      step(null, ALICE, asked, outMessages, { summary }),
      step(0, CAROL, pay, [back], { ...threw(), bounce: 'ok' }),
      step(0, BOB, outMessages[1]!),
      step(1, ALICE, back),
    ]
    expect(endingOf(trace(steps), steps[0]!.transaction!, 1_700_000_060)?.kind).toBe('came-back')
  })
})
