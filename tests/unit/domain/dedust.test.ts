import { describe, expect, test } from 'vitest'
import type { Jetton } from '../../../src/domain/jetton/jetton.ts'
import { endingOf } from '../../../src/domain/trace/ending.ts'
import { tradeOf } from '../../../src/domain/trace/swap.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import { sentenceText } from '../../../src/domain/transaction/sentence-text.ts'
import type { Body, Field, Message } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { body, DAVE, EVE, field, payload } from '../../support/summary.ts'
import { external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, operation, threw } from '../../support/transaction.ts'

const jetton = (symbol: string): Jetton => ({
  address: CAROL,
  symbol,
  name: symbol,
  image: null,
  decimals: 2,
  trust: 'whitelist',
})
/** Alice's jetton wallets: Bob's contract for HUSD, Eve's for TIDE. Dave is a vault of DeDust, Carol its pool. */
const OWN = { [BOB]: jetton('HUSD'), [EVE]: jetton('TIDE') }

const named = (opcode: number, name: string, fields: Field[] = []): Body => ({ ...operation(opcode), name, fields })
/** A step of a contract that an indexer recognised as a vault of DeDust. */
const vaultStep = (...parts: Parameters<typeof step>): Step => ({ ...step(...parts), interfaces: ['dedust_vault'] })
const SWAP = named(0xe3a0d482, 'DeDust: swap')
const amount = (value: string): Field => ({ name: 'amount', kind: 'coins', value })
const [INTO_POOL, NEXT] = [operation(0x61ee542d), operation(0x72aca8aa)]
const LOG = (from: RawAddress) =>
  sent(from, EVE, { kind: 'external-out', destination: null, body: operation(0x9c610de3) })
const notice = (from: RawAddress, units: string) =>
  sent(from, ALICE, { value: '1', bounce: false, body: operation(0x7362d09c, units) })
const payout = (value: string) => sent(DAVE, ALICE, { value, body: operation(0x474f86cf) })

function outcomeOf(steps: Step[]) {
  const transaction = steps[0]!.transaction!
  const ending = endingOf(trace(steps), transaction, 1_700_000_060)
  const trade = ending && tradeOf(trace(steps), transaction, ending)
  return { ending, text: trade ? sentenceText(trade.sentence, OWN) : null }
}

const ofTon = () =>
  sent(ALICE, DAVE, { value: '1250000000', body: named(0xea06185d, 'DeDust: swap', [amount('1000000000')]) })
/** TON through a vault and a pool, which writes a log only where it swapped. */
function tonSwap(back: Message, log: Message[], parts: Parameters<typeof step>[4] = {}) {
  const [first, pool] = [ofTon(), sent(DAVE, CAROL, { body: INTO_POOL })]
  return outcomeOf([
    step(null, ALICE, external(ALICE), [first]),
    vaultStep(0, DAVE, first, [pool]),
    step(1, CAROL, pool, [...log, back], parts),
    step(2, ALICE, back),
  ])
}

const ofJettons = () =>
  sent(ALICE, BOB, { body: body(0x0f8a7ea5, [field('destination', DAVE), payload(SWAP)], '100000') })
function jettonSwap(log: Message[], ...back: Message[]) {
  const [first, inside, vault] = [
    ofJettons(),
    sent(BOB, EVE, { body: operation(0x178d4519, '100000') }),
    sent(EVE, DAVE),
  ]
  const pool = sent(DAVE, CAROL, { body: INTO_POOL })
  return outcomeOf([
    step(null, ALICE, external(ALICE), [first]),
    step(0, BOB, first, [inside]),
    step(1, EVE, inside, [vault]),
    vaultStep(2, DAVE, vault, [pool]),
    step(3, CAROL, pool, [...log, ...back]),
    ...back.map(one => step(4, ALICE, one)),
  ])
}

describe('a swap on DeDust', () => {
  test('a DeDust swap of TON for jettons names both sides', () => {
    expect(tonSwap(notice(EVE, '49825'), [LOG(CAROL)])).toEqual({
      ending: { kind: 'arrived', count: 1, inVain: false },
      text: 'Swapped 1 TON for 498.25 TIDE on DeDust',
    })
  })

  test('a DeDust swap of jettons for TON excludes unused gas', () => {
    const gas = [0xd53276db, 0x37d3af9e].map(opcode => sent(DAVE, ALICE, { value: '5', body: operation(opcode) }))
    expect(jettonSwap([LOG(CAROL)], payout('2000000000'), ...gas).text).toBe('Swapped 1,000 HUSD for 2 TON on DeDust')
  })

  test('TON that a DeDust pool did not swap is given back, without a failed step', () => {
    const back = { units: '1000000000', wallet: null }
    expect(tonSwap(payout('1200000000'), [])).toEqual({
      ending: { kind: 'came-back', sum: back, back, step: 'exchange' },
      text: 'Given back 1 TON: DeDust did not swap it',
    })
  })

  test('a DeDust swap of TON whose pool failed names the failed step', () => {
    expect(tonSwap(payout('1200000000'), [], threw())).toMatchObject({
      ending: { kind: 'came-back', step: 2 },
      text: null,
    })
  })

  test('TON that the DeDust vault refused is given back', () => {
    const [first, back] = [ofTon(), payout('1200000000')]
    const steps = [step(null, ALICE, external(ALICE), [first]), step(0, DAVE, first, [back]), step(1, ALICE, back)]
    expect(outcomeOf(steps)).toMatchObject({ ending: { kind: 'came-back', step: 'exchange' } })
  })

  test('jettons that a DeDust pool or vault did not swap are given back', () => {
    expect(jettonSwap([], notice(BOB, '90000'))).toMatchObject({
      ending: { kind: 'came-back', step: 'exchange' },
      text: 'Given back 900 HUSD: DeDust did not swap it',
    })
    expect(jettonSwap([LOG(CAROL)], notice(BOB, '90000'))).toMatchObject({
      ending: { kind: 'came-back', step: 'exchange' },
    })
  })

  test('a DeDust swap whose second pool refused ends with the intermediate token', () => {
    const [first, pool, next] = [ofTon(), sent(DAVE, CAROL, { body: INTO_POOL }), sent(CAROL, BOB, { body: NEXT })]
    const swapped = (...logs: Message[]) => {
      const back = notice(EVE, '49825')
      return outcomeOf([
        step(null, ALICE, external(ALICE), [first]),
        vaultStep(0, DAVE, first, [pool]),
        step(1, CAROL, pool, [LOG(CAROL), next]),
        step(2, BOB, next, [...logs, back]),
        step(3, ALICE, back),
      ])
    }
    expect(swapped()).toMatchObject({
      ending: { kind: 'partly' },
      text: 'In part: 1 TON became 498.25 TIDE; DeDust did not do all of the swap',
    })
    expect(swapped(LOG(BOB)).text).toBe('Swapped 1 TON for 498.25 TIDE on DeDust')
  })
})
