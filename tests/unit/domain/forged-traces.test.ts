import { expect, test } from 'vitest'
import type { Jetton, JettonFlow } from '../../../src/domain/jetton/jetton.ts'
import { withKnownFacts, withOwnWallets } from '../../../src/domain/summary/known-facts.ts'
import { endedBy } from '../../../src/domain/trace/ended-by.ts'
import { matchWallets } from '../../../src/domain/trace/jetton-wallets.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import type { Body, Field, Message } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { order } from '../../support/request.ts'
import { body, DAVE, EVE, field, external as fromOutside, out, payload, said, write } from '../../support/summary.ts'
import { external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, action, BOB, CAROL, message, operation, transaction } from '../../support/transaction.ts'

const husd: Jetton = { address: EVE, symbol: 'HUSD', name: 'HUSD', image: null, decimals: 0, trust: 'whitelist' }
/** Alice's jetton wallets. */
const OWN = { [BOB]: husd, [EVE]: { ...husd, symbol: 'TIDE' } }
const FRANK: RawAddress = `0:${'f'.repeat(64)}`
const NOW = 1_700_000_060
/** A million TON, in nanoTON. */
const MILLION = '1000000000000000'

const root = (...messages: Message[]) => step(null, ALICE, external(ALICE), messages)
const coins = (name: string, value: string): Field => ({ name, kind: 'coins', value })
const number = (name: string, value: string): Field => ({ name, kind: 'number', value })
const named = (opcode: number, name: string, fields: Field[] = []): Body => ({ ...operation(opcode), name, fields })

/** Words, colour and ending of the first step's transaction, as on its screen once the trace is read. */
function screen(...steps: Step[]) {
  const [row] = withOwnWallets([steps[0]!.transaction!], OWN)
  const { end, ending, sentence } = endedBy(trace(steps), row!, NOW, OWN)!
  return { tone: end.tone, name: end.name, ending, said: write(sentence ?? row!.summary.sentence) }
}

// Alice pays Dave 5 real HUSD silently (forward amount 0). In the same trace her contract Eve receives “5” and notifies Dave of
// a million HUSD from Frank. Bob is Alice's HUSD wallet, Carol is Dave's.
test('a contract’s notice is not told as received jettons because others of that amount came silently', () => {
  const transfer = sent(ALICE, BOB, { body: body(0x0f8a7ea5, [field('destination', DAVE)], '5') })
  const silent = sent(BOB, CAROL, { body: operation(0x178d4519, '5') })
  const forged = sent(ALICE, EVE, { body: operation(0x178d4519, '5') })
  const notice = sent(EVE, DAVE, { body: body(0x7362d09c, [field('sender', FRANK)], '1000000') })
  const steps = [
    root(transfer, forged),
    step(0, BOB, transfer, [silent]),
    step(1, CAROL, silent),
    step(0, EVE, forged, [notice]),
    step(3, DAVE, notice),
  ]
  const flows: JettonFlow[] = [
    { account: ALICE, jetton: husd, quantity: '-5' },
    { account: DAVE, jetton: husd, quantity: '5' },
  ]
  const wallets = matchWallets(trace(steps), flows)
  const [received] = withOwnWallets([steps[4]!.transaction!], wallets)
  const { sentence, end } = received!.summary
  expect([write(sentence), end.name, end.tone]).toEqual([
    expect.stringMatching(/^A contract says that .*; not checked$/),
    'Not checked',
    'none',
  ])
})

// One request of a wallet: 7 HUSD to Carol, and 500 TON to Dave.
test('jettons to one account and TON to another are not told as jettons paid to both', () => {
  const jettons = out(BOB, { value: '3', body: body(0x0f8a7ea5, [field('destination', CAROL)], '7') })
  const ton = out(DAVE, { value: '500000000000' })
  const [row] = withKnownFacts([transaction({ inMessage: fromOutside, outMessages: [jettons, ton] })], OWN)
  expect([write(row!.summary.sentence), write(row!.summary.title)]).toEqual([
    'Sent 7 of Bob’s jetton to Carol, and 1 more message',
    'Sent to Carol, and 1 more message',
  ])
})

// The amount of TON in a body is its sender's word: more than the message carried cannot have been paid.
test('a swap in a trace has not paid more TON than its message carried', () => {
  const swap = named(0x6664de2a, 'STON.fi: swap')
  const pton = named(0x01f3835d, 'pTON: transfer of TON', [coins('ton amount', MILLION), payload(swap)])
  const first = sent(ALICE, CAROL, { value: '300000000', body: pton })
  const inner = sent(CAROL, EVE, { body: operation(0x178d4519, '1') })
  const paid = sent(EVE, ALICE, { value: '1', bounce: false, body: body(0x7362d09c, [field('sender', CAROL)], '1') })
  const steps = [root(first), step(0, CAROL, first, [inner]), step(1, EVE, inner, [paid]), step(2, ALICE, paid)]
  expect(screen(...steps).said).toBe('pTON: transfer of TON to Carol, with 300000000 nano')
})

test('a swap in a history has not paid more TON than its message carried', () => {
  const swap = named(0xea06185d, 'DeDust: swap', [number('query id', '7'), coins('amount', MILLION)])
  const ordered = transaction({
    inMessage: fromOutside,
    outMessages: [out(CAROL, { value: '300000000', createdLt: '10', body: swap })],
  })
  const notice = body(0x7362d09c, [number('query id', '7'), field('sender', CAROL)], '1')
  const paid = transaction({ inMessage: message({ source: EVE, value: '1', createdLt: '20', body: notice }) })
  const { summary } = withKnownFacts([paid, ordered], OWN)[1]!
  expect([write(summary.sentence), summary.moves]).toEqual([
    'DeDust: swap to Carol, with 300000000 nano',
    [{ units: '300000000', wallet: null, way: 'sent' }],
  ])
})

test('a transfer to the first pTON wallet has not sent more TON than its message carries', () => {
  const pton = '0:1150b518b2626ad51899f98887f8824b70065456455f7fe2813f012699a4061f'
  const transfer = body(0x0f8a7ea5, [field('destination', CAROL)], MILLION)
  const [, sentence] = said({
    inMessage: fromOutside,
    outMessages: [out(pton, { value: '100000000', body: transfer })],
  })
  expect(sentence).toBe('An operation to somebody, with 100000000 nano')
})

// A highload wallet v3 pays more than 254 accounts by lists in lists (`packActions` of the wrapper beside its code): each list but the last ends with
// a message to the wallet itself.
test('payments that the second list of a highload wallet left out have not all arrived', () => {
  const list = named(0xae42e5a4, 'Highload wallet: list')
  const [first, second] = [sent(ALICE, ALICE, { body: list }), sent(ALICE, ALICE, { body: list })]
  const [one, two] = [sent(ALICE, BOB, { bounce: false }), sent(ALICE, CAROL, { bounce: false })]
  const left = { action: action({ actions: 3, specActions: 1, skippedActions: 1 }) }
  const { tone, ending } = screen(
    root(first),
    step(0, ALICE, first, [one, second]),
    step(1, BOB, one),
    step(1, ALICE, second, [two], left),
    step(3, CAROL, two),
  )
  expect([tone, ending]).toEqual(['warn', { kind: 'partly', arrived: 2, back: 0, stayed: 0, of: 3 }])
})

// Wallets ignore what they do not know, or what a stranger asks, with exit code 0.
test('an order to hand over an NFT that a wallet ignored is not told as a sent NFT, in green', () => {
  const first = sent(ALICE, BOB, { value: '50000000', body: body(0x5fcc3d14, [field('new owner', CAROL)]) })
  const { tone, name, said } = screen(root(first), { ...step(0, BOB, first), interfaces: ['wallet_v4r2'] })
  expect([said, name, tone]).toEqual(['Sent NFT Bob to Carol', 'Not checked', 'none'])
})

test('an order that the receiving wallet is itself told to have ignored is not green at its sender', () => {
  const orders = [order({ value: '1' })]
  const none = { until: null, seqno: null, unread: 0, changes: [], more: 0, sure: false, answers: false }
  const request = { ...none, family: 'v5', orders, direct: 1 }
  const first = sent(ALICE, BOB, { body: named(0x6578746e, 'Wallet request of an extension') })
  const plain = step(0, BOB, first)
  const { summary: _, ...read } = plain.transaction!
  const ignored = { ...plain, transaction: transaction(read, request) }
  expect(ignored.transaction.summary.end.name).toBe('Ignored')
  expect(screen(root(first), ignored)).toMatchObject({ tone: 'none', name: 'Ignored', ending: { kind: 'ignored' } })
})

// A DeDust pool keeps 65 of 70 jettons, mints LP tokens without a notice, and returns the change. No step failed.
test('a deposit whose change came back is not told as come back by a failed step', () => {
  const deposit = payload(named(0x40e108d6, 'DeDust: deposit liquidity'))
  const first = sent(ALICE, BOB, { body: body(0x0f8a7ea5, [field('destination', DAVE), deposit], '70') })
  const second = sent(BOB, CAROL, { body: operation(0x178d4519, '70') })
  const third = sent(CAROL, DAVE, { bounce: false, body: operation(0x7362d09c, '70') })
  const change = sent(BOB, ALICE, { value: '1', bounce: false, body: operation(0x7362d09c, '5') })
  const { ending, tone } = screen(
    root(first),
    step(0, BOB, first, [second]),
    step(1, CAROL, second, [third]),
    step(2, DAVE, third, [change]),
    step(3, ALICE, change),
  )
  expect([ending, tone]).toEqual([{ kind: 'arrived', count: 1, inVain: false }, 'good'])
})

// STON.fi gives liquidity back that waited at an LP account, as asked: its payout's code is “refund_ok”.
test('liquidity that STON.fi gave back as asked was not done in part', () => {
  const ask: Body = { kind: 'unknown', opcode: 0x0bf3f447, boc: null }
  const first = sent(ALICE, BOB, { value: '300000000', body: ask })
  const toPool = sent(BOB, CAROL, { body: { kind: 'unknown', opcode: 0x89446a42, boc: null } })
  const pays = sent(CAROL, DAVE, { body: named(0xf93bb43f, 'STON.fi: payout', [number('exit code', `${0xde7dbbc2}`)]) })
  const inner = sent(DAVE, EVE, { body: operation(0x178d4519, '7') })
  const paid = sent(EVE, ALICE, { value: '1', bounce: false, body: body(0x7362d09c, [field('sender', DAVE)], '7') })
  const { ending } = screen(
    root(first),
    step(0, BOB, first, [toPool]),
    step(1, CAROL, toPool, [pays]),
    step(2, DAVE, pays, [inner]),
    step(3, EVE, inner, [paid]),
    step(4, ALICE, paid),
  )
  expect(ending.kind).toBe('arrived')
})

// Any contract can send a burn notification to any account.
test('a burn that only a stranger’s message tells of is a claim', () => {
  const notice = message({ value: '1', body: body(0x7bdd97de, [field('sender', CAROL)], '7') })
  const { summary } = transaction({ inMessage: notice })
  expect([write(summary.sentence), summary.end.name]).toEqual([
    'Carol burned 7 of Bob’s jetton; not checked',
    'Not checked',
  ])
})

test('a burn is a fact for the master that accepted it and returned the unused gas', () => {
  const notice = message({ value: '9', body: body(0x7bdd97de, [field('sender', CAROL)], '7') })
  const excesses = message({ source: ALICE, destination: CAROL, value: '5', body: operation(0xd53276db) })
  const { summary } = transaction({ inMessage: notice, outMessages: [excesses] })
  expect([write(summary.sentence), summary.end.name]).toEqual([
    'Carol burned 7 of Bob’s jetton, sent on 5 nano',
    'Succeeded',
  ])
})
