import { describe, expect, test } from 'vitest'
import { endingOf } from '../../../src/domain/trace/ending.ts'
import { storyOf } from '../../../src/domain/trace/story.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import type { Body, Message } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { said, write } from '../../support/summary.ts'
import { external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, message, operation, threw, transaction } from '../../support/transaction.ts'

const POOL = ['validation_nominator_pool']
const ITEM = ['nft_item', 'nft_editable', 'dns_item']
const COLLECTION = ['nft_collection', 'dns']
const text = (value: string): Body => ({ kind: 'comment', text: value })

const root = (first: Message) => step(null, ALICE, external(ALICE), [first])
const at = (interfaces: string[], ...parts: Parameters<typeof step>): Step => ({ ...step(...parts), interfaces })
/** Sentence and mark of the first step, once its trace is known. */
function outcomeOf(...steps: Step[]) {
  const transaction = steps[0]!.transaction!
  const ending = endingOf(trace(steps), transaction, 1_700_000_060)
  const story = ending && storyOf(trace(steps), transaction, ending)
  return story ? [write(story.sentence), story.end.name, story.end.tone] : ending?.kind
}
const paid = (body: Body = { kind: 'empty' }, parts: Partial<Message> = {}) =>
  sent(ALICE, BOB, { value: '1000', body, ...parts })
const back = (from: RawAddress, value: string, body: Body = { kind: 'empty' }) =>
  sent(from, ALICE, { value, bounce: false, body })
const bounced = (first: Message, place: number, interfaces: string[], exitCode: number): Step[] => {
  const returned = sent(BOB, ALICE, { value: '990', bounced: true, bounce: false })
  return [at(interfaces, 0, BOB, first, [returned], { ...threw(exitCode), bounce: 'ok' }), step(place, ALICE, returned)]
}

describe('a payment to a nominator pool', () => {
  test('a deposit into a nominator pool is a stake', () => {
    const first = paid(text('d'))
    expect(outcomeOf(root(first), at(POOL, 0, BOB, first))).toEqual([
      'Paid 1000 nano to the pool Bob to stake',
      'Staked',
      'good',
    ])
    expect(outcomeOf(root(first), step(0, BOB, first))).toBe('arrived')
    const other = paid(text('e'))
    expect(outcomeOf(root(other), at(POOL, 0, BOB, other))).toBe('arrived')
  })

  test('a deposit refused by a nominator pool came back', () => {
    const first = paid(text('d'))
    expect(outcomeOf(root(first), ...bounced(first, 1, POOL, 67))).toEqual([
      'The pool Bob did not take the stake of 1000 nano; it came back',
      'Came back',
      'bad',
    ])
  })

  test('a withdrawal from a nominator pool is paid out, or only requested', () => {
    const first = paid(text('w'))
    const answers = (...messages: Message[]) =>
      outcomeOf(root(first), at(POOL, 0, BOB, first, messages), ...messages.map(one => step(1, ALICE, one)))
    const PAID = ['Got a stake of 5000 nano back from the pool Bob', 'Paid back', 'good']
    expect(answers(back(BOB, '5000'), back(BOB, '900'))).toEqual(PAID)
    expect(answers(back(BOB, '5000', text('Withdraw')))).toEqual(PAID)
    const noted = ['Asked the pool Bob for the stake, which is not paid yet', 'Noted', 'none']
    expect(answers(back(BOB, '900'))).toEqual(noted)
    expect(answers()).toEqual(noted)
  })

  test('a withdrawal refused by a nominator pool came back', () => {
    const first = paid(text('w'))
    expect(outcomeOf(root(first), ...bounced(first, 1, POOL, 69))).toEqual([
      'The pool Bob paid no stake: it refused the request',
      'Came back',
      'bad',
    ])
  })
})

describe('a payment to a domain', () => {
  const outbid = operation(0x557cea20)

  test('a bid for a domain is told apart from the previous bid returned to another account', () => {
    const first = paid()
    for (const body of [outbid, text('\0\0\0\0\0\0\0\0')]) {
      const returned = sent(BOB, CAROL, { body, bounce: false })
      const steps = [root(first), at(ITEM, 0, BOB, first, [returned]), step(1, CAROL, returned)]
      expect(outcomeOf(...steps)).toEqual(['Bid 1000 nano for Bob', 'Bid placed', 'none'])
    }
  })

  test('the first bid for a domain goes through the collection, with the name', () => {
    const first = paid(text('alice'))
    const onward = sent(BOB, CAROL, { value: '950' })
    expect(outcomeOf(root(first), at(COLLECTION, 0, BOB, first, [onward]), at(ITEM, 1, CAROL, onward))).toEqual([
      'Bid 1000 nano for alice',
      'Bid placed',
      'none',
    ])
  })

  test('a bid for a taken domain comes back', () => {
    const first = paid(text('alice'))
    const [onward, returned] = [sent(BOB, CAROL, { value: '950' }), back(CAROL, '940', text('\0'))]
    const steps = [
      root(first),
      at(COLLECTION, 0, BOB, first, [onward]),
      at(ITEM, 1, CAROL, onward, [returned]),
      step(2, ALICE, returned),
    ]
    expect(outcomeOf(...steps)).toEqual(['alice is taken: the bid of 1000 nano came back', 'Came back', 'bad'])
  })

  test('a bid for a domain that is too low or too late comes back', () => {
    const first = paid()
    expect(outcomeOf(root(first), ...bounced(first, 1, ITEM, 407))).toEqual([
      'The bid of 1000 nano for Bob was too low; it came back',
      'Came back',
      'bad',
    ])
    expect(outcomeOf(root(first), ...bounced(first, 1, ITEM, 406))).toEqual([
      'Bob took no bid and no renewal: 1000 nano came back',
      'Came back',
      'bad',
    ])
    const named = paid(text('al'))
    expect(outcomeOf(root(named), ...bounced(named, 1, COLLECTION, 200))).toEqual([
      'The bid of 1000 nano for al was refused; it came back',
      'Came back',
      'bad',
    ])
  })

  test('a payment of its owner renews a domain', () => {
    const first = paid()
    expect(outcomeOf(root(first), at(ITEM, 0, BOB, first))).toEqual([
      'Renewed the domain Bob for a year',
      'Renewed',
      'good',
    ])
    expect(outcomeOf(root(first), at(['nft_item'], 0, BOB, first))).toBe('arrived')
  })

  test('the winner’s first order to a domain ends its auction', () => {
    const first = paid({ ...operation(0x4eb1f0f9), name: 'DNS record change' })
    const price = sent(BOB, CAROL, { body: operation(0x370fec51), bounce: false })
    expect(outcomeOf(root(first), at(ITEM, 0, BOB, first, [price]), step(1, CAROL, price))).toEqual([
      'DNS record change to Bob, with 1000 nano; the auction that it won ended with this',
      'Arrived',
      'good',
    ])
  })

  test('a returned bid of an outbid bidder is neither income nor a failure', () => {
    const parts = { inMessage: message({ value: '700', bounce: false, body: outbid }) }
    expect(said(parts)).toEqual(['Outbid, says Bob', 'Got 700 nano; Bob says that it was outbid'])
    const { end } = transaction(parts).summary
    expect([end.name, end.tone]).toEqual(['Outbid', 'none'])
  })
})

describe('a payment to an NFT sale', () => {
  const SALE = ['nft_sale_getgems_v3']
  const NFT = `0:${'e'.repeat(64)}` as const
  const handedTo = (owner: RawAddress): Body => ({
    ...operation(0x5fcc3d14),
    fields: [{ name: 'new owner', kind: 'address', value: owner }],
  })
  const sold = (owner: RawAddress, interfaces = SALE, price = '900') => {
    const first = paid()
    const [seller, item] = [
      sent(BOB, CAROL, { value: price, bounce: false }),
      sent(BOB, NFT, { body: handedTo(owner) }),
    ]
    return outcomeOf(
      root(first),
      at(interfaces, 0, BOB, first, [seller, item]),
      step(1, CAROL, seller),
      at(['nft_item'], 1, NFT, item),
    )
  }

  test('a payment to an NFT sale is a purchase at the price paid out to others', () => {
    expect(sold(ALICE)).toEqual(['Bought NFT something for 900 nano', 'Bought', 'good'])
  })

  test.each([
    ['hands the item to somebody else', CAROL, SALE, '900'],
    ['is called no sale by an indexer', ALICE, ['wallet_v4r2'], '900'],
    ['pays out more than it got', ALICE, SALE, '1001'],
    ['pays out nothing', ALICE, SALE, '0'],
  ] as const)('a payment to a contract that %s is only a payment', (_, owner, interfaces, price) => {
    expect(sold(owner, [...interfaces], price)).toBe('arrived')
  })
})
