import { expect, test } from 'vitest'
import { movementsOf } from '../../../src/domain/export/movements.ts'
import { isPaidInTon, swapOrder } from '../../../src/domain/summary/swap.ts'
import { endingOf } from '../../../src/domain/trace/ending.ts'
import type { Body, Message } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { ordering } from '../../support/request.ts'
import { body, external, field, payload, said } from '../../support/summary.ts'
import { sent, step, trace } from '../../support/trace.ts'
import { ALICE, action, BOB, CAROL, operation, transaction } from '../../support/transaction.ts'

/** The pTON wallet of STON.fi's first router, on mainnet. */
const PTON: RawAddress = '0:1150b518b2626ad51899f98887f8824b70065456455f7fe2813f012699a4061f'
const order: Body = { ...operation(0x25938561), name: 'STON.fi: swap' }
const transfer = body(0x0f8a7ea5, [field('destination', CAROL), payload(order)], '1000')
const paid = (parts: Partial<Message> = {}) => sent(ALICE, PTON, { value: '1300', body: transfer, ...parts })

test('TON sent to the first pTON wallet is a swap of TON, not of unknown jettons', () => {
  expect(isPaidInTon(paid())).toBe(true)
  expect(isPaidInTon(paid({ body: operation(0x595f07bc, '5') }))).toBe(false)
  expect(isPaidInTon(paid({ destination: BOB }))).toBe(false)
  expect(swapOrder(paid())).toEqual({ paid: { units: '1000', wallet: null }, exchange: 'STON.fi' })
  expect(said({ inMessage: external, outMessages: [paid()] })).toEqual([
    'STON.fi: swap, paid to Carol',
    'STON.fi: swap: 1000 nano paid to Carol',
  ])
})

test('a payment of TON to the first pTON wallet is one movement of TON, without jettons', () => {
  const movements = movementsOf(transaction({ inMessage: external, outMessages: [paid()] }))
  expect(movements.map(({ way, units, asset }) => [way, units, asset.kind])).toEqual([['out', '1300', 'ton']])
})

test('TON returned by the exchange through the first pTON wallet came back', () => {
  const refund = { ...operation(0xf93bb43f), fields: [{ name: 'exit code', kind: 'number', value: `${0x5ffe1295}` }] }
  const [first, payout] = [paid(), sent(PTON, CAROL, { body: refund as Body })]
  const back = sent(CAROL, ALICE, { value: '1000' })
  const steps = [
    step(null, ALICE, external, [first]),
    step(0, PTON, first, [payout]),
    step(1, CAROL, payout, [back]),
    step(2, ALICE, back),
  ]
  const sum = { units: '1000', wallet: null }
  expect(endingOf(trace(steps), steps[0]!.transaction!, 1_700_000_060)).toEqual({
    kind: 'came-back',
    sum,
    back: sum,
    step: 'exchange',
  })
})

test('an unsent swap of TON is described in TON', () => {
  const request = { ...ordering([1n]), orders: [{ mode: 1, message: paid({ source: null }) }] }
  const failed = { inMessage: external, action: action({ success: false, resultCode: 37 }), aborted: true }
  expect(said(failed, request)[0]).toBe('Not sent: 1000 nano to Carol (not enough TON)')
})
