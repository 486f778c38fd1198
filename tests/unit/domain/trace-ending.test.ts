import { describe, expect, test } from 'vitest'
import { endedBy } from '../../../src/domain/trace/ended-by.ts'
import { endingOf } from '../../../src/domain/trace/ending.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import type { TraceOutcome } from '../../../src/domain/transaction/outcome.ts'
import type { Message, Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { body, DAVE, EVE, field, payload } from '../../support/summary.ts'
import { external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, operation, threw } from '../../support/transaction.ts'

const NOW = 1_700_000_000 + 60
/** Outcome of the first step's messages. */
const ending = (steps: Step[], now = NOW, at = 0): TraceOutcome | null =>
  endingOf(trace(steps), steps[at]!.transaction!, now)
const root = (...messages: Message[]) => step(null, ALICE, external(ALICE), messages)
const coins = (units: string) => ({ units, wallet: null })
const plain = (to: RawAddress, parts: Partial<Message> = {}) => sent(ALICE, to, { value: '1000', ...parts })

/** A step that refused its message, and the step of Alice in which it came back. */
function refused(message: Message, place: number, back = '990'): Step[] {
  const returned = sent(message.destination!, ALICE, { value: back, bounced: true, bounce: false })
  return [
    step(0, message.destination!, message, [returned], { ...threw(), bounce: 'ok' }),
    step(place, ALICE, returned),
  ]
}
const skipped: Partial<Transaction> = { compute: { skipped: 'no-state' }, aborted: true }

describe('the ending of a TON payment', () => {
  test('a payment that was received has arrived', () => {
    const message = plain(BOB)
    expect(ending([root(message), step(0, BOB, message)])).toEqual({ kind: 'arrived', count: 1, inVain: false })
  })

  test('a bounced payment came back in part, with the failed step', () => {
    const message = plain(BOB)
    const steps = [root(message), ...refused(message, 1)]
    expect(ending(steps)).toEqual({ kind: 'came-back', sum: coins('1000'), back: coins('990'), step: 1 })
  })

  test('a payment is under way while it comes back', () => {
    const message = plain(BOB)
    expect(ending([root(message), refused(message, 1)[0]!])).toEqual({ kind: 'under-way', done: 2, of: 3 })
  })

  test('a payment stayed where the code failed without a bounce', () => {
    const message = plain(BOB, { bounce: false })
    expect(ending([root(message), step(0, BOB, message, [], threw())])).toEqual({
      kind: 'stayed',
      sum: coins('1000'),
      step: 1,
    })
    const none = plain(BOB, { bounce: false, value: '0' })
    expect(ending([root(none), step(0, BOB, none, [], threw())])?.kind).toBe('stayed')
    const frozen = plain(BOB, { bounce: false })
    expect(ending([root(frozen), step(0, BOB, frozen, [], { after: 'frozen' })])?.kind).toBe('stayed')
  })

  test('a payment to an address without a contract waits there', () => {
    const message = plain(BOB, { bounce: false })
    expect(ending([root(message), step(0, BOB, message, [], skipped)])).toEqual({ kind: 'waits', sum: coins('1000') })
  })

  test('a payment is under way until received, and unknown after ten minutes', () => {
    const message = plain(BOB)
    expect(ending([root(message)])).toEqual({ kind: 'under-way', done: 1, of: 2 })
    expect(ending([root(message)], 1_700_000_600)).toEqual({ kind: 'under-way', done: 1, of: 2 })
    expect(ending([root(message)], 1_700_000_601)).toEqual({ kind: 'unknown' })
  })

  test('a payment is under way while a step is only expected', () => {
    const message = plain(BOB)
    const expected = { ...step(0, BOB, message), expected: true }
    expect(ending([root(message), expected])).toEqual({ kind: 'under-way', done: 1, of: 2 })
    const onward = sent(BOB, CAROL)
    const steps = [root(message), step(0, BOB, message, [onward]), { ...step(1, CAROL, onward), expected: true }]
    expect(ending(steps)).toEqual({ kind: 'under-way', done: 2, of: 3 })
  })

  test('a payment’s ending is unknown when a step is unreadable or the trace is another', () => {
    const message = plain(BOB)
    const unread = { ...step(0, BOB, message), transaction: null }
    expect(ending([root(message), unread])).toEqual({ kind: 'unknown' })
    const whole = [root(message), step(0, BOB, message)]
    expect(endingOf({ ...trace(whole), unreadable: 1 }, whole[0]!.transaction!, NOW)).toEqual({ kind: 'unknown' })
    expect(endingOf(trace(whole), root(plain(BOB)).transaction!, NOW)).toEqual({ kind: 'unknown' })
    const unsure = [{ ...root(message), expected: true }, step(0, BOB, message)]
    expect(ending(unsure)).toEqual({ kind: 'unknown' })
  })

  test('a step with another message does not count as the receiver of a payment', () => {
    const message = plain(BOB)
    expect(ending([root(message), step(0, BOB, plain(BOB))])).toEqual({ kind: 'under-way', done: 2, of: 3 })
  })

  test('returned gas and later failures do not change that a payment arrived', () => {
    const message = plain(BOB)
    const gas = sent(BOB, ALICE, { value: '990', body: operation(0xd53276db) })
    const onward = sent(BOB, CAROL, { value: '5', bounce: false })
    const steps = [
      root(message),
      step(0, BOB, message, [gas, onward]),
      step(1, ALICE, gas),
      step(1, CAROL, onward, [], threw()),
    ]
    expect(ending(steps)?.kind).toBe('arrived')
  })

  test('an order to a contract that arrived names the first later step that failed', () => {
    const message = plain(BOB, { body: operation(0xfa55) })
    const [onward, notice] = [sent(BOB, CAROL, { value: '5' }), sent(BOB, DAVE, { value: '5' })]
    const back = sent(CAROL, BOB, { value: '4', bounced: true, bounce: false })
    const steps = [
      root(message),
      step(0, BOB, message, [notice, onward]),
      step(1, CAROL, onward, [back], { ...threw(), bounce: 'ok' }),
      step(2, BOB, back),
    ]
    expect(ending([...steps, step(1, DAVE, notice)])).toEqual({ kind: 'arrived', count: 1, inVain: false, failed: 2 })
    const whole = trace([...steps, step(1, DAVE, notice)])
    expect(endedBy(whole, whole.steps[0]!.transaction!, NOW)?.end).toMatchObject({
      tone: 'warn',
      name: 'Arrived, then failed',
    })
  })

  test('a payment was given back when a later step failed and at least 80 % came back', () => {
    const given = (back: string, fails = true) => {
      const message = plain(BOB)
      const [onward, returned] = [sent(BOB, CAROL, { bounce: false }), sent(BOB, ALICE, { value: back })]
      return ending([
        root(message),
        step(0, BOB, message, [onward, returned]),
        step(1, CAROL, onward, [], fails ? threw() : {}),
        step(1, ALICE, returned),
      ])
    }
    expect(given('800')).toEqual({ kind: 'came-back', sum: coins('1000'), back: coins('800'), step: 2 })
    expect(given('1001')).toMatchObject({ back: coins('1000') })
    expect(given('799')?.kind).toBe('arrived')
    expect(given('900', false)?.kind).toBe('arrived')
  })
})

describe('the ending of a payment to several receivers', () => {
  const [one, two, three] = [BOB, CAROL, DAVE].map(to => plain(to, { bounce: to === BOB })) as [
    Message,
    Message,
    Message,
  ]
  test('a payment to several receivers has arrived when all received it', () => {
    const steps = [root(one, two, three), step(0, BOB, one), step(0, CAROL, two), step(0, DAVE, three)]
    expect(ending(steps)).toEqual({ kind: 'arrived', count: 3, inVain: false })
  })

  test('a payment to several receivers arrived in part', () => {
    const steps = [root(one, two, three), ...refused(one, 1), step(0, CAROL, two, [], threw()), step(0, DAVE, three)]
    expect(ending(steps)).toEqual({ kind: 'partly', arrived: 1, back: 1, stayed: 1, of: 3 })
    const none = [step(0, CAROL, two, [], threw()), step(0, DAVE, three, [], threw())]
    expect(ending([root(one, two, three), ...refused(one, 1), ...none])).toMatchObject({
      arrived: 0,
      back: 1,
      stayed: 2,
    })
    const most = [root(one, two, three), step(0, BOB, one), step(0, CAROL, two), step(0, DAVE, three, [], skipped)]
    expect(ending(most)).toEqual({ kind: 'partly', arrived: 2, back: 0, stayed: 0, of: 3 })
  })

  test('a payment to several receivers came back, stayed or waits when all its parts did', () => {
    const [a, b] = [plain(BOB), plain(CAROL)]
    const back = [root(a, b), ...refused(a, 1, '900'), ...refused(b, 3, '800')]
    expect(ending(back)).toEqual({ kind: 'came-back', sum: coins('2000'), back: coins('1700'), step: 1 })
    const stayed = [root(two, three), step(0, CAROL, two, [], threw()), step(0, DAVE, three, [], threw())]
    expect(ending(stayed)).toEqual({ kind: 'stayed', sum: coins('2000'), step: 1 })
    const waits = [root(two, three), step(0, CAROL, two, [], skipped), step(0, DAVE, three, [], skipped)]
    expect(ending(waits)).toEqual({ kind: 'waits', sum: coins('2000') })
  })

  test('a payment by a list that a wallet sent itself ends like its payments', () => {
    const own = plain(ALICE)
    const [a, b] = [plain(BOB), plain(CAROL)]
    const steps = [root(own), step(0, ALICE, own, [a, b]), step(1, BOB, a), step(1, CAROL, b)]
    expect(ending(steps)).toEqual({ kind: 'arrived', count: 2, inVain: false })
    expect(ending([root(own), step(0, ALICE, own)])).toEqual({ kind: 'arrived', count: 1, inVain: false })
    expect(ending([root(own)])?.kind).toBe('under-way')
  })

  test('external outgoing messages do not count in a payment’s ending', () => {
    const log = sent(ALICE, BOB, { kind: 'external-out', destination: null })
    expect(ending([root(one, log), step(0, BOB, one)])).toEqual({ kind: 'arrived', count: 1, inVain: false })
  })
})

describe('the ending of a jetton transfer', () => {
  /** Alice's jetton wallet is Bob, the receiver's is Carol, the receiver is Dave. */
  const transfer = (...more: Parameters<typeof field>[]) =>
    sent(ALICE, BOB, { body: body(0x0f8a7ea5, [field('destination', DAVE), ...more.map(one => field(...one))], '70') })
  const order = () =>
    sent(ALICE, BOB, { body: body(0x0f8a7ea5, [field('destination', DAVE), payload(operation(0x25938561))], '70') })
  const onward = () => sent(BOB, CAROL, { body: operation(0x178d4519, '70') })
  const notice = (units = '70', to: RawAddress = DAVE, from: RawAddress = CAROL) =>
    sent(from, to, { bounce: false, body: body(0x7362d09c, [], units) })
  const sum = { units: '70', wallet: BOB }

  test('jettons have arrived when the receiver’s jetton wallet succeeded', () => {
    const [first, second, third] = [transfer(), onward(), notice()]
    const steps = [root(first), step(0, BOB, first, [second]), step(1, CAROL, second, [third]), step(2, DAVE, third)]
    expect(ending(steps)).toEqual({ kind: 'arrived', count: 1, inVain: false })
  })

  test('jettons have arrived although the receiver’s code failed on the notice', () => {
    const [first, second, third] = [transfer(), onward(), notice()]
    const steps = [
      root(first),
      step(0, BOB, first, [second]),
      step(1, CAROL, second, [third]),
      step(2, DAVE, third, [], threw()),
    ]
    expect(ending(steps)).toEqual({ kind: 'arrived', count: 1, inVain: true })
  })

  test('TON that bounced came back, though its message looks like a notification of jettons', () => {
    const first = sent(ALICE, BOB, { body: body(0x7362d09c, [], '70') })
    const returned = sent(BOB, ALICE, { bounced: true, value: '90' })
    const steps = [root(first), step(0, BOB, first, [returned], { ...threw(), bounce: 'ok' }), step(1, ALICE, returned)]
    expect(ending(steps)).toMatchObject({ kind: 'came-back', back: { units: '90', wallet: null }, step: 1 })
  })

  test('jettons did not leave when the sender’s jetton wallet refused', () => {
    const first = transfer()
    expect(ending([root(first), ...refused(first, 1)])).toEqual({ kind: 'came-back', sum, back: null, step: 1 })
  })

  test('jettons came back when the receiver’s jetton wallet refused', () => {
    const [first, second] = [transfer(), onward()]
    const returned = sent(CAROL, BOB, { bounced: true })
    const steps = [
      root(first),
      step(0, BOB, first, [second]),
      step(1, CAROL, second, [returned], { ...threw(), bounce: 'ok' }),
      step(2, BOB, returned),
    ]
    expect(ending(steps)).toEqual({ kind: 'came-back', sum, back: sum, step: 2 })
  })

  test('jettons are under way until the receiver’s wallet has them, and unknown without its message or step', () => {
    const [first, second] = [transfer(), onward()]
    expect(ending([root(first), step(0, BOB, first, [second])])?.kind).toBe('under-way')
    expect(ending([root(first), step(0, BOB, first, [sent(BOB, CAROL)])])).toEqual({ kind: 'unknown' })
    const unread = { ...step(1, CAROL, second), transaction: null }
    expect(ending([root(first), step(0, BOB, first, [second]), unread])).toEqual({ kind: 'unknown' })
  })

  test('an order for jettons is ignored by a contract that sends nothing, and waits where no contract is', () => {
    const first = { ...transfer(), bounce: false }
    expect(ending([root(first), step(0, BOB, first)])).toEqual({ kind: 'ignored' })
    const nothing = step(0, BOB, first, [], { compute: { skipped: 'no-state' }, aborted: true })
    expect(ending([root(first), nothing])).toEqual({ kind: 'waits', sum: { units: '100', wallet: null } })
  })

  test('jettons that pay an order are exchanged, given back, or both', () => {
    const traded = (...notices: Message[]) => {
      const [first, second, third] = [order(), onward(), notice()]
      return ending([
        root(first),
        step(0, BOB, first, [second]),
        step(1, CAROL, second, [third]),
        step(2, DAVE, third, notices),
        ...notices.map(message => step(3, ALICE, message)),
      ])
    }
    expect(traded(notice('9', ALICE, EVE))).toEqual({ kind: 'arrived', count: 1, inVain: false })
    expect(traded(notice('69', ALICE, BOB))).toEqual({
      kind: 'came-back',
      sum,
      back: { units: '69', wallet: BOB },
      step: null,
    })
    expect(traded(notice('30', ALICE, BOB), notice('30', ALICE, BOB))).toMatchObject({ back: { units: '60' } })
    expect(traded(notice('30', ALICE, BOB), notice('9', ALICE, EVE))).toMatchObject({
      kind: 'partly',
      arrived: 0,
      of: 1,
    })
    expect(traded()).toEqual({ kind: 'arrived', count: 1, inVain: false })
  })

  test('jettons whose second exchange was refused became the intermediate token', () => {
    const code = (value: string): Message => {
      const parts = { ...operation(0x657b54f5), fields: [{ name: 'exit code', kind: 'number', value } as const] }
      return sent(DAVE, EVE, { body: parts })
    }
    const traded = (payout: Message) => {
      const [first, second, third, middle] = [order(), onward(), notice(), notice('9', ALICE, EVE)]
      return ending([
        root(first),
        step(0, BOB, first, [second]),
        step(1, CAROL, second, [third]),
        step(2, DAVE, third, [payout]),
        step(3, EVE, payout, [middle]),
        step(4, ALICE, middle),
      ])
    }
    expect(traded(code(`${0x39603190}`))).toMatchObject({ kind: 'partly' })
    expect(traded(code(`${0xc64370e5}`))?.kind).toBe('arrived')
    expect(traded(code(`${0x45078540}`))?.kind).toBe('arrived')
  })
})

describe('endings of other operations', () => {
  test('an NFT transfer ends as arrived or returned', () => {
    const message = sent(ALICE, BOB, { body: body(0x5fcc3d14, [field('new owner', CAROL)]) })
    expect(ending([root(message), step(0, BOB, message)])?.kind).toBe('arrived')
    expect(ending([root(message), ...refused(message, 1)])?.kind).toBe('came-back')
  })

  test('a notice on which the receiver failed has arrived in vain', () => {
    const message = sent(ALICE, BOB, { bounce: false, body: operation(0x7362d09c, '7') })
    expect(ending([root(message), step(0, BOB, message, [], threw())])).toMatchObject({ inVain: true })
  })

  test('a stake is given back by the elector’s answer', () => {
    const message = plain(BOB, { body: operation(0x4e73744b) })
    const answer = sent(BOB, ALICE, { value: '999', body: operation(0xee6f454c) })
    const steps = (back: Message) => [root(message), step(0, BOB, message, [back]), step(1, ALICE, back)]
    expect(ending(steps(answer))).toEqual({ kind: 'came-back', sum: coins('1000'), back: coins('999'), step: null })
    expect(ending(steps(sent(BOB, ALICE, { value: '999', body: operation(0xf374484c) })))?.kind).toBe('arrived')
  })

  test('TON for an exchange is the order’s amount, returned according to the payout’s code', () => {
    const swap = plain(BOB, {
      value: '1300',
      body: { ...operation(0x01f3835d), fields: [{ name: 'ton amount', kind: 'coins', value: '1000' }] },
    })
    const payout = (value: string) =>
      sent(BOB, CAROL, {
        body: { ...operation(0xf93bb43f), fields: [{ name: 'exit code', kind: 'number', value }] },
      })
    const traded = (code: number) => {
      const [paid, back] = [payout(`${code}`), sent(CAROL, ALICE, { value: '1000' })]
      return ending([root(swap), step(0, BOB, swap, [paid]), step(1, CAROL, paid, [back]), step(2, ALICE, back)])
    }
    expect(traded(0x5ffe1295)).toEqual({ kind: 'came-back', sum: coins('1000'), back: coins('1000'), step: 'exchange' })
    expect(traded(0xc64370e5)?.kind).toBe('arrived')
  })

  test('a transaction that sent nothing has no ending', () => {
    const message = plain(BOB)
    const steps = [root(message), step(0, BOB, message)]
    expect(ending(steps, NOW, 1)).toBeNull()
  })
})
