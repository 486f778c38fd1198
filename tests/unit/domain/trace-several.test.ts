import { expect, test } from 'vitest'
import { endingOf } from '../../../src/domain/trace/ending.ts'
import { figuresOf } from '../../../src/domain/trace/figures.ts'
import { foundRows } from '../../../src/domain/trace/found-steps.ts'
import { storyOf } from '../../../src/domain/trace/story.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import type { Message } from '../../../src/domain/transaction/transaction.ts'
import { body, DAVE, field, write } from '../../support/summary.ts'
import { external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, action, BOB, CAROL, threw } from '../../support/transaction.ts'

const NOW = 1_700_000_060
const root = (...messages: Message[]) => step(null, ALICE, external(ALICE), messages)
const ending = (steps: Step[]) => endingOf(trace(steps), steps[0]!.transaction!, NOW)

test('payments that several lists of a wallet left out are counted together', () => {
  const [list, next, first, second] = [sent(ALICE, ALICE), sent(ALICE, ALICE), sent(ALICE, BOB), sent(ALICE, CAROL)]
  const leavesOneOut = { action: action({ actions: 3, skippedActions: 1 }) }
  const steps = [
    root(list),
    step(0, ALICE, list, [next, first], leavesOneOut),
    step(1, ALICE, next, [second], leavesOneOut),
    step(1, BOB, first),
    step(2, CAROL, second),
  ]
  expect(ending(steps)).toEqual({ kind: 'partly', arrived: 2, back: 0, stayed: 0, of: 4 })
})

test('TON and jettons that came back are not added up', () => {
  const paid = sent(ALICE, BOB, { value: '1000' })
  const returned = sent(BOB, ALICE, { value: '990', bounced: true, bounce: false })
  const jettons = sent(ALICE, CAROL, { body: body(0x0f8a7ea5, [field('destination', DAVE)], '70') })
  const steps = [
    root(paid, jettons),
    step(0, BOB, paid, [returned], { ...threw(), bounce: 'ok' }),
    step(1, ALICE, returned),
    step(0, CAROL, jettons, [], threw(706)),
  ]
  expect(ending(steps)).toEqual({
    kind: 'came-back',
    sum: { units: '1000', wallet: null },
    back: { units: '990', wallet: null },
    step: 1,
  })
})

test('failed steps are in the order of their logical times, also of different lengths', () => {
  const [one, other] = [sent(ALICE, BOB), sent(ALICE, CAROL)]
  const steps = [root(one, other), step(0, BOB, one, [], { ...threw(), lt: '100' })]
  expect(figuresOf(trace([...steps, step(0, CAROL, other, [], { ...threw(), lt: '99' })])).failed).toEqual([2, 1])
})

test('a row of similar messages has their number and total alone', () => {
  const many = Array.from({ length: 9 }, () => sent(ALICE, BOB))
  const comment = sent(ALICE, CAROL, { body: { kind: 'comment', text: 'hi' } })
  const { transaction } = root(...many, comment)
  const rows = foundRows([transaction!], new Set())
  expect(rows.find(({ kind }) => kind === 'run')).toMatchObject({ count: 9, total: '900' })
})

test('a pool pays the largest of its messages, beside a little unused gas', () => {
  const asked = sent(ALICE, BOB, { value: '1000', body: { kind: 'comment', text: 'w' } })
  const [gas, stake] = ['100', '5000'].map(value => sent(BOB, ALICE, { value, bounce: false })) as [Message, Message]
  const pool = { ...step(0, BOB, asked, [gas, stake]), interfaces: ['validation_nominator_pool'] }
  const steps = [root(asked), pool, step(1, ALICE, gas), step(1, ALICE, stake)]
  const [transaction, ended] = [steps[0]!.transaction!, ending(steps)]
  const story = storyOf(trace(steps), transaction, ended!)
  expect(write(story!.sentence)).toBe('Got a stake of 5000 nano back from the pool Bob')
})
