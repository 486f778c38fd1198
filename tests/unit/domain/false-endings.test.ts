import { expect, test } from 'vitest'
import type { Jetton } from '../../../src/domain/jetton/jetton.ts'
import { withKnownFacts } from '../../../src/domain/summary/known-facts.ts'
import { withReturns } from '../../../src/domain/summary/returns.ts'
import { endedBy } from '../../../src/domain/trace/ended-by.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import type { Body, Message } from '../../../src/domain/transaction/transaction.ts'
import { body, DAVE, EVE, field, payload, write } from '../../support/summary.ts'
import { external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, message, operation, threw, transaction } from '../../support/transaction.ts'

const jettons = Object.fromEntries([BOB, CAROL].map(wallet => [wallet, {} as Jetton]))
const root = (...messages: Message[]) => step(null, ALICE, external(ALICE), messages)
const at = (interfaces: string[], ...parts: Parameters<typeof step>): Step => ({ ...step(...parts), interfaces })
/** Sentence, outcome and colour of a transaction with its trace. */
function summaryOf(...steps: Step[]) {
  const [transaction] = withKnownFacts([steps[0]!.transaction!], jettons)
  const ended = endedBy(trace(steps), transaction!, 1_700_000_060, jettons)!
  return {
    said: ended.sentence && write(ended.sentence),
    name: ended.end.name,
    tone: ended.end.tone,
    ending: ended.ending,
  }
}

test('a payment to a sale whose item refused to be handed over is no purchase', () => {
  const first = sent(ALICE, BOB, { value: '1000' })
  const handover = { ...operation(0x5fcc3d14), fields: [field('new owner', ALICE)] }
  const [seller, item] = [
    sent(BOB, CAROL, { value: '900', bounce: false }),
    sent(BOB, EVE, { value: '50', body: handover }),
  ]
  const back = sent(EVE, BOB, { value: '40', bounced: true, bounce: false })
  const { said, name } = summaryOf(
    root(first),
    at(['nft_sale_getgems_v3'], 0, BOB, first, [seller, item]),
    step(1, CAROL, seller),
    step(1, EVE, item, [back], { ...threw(401), bounce: 'ok' }),
    step(3, BOB, back),
  )
  expect([said, name]).toEqual([null, 'Arrived'])
})

test('a contract’s answer of 1 nano does not make a payment of 100 TON “came back”', () => {
  const paid = sent(ALICE, BOB, { value: '100000000000', createdLt: '10' })
  const rows = [
    transaction({ inMessage: message({ value: '1', createdLt: '20', bounce: false, body: operation(0xee6f454c) }) }),
    transaction({ inMessage: external(ALICE), outMessages: [paid] }),
  ]
  expect(write(withReturns(rows)[1]!.summary.title)).toBe('Sent to Bob')
})

const swap: Body = { ...operation(0x25938561), name: 'STON.fi: swap' }
const ordered = () =>
  [
    sent(ALICE, BOB, { body: body(0x0f8a7ea5, [field('destination', DAVE), payload(swap)], '70') }),
    sent(BOB, CAROL, { body: operation(0x178d4519, '70') }),
    sent(CAROL, DAVE, { bounce: false, body: body(0x7362d09c, [], '70') }),
  ] as const

test('jettons whose order the receiving contract failed on have not simply arrived', () => {
  const [first, second, third] = ordered()
  const { tone, ending } = summaryOf(
    root(first),
    step(0, BOB, first, [second]),
    step(1, CAROL, second, [third]),
    step(2, DAVE, third, [], threw()),
  )
  expect(ending).toMatchObject({ kind: 'arrived', inVain: true })
  expect(tone).toBe('warn')
})

test('jettons taken by any contract for 1 nano are not swapped on the exchange that the payload names', () => {
  const [first, second, third] = ordered()
  const dust = sent(DAVE, ALICE, { value: '1', bounce: false })
  const { said } = summaryOf(
    root(first),
    step(0, BOB, first, [second]),
    step(1, CAROL, second, [third]),
    step(2, DAVE, third, [dust]),
    step(3, ALICE, dust),
  )
  expect(said).toBe('Swapped 70 of Bob’s jetton for 1 nano')
})

test('a claim that paid fifty times what it cost did not come back', () => {
  const first = sent(ALICE, BOB, { value: '100', body: operation(0x1234) })
  const [paid, share] = [sent(BOB, ALICE, { value: '5000', bounce: false }), sent(BOB, CAROL, { value: '50' })]
  const back = sent(CAROL, BOB, { value: '49', bounced: true, bounce: false })
  const { ending } = summaryOf(
    root(first),
    step(0, BOB, first, [paid, share]),
    step(1, ALICE, paid),
    step(1, CAROL, share, [back], { compute: { skipped: 'no-state' }, bounce: 'ok', aborted: true }),
    step(3, BOB, back),
  )
  expect(ending).toMatchObject({ kind: 'arrived', failed: 3 })
})

test('a comment to any DNS collection is not a bid for a .ton domain', () => {
  const first = sent(ALICE, BOB, { value: '1000', body: { kind: 'comment', text: 'wallet' } })
  expect(summaryOf(root(first), at(['nft_collection', 'dns'], 0, BOB, first)).said).toBe('Bid 1000 nano for wallet')
})

test('jettons of two transfers that never left are counted together', () => {
  const [one, two] = ['70', '30'].map(units =>
    sent(ALICE, BOB, { body: body(0x0f8a7ea5, [field('destination', DAVE)], units) }),
  ) as [Message, Message]
  const { ending } = summaryOf(root(one, two), step(0, BOB, one, [], threw(706)), step(0, BOB, two, [], threw(706)))
  expect(ending).toMatchObject({ kind: 'came-back', sum: { units: '100' } })
})

test('jettons that the receiver’s wallet kept without a bounce did not come back', () => {
  const first = sent(ALICE, BOB, { body: body(0x0f8a7ea5, [field('destination', DAVE)], '70') })
  const second = sent(BOB, CAROL, { value: '1', body: operation(0x178d4519, '70') })
  const { ending } = summaryOf(
    root(first),
    step(0, BOB, first, [second]),
    step(1, CAROL, second, [], { compute: { skipped: 'no-gas' }, aborted: true }),
  )
  expect(ending.kind).toBe('unknown')
})

test('a stranger’s message is no returned stake, and says itself that a bid was outbid', () => {
  const said = (opcode: number) =>
    write(transaction({ inMessage: message({ value: '5', body: operation(opcode) }) }).summary.title)
  expect([said(0xf96f7324), said(0x557cea20)]).toEqual(['An operation from Bob', 'Outbid, says Bob'])
})
