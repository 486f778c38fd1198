import { expect, test } from 'vitest'
import type { Jetton, JettonFlow } from '../../../src/domain/jetton/jetton.ts'
import { withKnownFacts, withOwnWallets } from '../../../src/domain/summary/known-facts.ts'
import { endedBy } from '../../../src/domain/trace/ended-by.ts'
import { matchWallets } from '../../../src/domain/trace/jetton-wallets.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import type { Body, Field } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { body, DAVE, EVE, field, external as fromOutside, out, payload, write } from '../../support/summary.ts'
import { external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, message, operation, transaction } from '../../support/transaction.ts'

const [FRANK, GRACE, MASTER] = ['f', '1', '2'].map(digit => `0:${digit.repeat(64)}`) as [
  RawAddress,
  RawAddress,
  RawAddress,
]
const husd: Jetton = { address: MASTER, symbol: 'HUSD', name: 'HUSD', image: null, decimals: 0, trust: 'whitelist' }
const flow = (account: RawAddress, quantity: string): JettonFlow => ({ account, quantity, jetton: husd })
const MILLION = '1000000'

/** Alice's contract Eve takes an order of hers for `units`; Alice's contract Frank then tells Dave of a million. */
function forged(root: number, place: number, units: string) {
  const order = sent(ALICE, EVE, { body: body(0x0f8a7ea5, [field('destination', DAVE)], units) })
  const inside = sent(EVE, FRANK, { body: operation(0x178d4519, MILLION) })
  const notice = sent(FRANK, DAVE, { body: body(0x7362d09c, [field('sender', ALICE)], MILLION) })
  const steps = [step(root, EVE, order, [inside]), step(place, FRANK, inside, [notice]), step(place + 1, DAVE, notice)]
  return { order, steps }
}

/** Words and outcome of what Dave got by the last step of a trace. */
function dave(steps: Step[], flows: JettonFlow[]) {
  const [row] = withOwnWallets([steps.at(-1)!.transaction!], matchWallets(trace(steps), flows))
  return [write(row!.summary.sentence), row!.summary.end.name]
}
const NOT_CHECKED = [expect.stringMatching(/not checked$/), 'Not checked']

// Alice gets 7 real HUSD from Carol, silently: her real wallet Bob orders nothing, so it has no known owner. Her contract Eve takes
// an order for 1 from her and “8” from anybody: a gain of 7, too.
test('a contract is not the wallet of an account that gained what it claims to have gained', () => {
  const { order, steps: claimed } = forged(0, 4, '1')
  const transfer = sent(CAROL, GRACE, { body: body(0x0f8a7ea5, [field('destination', ALICE)], '7') })
  const silent = sent(GRACE, BOB, { body: operation(0x178d4519, '7') })
  const claim = sent(ALICE, EVE, { body: operation(0x178d4519, '8') })
  const steps = [
    step(null, ALICE, external(ALICE), [claim, order]),
    step(0, GRACE, transfer, [silent]),
    step(1, BOB, silent),
    step(0, EVE, claim),
    ...claimed,
  ]
  expect(dave(steps, [flow(CAROL, '-7'), flow(ALICE, '7')])).toEqual(NOT_CHECKED)
})

// Alice's real wallet Bob sends 5 HUSD, which arrive, and 3 that bounce (as to a locked wallet of USDT) and are credited again.
test('a contract does not take the place of a wallet whose other transfer bounced', () => {
  const { order, steps: claimed } = forged(0, 6, '5')
  const real = (units: string) => sent(ALICE, BOB, { body: body(0x0f8a7ea5, [field('destination', CAROL)], units) })
  const [five, three] = [real('5'), real('3')]
  const [arrives, locked] = ['5', '3'].map(units => sent(BOB, GRACE, { body: operation(0x178d4519, units) }))
  const back = sent(GRACE, BOB, {
    bounced: true,
    bounce: false,
    body: { kind: 'bounced', original: operation(0x178d4519, '3'), exitCode: null },
  })
  const refused = { aborted: true, bounce: 'ok' as const }
  const steps = [
    step(null, ALICE, external(ALICE), [five, three, order]),
    step(0, BOB, five, [arrives!]),
    step(1, CAROL, arrives!),
    step(0, BOB, three, [locked!]),
    step(3, GRACE, locked!, [back], refused),
    step(4, BOB, back),
    ...claimed,
  ]
  expect(dave(steps, [flow(ALICE, '-5'), flow(CAROL, '5')])).toEqual(NOT_CHECKED)
})

// A site has Alice send 1,000 real HUSD to its contract Dave, as a swap on STON.fi that its contract Carol pays. Carol sends 0.01 TON
// whose body names a million.
test('the TON that a swap in a history brought is not more than its message carried', () => {
  const ton = '1000000000000000'
  const named = (opcode: number, name: string, fields: Field[]): Body => ({ ...operation(opcode), name, fields })
  const swap = payload(named(0x25938561, 'STON.fi: swap', [field('token wallet', CAROL)]))
  const ordered = transaction({
    inMessage: fromOutside,
    outMessages: [
      out(BOB, {
        value: '300000000',
        createdLt: '10',
        body: body(0x0f8a7ea5, [field('destination', DAVE), swap], '1000'),
      }),
    ],
  })
  const pton = named(0x01f3835d, 'pTON: transfer of TON', [
    { name: 'ton amount', kind: 'coins', value: ton },
    payload({ kind: 'unknown', opcode: 0xc64370e5, boc: null }),
  ])
  const paid = transaction({ inMessage: message({ source: CAROL, value: '10000000', createdLt: '20', body: pton }) })
  const { summary } = withKnownFacts([paid, ordered], { [BOB]: husd })[1]!
  expect(write(summary.sentence)).not.toContain(`for ${ton} nano`)
  expect(summary.moves).not.toContainEqual({ units: ton, wallet: null, way: 'received' })
})

// Alice pays a sale, which asks a wallet to hand itself over to her. Wallets ignore that with exit code 0.
test('a payment to a sale that handed over a contract that is no NFT is no purchase', () => {
  const first = sent(ALICE, BOB, { value: '1000' })
  const seller = sent(BOB, CAROL, { value: '900', bounce: false })
  const item = sent(BOB, EVE, { value: '50', body: body(0x5fcc3d14, [field('new owner', ALICE)]) })
  const steps = [
    step(null, ALICE, external(ALICE), [first]),
    { ...step(0, BOB, first, [seller, item]), interfaces: ['nft_sale_v2'] },
    step(1, CAROL, seller),
    { ...step(1, EVE, item), interfaces: ['wallet_v4r2'] },
  ]
  const { sentence, end } = endedBy(trace(steps), steps[0]!.transaction!, 1_700_000_060)!
  expect([sentence && write(sentence), end.name]).not.toEqual(['Bought NFT something for 900 nano', 'Bought'])
})
