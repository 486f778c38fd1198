import { expect, test } from 'vitest'
import { endingOf } from '../../../src/domain/trace/ending.ts'
import { storyOf } from '../../../src/domain/trace/story.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import type { Body, Message } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { write } from '../../support/summary.ts'
import { external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, operation, threw } from '../../support/transaction.ts'

const DOT_TON: RawAddress = '0:b774d95eb20543f186c06b371ab88ad704f7e256130caf96189368a7d0cb6ccf'
const COLLECTION = ['nft_collection', 'dns']
const ITEM = ['nft_item', 'dns_item']
const text = (value: string): Body => ({ kind: 'comment', text: value })
const at = (interfaces: string[], ...parts: Parameters<typeof step>): Step => ({ ...step(...parts), interfaces })

function outcomeOf(...steps: Step[]) {
  const transaction = steps[0]!.transaction!
  const ending = endingOf(trace(steps), transaction, 1_700_000_060)
  const story = ending && storyOf(trace(steps), transaction, ending)
  return story ? write(story.sentence) : ending?.kind
}

/** The first bid of a name, whose item sends something on. */
function bid(name: string, onTo: RawAddress, value: string, collection: RawAddress = BOB, interfaces = COLLECTION) {
  const first = sent(ALICE, collection, { value: '1000', body: text(name) })
  const onward = sent(collection, CAROL, { value: '950' })
  const last = sent(CAROL, onTo, { value, bounce: false })
  return outcomeOf(
    step(null, ALICE, external(ALICE), [first]),
    at(interfaces, 0, collection, first, [onward]),
    step(1, CAROL, onward, [last]),
    step(2, onTo, last),
  )
}
const PLACED = 'Bid 1000 nano for alice'
const TAKEN = 'alice is taken: the bid of 1000 nano came back'

test('a bid counts as “name taken” only when most of it returns to the bidder', () => {
  expect(bid('alice', ALICE, '800')).toBe(TAKEN)
  expect(bid('alice', ALICE, '799')).toBe(PLACED)
  expect(bid('alice', BOB, '940')).toBe(PLACED)
})

test('a bid that returns beside a payment to another account was refused, not “taken”', () => {
  const first = sent(ALICE, BOB, { value: '1000', body: text('alice') })
  const [onward, returned] = [sent(BOB, CAROL, { value: '950' }), sent(BOB, ALICE, { value: '900', bounce: false })]
  const [other, gas] = [sent(CAROL, BOB, { value: '940' }), sent(CAROL, ALICE, { value: '7', bounce: false })]
  const steps = [
    step(null, ALICE, external(ALICE), [first]),
    at(COLLECTION, 0, BOB, first, [onward, returned]),
    step(1, CAROL, onward, [other, gas]),
    step(1, ALICE, returned),
    step(2, BOB, other, [], threw()),
    step(2, ALICE, gas),
  ]
  expect(outcomeOf(...steps)).toBe('The bid of 1000 nano for alice was refused; it came back')
})

test('a collection of domains is recognized by two interfaces together, and that of .ton by its address', () => {
  expect(bid('alice', ALICE, '940', DOT_TON, [])).toBe('alice.ton is taken: the bid of 1000 nano came back')
  expect(bid('alice', BOB, '940', DOT_TON, [])).toBe('Bid 1000 nano for alice.ton')
  expect(bid('alice', ALICE, '940', BOB, [])).toBe('arrived')
  expect(bid('alice', ALICE, '940', BOB, ['dns'])).toBe('arrived')
  expect(bid('alice', ALICE, '940', BOB, ['nft_collection'])).toBe('arrived')
})

test('a comment that is no valid name is no bid', () => {
  expect(bid('Alice!', BOB, '1')).toBe('arrived')
  expect(bid('a'.repeat(126), BOB, '1')).toMatch(/^Bid 1000 nano for a+$/)
  expect(bid('a'.repeat(127), BOB, '1')).toBe('arrived')
})

/** A payment to an item that answers with some messages. */
function paid(interfaces: string[], body: Body, ...answers: Message[]) {
  const first = sent(ALICE, BOB, { value: '1000', body })
  const steps = answers.map(answer => step(1, answer.destination ?? ALICE, answer))
  return outcomeOf(step(null, ALICE, external(ALICE), [first]), at(interfaces, 0, BOB, first, answers), ...steps)
}
const answer = (to: RawAddress, body: Body = { kind: 'empty' }) => sent(BOB, to, { value: '10', bounce: false, body })

test('a payment whose domain only answers its owner is neither a bid nor a renewal', () => {
  expect(paid(ITEM, { kind: 'empty' }, answer(ALICE))).toBe('arrived')
  expect(paid(ITEM, { kind: 'empty' }, answer(CAROL))).toBe('Bid 1000 nano for Bob')
  expect(paid([], { kind: 'empty' }, answer(CAROL, operation(0x557cea20)))).toBe('Bid 1000 nano for Bob')
  expect(paid([], { kind: 'empty' }, answer(CAROL))).toBe('arrived')
  expect(paid(['nft_item'], { kind: 'empty' }, answer(CAROL))).toBe('arrived')
  expect(paid(['dns_item'], { kind: 'empty' }, answer(CAROL))).toBe('arrived')
})

test('an order to a domain ends its auction only when the price is passed on', () => {
  const order = { ...operation(0x4eb1f0f9), name: 'DNS record change' }
  expect(paid(ITEM, order, answer(CAROL, operation(0x370fec51)))).toMatch(/; the auction that it won ended with this$/)
  expect(paid(ITEM, order, answer(CAROL))).toBe('arrived')
  expect(paid([], order, answer(CAROL, operation(0x370fec51)))).toBe('arrived')
})

test('a payment refused by a domain with exit code 406 reads as no bid, with another code as an ordinary bounce', () => {
  const first = sent(ALICE, BOB, { value: '1000' })
  const returned = sent(BOB, ALICE, { value: '990', bounced: true, bounce: false })
  const refusedWith = (code: number) =>
    outcomeOf(
      step(null, ALICE, external(ALICE), [first]),
      at(ITEM, 0, BOB, first, [returned], { ...threw(code), bounce: 'ok' }),
      step(1, ALICE, returned),
    )
  expect(refusedWith(406)).toBe('Bob took no bid and no renewal: 1000 nano came back')
  expect(refusedWith(9)).toBe('came-back')
})
