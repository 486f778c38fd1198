import { describe, expect, test } from 'vitest'
import type { Jetton } from '../../../src/domain/jetton/jetton.ts'
import { withKnownFacts } from '../../../src/domain/summary/known-facts.ts'
import { swapOrder } from '../../../src/domain/summary/swap.ts'
import { swapOf } from '../../../src/domain/trace/swap.ts'
import { sentenceText } from '../../../src/domain/transaction/sentence-text.ts'
import type { Body, Field, Message, Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { body, DAVE, EVE, external, field, payload } from '../../support/summary.ts'
import { sent, step, external as toAlice, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, message, operation, transaction } from '../../support/transaction.ts'

const jetton = (symbol: string): Jetton => ({
  address: CAROL,
  symbol,
  name: symbol,
  image: null,
  decimals: 2,
  trust: 'whitelist',
})
/** Alice's jetton wallets: Bob's contract for HUSD, Eve's for TIDE. Dave's is the exchange. */
const OWN = { [BOB]: jetton('HUSD'), [EVE]: jetton('TIDE') }

const query = (value: string): Field => ({ name: 'query id', kind: 'number', value })
const swap: Body = { ...operation(0x25938561), name: 'STON.fi: swap' }
const order = (lt: string, id = '1', parts: Partial<Message> = {}) =>
  transaction({
    hash: `order ${lt}`,
    inMessage: external,
    outMessages: [
      message({
        source: ALICE,
        destination: BOB,
        value: '3',
        createdLt: lt,
        body: body(0x0f8a7ea5, [query(id), field('destination', DAVE), payload(swap)], '100000'),
        ...parts,
      }),
    ],
  })
type Paid = { from?: RawAddress; by?: RawAddress; reason?: number; units?: string }
const payout = (lt: string, id = '1', { from = EVE, by = DAVE, reason = 0xc64370e5, units = '49825' }: Paid = {}) =>
  transaction({
    inMessage: message({
      source: from,
      value: '1',
      createdLt: lt,
      body: body(0x7362d09c, [query(id), field('sender', by), payload(operation(reason))], units),
    }),
  })

/** Words on swap orders among rows. */
const told = (...rows: Transaction[]) =>
  withKnownFacts(rows, OWN)
    .filter(({ hash }) => hash.startsWith('order'))
    .map(({ summary }) => `${sentenceText(summary.title, OWN)} (${summary.end.name})`)

describe('a swap in a history', () => {
  test('a swap in a history is described with both sides', () => {
    const rows = [payout('20'), order('10')]
    expect(told(...rows)).toEqual(['Swapped 1,000 HUSD for 498.25 TIDE on STON.fi (Arrived)'])
    expect(withKnownFacts(rows, OWN)[1]?.summary.moves).toEqual([
      { units: '100000', wallet: BOB, way: 'sent' },
      { units: '49825', wallet: EVE, way: 'received' },
    ])
  })

  test('a swap that the exchange refused is described as given back', () => {
    const refused = payout('20', '1', { from: BOB, reason: 0x5ffe1295, units: '100000' })
    expect(told(refused, order('10'))).toEqual(['Given back 1,000 HUSD: STON.fi did not swap it (Came back)'])
  })

  test('a swap refused for an unknown reason is described as given back', () => {
    const unknown: Body = { kind: 'unknown', opcode: 0x1ec28412, boc: null }
    const notice = body(0x7362d09c, [query('1'), field('sender', DAVE), payload(unknown)], '90000')
    const refused = transaction({ inMessage: message({ source: BOB, value: '1', createdLt: '20', body: notice }) })
    expect(told(refused, order('10'))).toEqual(['Given back 900 HUSD: STON.fi did not swap it (Came back)'])
  })

  test.each<[string, Transaction]>([
    ['before it', payout('9')],
    ['at the same time', payout('10')],
    ['of another order', payout('20', '2')],
    ['of another sender', payout('20', '1', { by: CAROL })],
    ['for no known reason', payout('20', '1', { reason: 0x12345678 })],
    ['to a wallet that is not known', payout('20', '1', { from: CAROL })],
    ['said to have swapped, in the same jetton', payout('20', '1', { from: BOB })],
  ])('a swap is not paid out by jettons %s', (_, paid) => {
    expect(told(paid, order('10'))).toEqual([expect.stringMatching(/^STON\.fi: swap, paid to .+ \(Sent\)$/)])
  })

  test('each swap takes the first payout after it, and each payout counts once', () => {
    const second = payout('40', '1', { units: '100' })
    expect(told(second, order('30'), payout('20'), order('10'))).toEqual([
      'Swapped 1,000 HUSD for 1 TIDE on STON.fi (Arrived)',
      'Swapped 1,000 HUSD for 498.25 TIDE on STON.fi (Arrived)',
    ])
    expect(told(payout('40'), order('30'), order('10'))[0]).not.toMatch(/^Swapped/)
  })

  test('a swap is only asked for while the paying wallet is unknown', () => {
    expect(told(payout('20'), order('10', '1', { destination: CAROL }))[0]).toMatch(/^STON\.fi: swap, asked of /)
  })
})

describe('a swap in a trace', () => {
  const ordered = (parts: Partial<Message> = {}) =>
    sent(ALICE, BOB, { body: body(0x0f8a7ea5, [field('destination', DAVE), payload(swap)], '70'), ...parts })
  const notice = (from: RawAddress, units: string) =>
    sent(from, ALICE, { value: '1', body: operation(0x7362d09c, units) })
  const swapped = (first: Message, ...back: Message[]) => {
    const steps = [
      step(null, ALICE, toAlice(ALICE), [first]),
      step(0, BOB, first, back),
      ...back.map(one => step(1, ALICE, one)),
    ]
    return swapOf(trace(steps), steps[0]!.transaction!)
  }
  const paid = { units: '70', wallet: BOB }

  test('a swap in a trace adds up all amounts of the other jetton', () => {
    expect(swapped(ordered(), notice(EVE, '4'), notice(EVE, '5'))).toEqual({
      paid,
      got: { units: '9', wallet: EVE },
      exchange: 'STON.fi',
      isKnown: false,
    })
  })

  test('a swap into TON counts the TON received, without gas', () => {
    const gas = sent(BOB, ALICE, { value: '990', body: operation(0xd53276db) })
    expect(swapped(ordered(), gas, sent(BOB, ALICE, { value: '7' }))?.got).toEqual({ units: '7', wallet: null })
    expect(swapped(ordered(), gas)).toBeNull()
  })

  test('a swap has no second side if two jettons came, or none', () => {
    expect(swapped(ordered(), notice(EVE, '4'), notice(CAROL, '5'))).toBeNull()
    expect(swapped(ordered(), notice(BOB, '4'))).toBeNull()
    expect(swapped(ordered())).toBeNull()
    expect(swapped(sent(ALICE, BOB), notice(EVE, '4'))).toBeNull()
  })

  test('a swap of TON is paid through pTON or a vault', () => {
    const ton = (name: string, value: string): Field => ({ name, kind: 'coins', value })
    const pton = { ...operation(0x01f3835d), fields: [ton('ton amount', '50'), payload(swap)] }
    const coins = { units: '50', wallet: null }
    expect(swapOrder(sent(ALICE, BOB, { body: pton }))).toEqual({ paid: coins, exchange: 'STON.fi' })
    const vault = { ...operation(0xea06185d), name: 'DeDust: swap', fields: [ton('amount', '50')] }
    expect(swapOrder(sent(ALICE, BOB, { body: vault }))).toEqual({ paid: coins, exchange: 'DeDust' })
    expect(swapped(sent(ALICE, BOB, { body: vault }), sent(BOB, ALICE, { value: '7' }))).toBeNull()
  })
})

test('rows without a swap stay the same objects', () => {
  const rows = [transaction({ inMessage: message() })]
  expect(withKnownFacts(rows, OWN)[0]).toBe(rows[0])
})
