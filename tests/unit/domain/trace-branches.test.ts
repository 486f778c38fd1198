import { expect, test } from 'vitest'
import { Branches, broughtBy, operationOf } from '../../../src/domain/trace/branch.ts'
import { isRefused } from '../../../src/domain/trace/exchange.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import type { Field, Message } from '../../../src/domain/transaction/transaction.ts'
import { external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, operation, threw } from '../../support/transaction.ts'

const expected = (one: Step): Step => ({ ...one, expected: true })
const unread = (one: Step): Step => ({ ...one, transaction: null })
const message = sent(ALICE, BOB)
const root = step(null, ALICE, external(ALICE), [message])
const branchesOf = (...steps: Step[]) => new Branches(trace([root, ...steps]))

test('the receiver of a message is the step whose bytes contain it, not an expected one', () => {
  const received = step(0, BOB, message)
  expect(branchesOf(received).receiverOf(0, message)).toEqual({ place: 1, transaction: received.transaction })
  expect(branchesOf(expected(received)).receiverOf(0, message)).toBe('open')
  expect(branchesOf(step(0, BOB, sent(ALICE, BOB))).receiverOf(0, message)).toBe('open')
})

test('an unreadable step may be the receiver of a message to its account', () => {
  const received = step(0, BOB, message)
  expect(branchesOf(unread(received)).receiverOf(0, message)).toBe('unread')
  expect(branchesOf(unread(step(0, CAROL, message))).receiverOf(0, message)).toBe('open')
  expect(branchesOf(expected(unread(received))).receiverOf(0, message)).toBe('open')
})

test('a branch contains confirmed and readable steps, in the order of the trace', () => {
  const [onward, other] = [sent(BOB, CAROL), sent(BOB, ALICE)]
  const received = step(0, BOB, message, [onward, other])
  const places = (...steps: Step[]) =>
    branchesOf(received, ...steps)
      .below(1)
      .map(({ place }) => place)
  expect(places(step(1, CAROL, onward), step(1, ALICE, other))).toEqual([1, 2, 3])
  expect(places(expected(step(1, CAROL, onward)), step(1, ALICE, other))).toEqual([1, 3])
  expect(places(unread(step(1, CAROL, onward)), step(2, ALICE, other))).toEqual([1, 3])
})

test('an account gains what others sent it, except unused gas, and jettons by their notices', () => {
  const [paid, gas, dedustGas] = [
    sent(BOB, ALICE, { value: '7' }),
    sent(BOB, ALICE, { value: '50', body: operation(0xd53276db) }),
    sent(BOB, ALICE, { value: '60', body: operation(0x37d3af9e) }),
  ]
  const [one, more] = ['4', '5'].map(units => sent(CAROL, ALICE, { value: '1', body: operation(0x7362d09c, units) }))
  const own = sent(ALICE, ALICE, { value: '1000' })
  const steps = [paid, gas, dedustGas, one!, more!, own].map(received => step(0, ALICE, received))
  const others = [step(0, BOB, sent(ALICE, BOB, { value: '900' })), step(0, ALICE, external(ALICE))]
  const read = branchesOf(...steps, ...others).below(0)
  expect(broughtBy(read, ALICE)).toEqual({ ton: 7n, jettons: new Map([[CAROL, 9n]]), firstFailed: null })
})

test('the first failed step is reported, not the one that received the return', () => {
  const back = sent(BOB, ALICE, { bounced: true })
  const [returned, failed, later] = [step(0, ALICE, back), step(0, BOB, message, [], threw()), step(0, CAROL, message)]
  expect(broughtBy(branchesOf(returned, failed, later).below(0), ALICE).firstFailed).toBe(2)
  const twice = [failed, step(0, CAROL, message, [], threw())]
  expect(broughtBy(branchesOf(...twice).below(0), ALICE).firstFailed).toBe(1)
})

test('steps without messages are no refusal by an exchange', () => {
  expect(isRefused(branchesOf(step(0, BOB, null)).below(1))).toBe(false)
  const payout = (code: number): Message => {
    const fields: Field[] = [{ name: 'exit code', kind: 'number', value: `${code}` }]
    return sent(BOB, CAROL, { body: { ...operation(0x657b54f5), fields } })
  }
  const isRefusedWith = (code: number) => isRefused(branchesOf(step(0, CAROL, payout(code))).below(1))
  expect([0x5ffe1295, 0xc64370e5, 0x45078540].map(isRefusedWith)).toEqual([true, false, false])
})

test('a comment is no operation', () => {
  expect(operationOf(sent(ALICE, BOB, { body: { kind: 'comment', text: 'rent' } }))).toBeNull()
})
