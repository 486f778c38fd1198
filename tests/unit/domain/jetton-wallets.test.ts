import { expect, test } from 'vitest'
import type { Jetton, JettonFlow } from '../../../src/domain/jetton/jetton.ts'
import { matchWallets } from '../../../src/domain/trace/jetton-wallets.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { DAVE, EVE } from '../../support/summary.ts'
import { sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, operation, threw } from '../../support/transaction.ts'

const husd: Jetton = { address: EVE, symbol: 'HUSD', name: 'HUSD', image: null, decimals: 2, trust: 'whitelist' }
const flow = (account: RawAddress, quantity: string, jetton = husd): JettonFlow => ({ account, quantity, jetton })

/** Alice's jetton wallet (Bob) sends units to Dave's jetton wallet (Carol), which notifies Dave. */
function moved(units = '70', parts: Parameters<typeof step>[4] = {}): Step[] {
  const order = sent(ALICE, BOB, { body: operation(0x0f8a7ea5, units) })
  const inside = sent(BOB, CAROL, { body: operation(0x178d4519, units) })
  const notice = sent(CAROL, DAVE, { body: operation(0x7362d09c, units) })
  return [step(null, BOB, order, [inside], parts), step(0, CAROL, inside, [notice], parts), step(1, DAVE, notice)]
}
const matched = (steps: Step[], flows: JettonFlow[]) => matchWallets(trace(steps), flows)
const BOTH = [flow(ALICE, '-70'), flow(DAVE, '70')]

test('the wallet of a sender is matched by the exact amount of its owner, and that of the receiver by its sender', () => {
  expect(matched(moved(), BOTH)).toEqual({ [BOB]: husd, [CAROL]: husd })
  expect(matched(moved('71'), BOTH)).toEqual({})
  expect(matched(moved(), [flow(ALICE, '70'), flow(EVE, '70')])).toEqual({})
})

test('several transfers of one jetton wallet are added up for matching', () => {
  const twice = [...moved(), ...moved('30')]
  expect(matched(twice, [flow(ALICE, '-100'), flow(DAVE, '100')])).toEqual({ [BOB]: husd, [CAROL]: husd })
})

test('failed, expected, unreadable and unrelated steps match no jetton wallet', () => {
  expect(matched(moved('70', threw()), BOTH)).toEqual({})
  expect(
    matched(
      moved().map(one => ({ ...one, expected: true })),
      BOTH,
    ),
  ).toEqual({})
  expect(
    matched(
      moved().map(one => ({ ...one, transaction: null })),
      BOTH,
    ),
  ).toEqual({})
  const claimed = step(null, BOB, sent(ALICE, BOB, { body: operation(0x7362d09c, '70') }))
  expect(matched([claimed], BOTH)).toEqual({})
})

test('a jetton wallet is not matched when two jettons or two wallets fit', () => {
  const tide = { ...husd, symbol: 'TIDE' }
  expect(matched(moved(), [...BOTH, flow(ALICE, '-70', tide)])).toEqual({})
  const other = step(null, EVE, sent(ALICE, EVE, { body: operation(0x0f8a7ea5, '70') }))
  expect(matched([...moved(), other], BOTH)).toEqual({})
})

test('a wallet that burns is matched, so that another one that sends its amount is not', () => {
  const burned = step(null, BOB, sent(ALICE, BOB, { body: operation(0x595f07bc, '70') }))
  expect(matched([burned], BOTH)).toEqual({ [BOB]: husd })
  const forged = step(null, CAROL, sent(ALICE, CAROL, { body: operation(0x0f8a7ea5, '70') }))
  expect(matched([burned, forged], BOTH)).toEqual({})
})

test('a wallet that gets jettons from their master is matched', () => {
  const minted = sent(EVE, CAROL, { body: operation(0x178d4519, '70') })
  expect(matched([step(null, CAROL, minted)], [flow(DAVE, '70')])).toEqual({ [CAROL]: husd })
})

test('a receiver is not matched by an amount and a notification of its choice', () => {
  const inside = sent(BOB, CAROL, { body: operation(0x178d4519, '70') })
  const notice = sent(CAROL, DAVE, { body: operation(0x7362d09c, '70') })
  const steps = [step(null, CAROL, inside, [notice]), step(0, DAVE, notice)]
  expect(matched(steps, [flow(DAVE, '70'), flow(BOB, '70')])).toEqual({})
})
