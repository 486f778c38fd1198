import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { JettonFlow } from '../../src/domain/jetton/jetton.ts'
import type { Trace } from '../../src/domain/trace/trace.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { openScreen, part } from '../support/screen.ts'
import { chain, external, sent, step, trace } from '../support/trace.ts'
import { ALICE, BOB, CAROL } from '../support/transaction.ts'

const HASH = 'a'.repeat(64)
const GOLD = { address: CAROL, symbol: 'GOLD', name: 'Gold', image: null, decimals: 2, trust: 'unknown' as const }
const flow = (account: RawAddress, quantity: string): JettonFlow => ({ account, jetton: GOLD, quantity })

type Props = { trace: Trace; hash: string; hasJettons: boolean; flows: JettonFlow[]; isUnfinished: boolean }

async function open(load: () => Promise<ComponentType<Props>>, of: Trace, rest: Partial<Props> = {}) {
  const props = { trace: of, hash: HASH, hasJettons: false, flows: [], isUnfinished: false, ...rest }
  await openScreen(`/tx/${HASH}`, part(load, props))
}

const outcome = async () => (await import('../../src/islands/transaction/trace/TraceOutcome.tsx')).TraceOutcome

/** Alice pays 1 TON to Bob, who pays `back` nanoTON of it back. */
function exchange(back: string) {
  const [there, again] = [sent(ALICE, BOB, { value: '1000000000' }), sent(BOB, ALICE, { value: back })]
  return trace([step(null, ALICE, external(ALICE), [there]), step(0, BOB, there, [again]), step(1, ALICE, again)])
}
const [loss, gain] = [exchange('500000000'), exchange('5000000000')]

// The fees of Alice's two steps are 24 nanoTON, and amounts are cut after four digits.
test.each([
  [loss, [], false, 'In all, fees included, @ paid 0.5 TON.'],
  [loss, [], true, 'So far, fees included, @ has paid 0.5 TON.'],
  [gain, [], false, 'In all, fees taken off, @ got 3.9999 TON.'],
  [gain, [], true, 'So far, fees taken off, @ has got 3.9999 TON.'],
  [loss, [flow(ALICE, '750')], false, 'In all, fees included, @ paid 0.5 TON and got 7.5 GOLD.'],
  [gain, [flow(ALICE, '-750')], true, 'So far, fees included, @ has paid 7.5 GOLD and got 3.9999 TON.'],
  [loss, [flow(BOB, '750'), flow(ALICE, '0')], false, 'In all, fees included, @ paid 0.5 TON.'],
])('the total of trace %# says what its first account paid and got', async (of, flows, isUnfinished, text) => {
  await open(outcome, of, { flows, isUnfinished })
  expect(document.querySelector('main')?.textContent?.replaceAll(/EQ\S+/g, '@')).toBe(text)
})

const money = async () => (await import('../../src/islands/transaction/trace/MoneyTable.tsx')).MoneyTable

/** Amounts of each row. */
const amounts = () =>
  [...document.querySelectorAll('li')].map(row =>
    [...row.querySelectorAll('data')].map(({ textContent }) => textContent),
  )

test('gains are shown as received, payments as sent, each without its minus sign', async () => {
  await open(money, chain())
  expect(amounts()).toEqual([
    ['↑ sent 0.000000924 TON'],
    ['↓ received 0.000000486 TON'],
    ['↓ received 0.000000386 TON'],
    ['0.000000052 TON'],
  ])
})

test('an account whose balance is unchanged neither received nor sent', async () => {
  // Bob pays all of it as his fee.
  const paid = sent(ALICE, BOB, { value: '10' })
  await open(money, trace([step(null, ALICE, external(ALICE), [paid]), step(0, BOB, paid)]))
  expect(amounts().slice(0, 2)).toEqual([['↑ sent 0.000000024 TON'], ['0 TON']])
})

/** Opens the gains of `chain()` beside jettons, by a provider's list of them. */
async function besideJettons(rows: JettonFlow[]) {
  const value = { operations: [], known: {}, unreadable: 0, wallets: {}, flows: { source: 'tonapi', rows } }
  const state = atom({ status: 'ready', value, at: 0, sources: ['tonapi'], saved: false, changing: false })
  vi.doMock('../../src/stores/trace.ts', () => ({ $traceJettons: () => state }))
  onTestFinished(() => void vi.doUnmock('../../src/stores/trace.ts'))
  await open(money, chain(), { hasJettons: true })
}

test('jettons are gained and paid by their accounts, and those that came and went are left out', async () => {
  await besideJettons([flow(ALICE, '-750'), flow(BOB, '750'), flow(CAROL, '0')])
  expect(amounts().map(([, jettons]) => jettons)).toEqual([
    '↑ sent 7.5 GOLD',
    '↓ received 7.5 GOLD',
    undefined,
    undefined,
  ])
})

test('gains without jettons name no provider of jettons', async () => {
  await besideJettons([])
  expect(document.querySelector('main')?.textContent).not.toMatch(/Jettons according|not known which jettons/)
})
