import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { JettonFlow } from '../../src/domain/jetton/jetton.ts'
import type { Step, Trace } from '../../src/domain/trace/trace.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { chain, external, sent, step, trace } from '../support/trace.ts'
import { ALICE, BOB, CAROL, threw } from '../support/transaction.ts'

const HASH = 'a'.repeat(64)

type Part = ComponentType<{ trace: Trace; hash: string; hasJettons: boolean; isUnfinished: boolean }>

const open = async (of: Trace, load: () => Promise<Part>) =>
  (await openScreen(`/tx/${HASH}`, part(load, { trace: of, hash: HASH, hasJettons: false, isUnfinished: false })))
    .screen
const figures = async () => (await import('../../src/islands/transaction/trace/TraceFigures.tsx')).TraceFigures
const money = async () => (await import('../../src/islands/transaction/trace/MoneyTable.tsx')).MoneyTable

/** A step whose bytes could not be read. */
const unread = (one: Step): Step => ({ ...one, transaction: null, linked: false })

test('a trace whose steps were all read and linked is marked as checked', async () => {
  const screen = await open(chain(), figures)
  const note = await screen.findByText(/^Checked in this browser: 4 of 4 steps/)
  expect(note.querySelector('.text-good')).not.toBeNull()
})

test('a trace with an unreadable entry is not marked as checked', async () => {
  const screen = await open({ ...chain(), unreadable: 1 }, figures)
  const note = await screen.findByText(/^Checked in this browser: 4 of 4 steps/)
  expect(note.querySelector('.text-good')).toBeNull()
  expect(note.querySelector('.text-warn')).not.toBeNull()
})

test('the number of failed steps links to the step that failed first', async () => {
  const [first, second, third] = [sent(ALICE, BOB), sent(ALICE, CAROL), sent(ALICE, CAROL)]
  const steps = [
    step(null, ALICE, external(ALICE), [first, second, third], { lt: '10' }),
    step(0, BOB, first, [], { lt: '20' }),
    step(0, CAROL, second, [], { ...threw(), lt: '40' }),
    step(0, CAROL, third, [], { ...threw(), lt: '30' }),
  ]
  const screen = await open(trace(steps), figures)
  const link = await screen.findByRole('link', { name: '2' })
  expect(link.getAttribute('href')).toBe('#step-3')
})

test('the figures of a trace with unreadable steps are minimums, and no failure among the readable ones is called none', async () => {
  const [first, second] = [sent(ALICE, BOB), sent(ALICE, CAROL)]
  const steps = [
    step(null, ALICE, external(ALICE), [first, second], { utime: 10 }),
    step(0, BOB, first, [], { utime: 12 }),
    unread(step(0, CAROL, second)),
  ]
  const screen = await open(trace(steps), figures)
  await screen.findByText('Failed steps')
  expect(factsOf()).toEqual({
    Steps: '3',
    Accounts: '3',
    'From first to last': '≥\u00a02 s',
    'Fees in all': '≥\u00a00.000000028 TON',
    'Failed steps': '—',
  })
})

test('the figures of a trace without any readable step are unknown', async () => {
  const screen = await open(trace([unread(step(null, ALICE, external(ALICE)))]), figures)
  await screen.findByText('Failed steps')
  expect(factsOf()).toMatchObject({ 'From first to last': '—', 'Fees in all': '—', 'Failed steps': '—' })
})

test('the steps and failures of a trace with an unreadable entry are minimums', async () => {
  const steps = [step(null, ALICE, external(ALICE), [], threw())]
  const screen = await open({ ...trace(steps), unreadable: 1 }, figures)
  await screen.findByText('Failed steps')
  expect(factsOf()).toMatchObject({ Steps: '≥\u00a01', Accounts: '≥\u00a01', 'Failed steps': '≥\u00a01' })
})

/** Accounts and totals of the table, each with its figure. */
const rows = () =>
  [...document.querySelectorAll('li')].map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' '))

test('gains, payments and fees of a fully read trace add up', async () => {
  const screen = await open(chain(), money)
  await screen.findByText('every amount is accounted for')
  screen.getByText('exact, from the bytes of every step')
  expect(rows().at(-1)).toBe('Fees of 4 steps 0.000000052 TON')
})

test('fees are said to be of the steps that happened and were read', async () => {
  const [first, second] = [sent(ALICE, BOB), sent(ALICE, CAROL)]
  const steps = [
    step(null, ALICE, external(ALICE), [first, second]),
    { ...step(0, BOB, first), expected: true },
    unread(step(0, CAROL, second)),
  ]
  const screen = await open(trace(steps), money)
  await screen.findByText('Fees of 1 step')
})

test('amounts of a trace with an unreadable step are not all accounted for', async () => {
  const [first] = [sent(ALICE, BOB, { value: '0' })]
  const steps = [step(null, ALICE, external(ALICE), [first]), unread(step(0, BOB, first))]
  const screen = await open(trace(steps), money)
  await screen.findByText('not all of its steps could be read')
  screen.getByText('not every amount is accounted for: steps are missing')
  expect(screen.queryByText('exact, from the bytes of every step')).toBeNull()
})

test('a trace shows separately what came from outside and what is still on its way', async () => {
  const [bringing, going] = [sent(CAROL, ALICE, { value: '900' }), sent(ALICE, BOB, { value: '300' })]
  const screen = await open(trace([step(null, ALICE, bringing, [going])]), money)
  await screen.findByText('every amount is accounted for')
  expect(rows().slice(-2)).toEqual([
    'Still on its way 0.0000003 TON',
    'Brought in from outside of the trace 0.0000009 TON',
  ])
  screen.getByText('Fees of 1 step')
})

test('a message whose receiver may be a dropped step is not said to be on its way', async () => {
  const steps = [step(null, ALICE, external(ALICE), [sent(ALICE, BOB, { value: '300' })])]
  const screen = await open({ ...trace(steps), unreadable: 1 }, money)
  await screen.findByText('not every amount is accounted for: steps are missing')
  expect(screen.queryByText('Still on its way')).toBeNull()
})

const outline = async () => (await import('../../src/islands/transaction/trace/TraceOutline.tsx')).TraceOutline

test.each([
  [0, 'on its way'],
  [1, 'not known if received'],
])(
  'with %i dropped steps, the outline says of a message without a receiver that it is “%s”',
  async (unreadable, text) => {
    const steps = [step(null, ALICE, external(ALICE), [sent(ALICE, BOB, { value: '300' })])]
    const load = part(outline, { trace: { ...trace(steps), unreadable }, current: HASH })
    const { screen } = await openScreen(`/tx/${HASH}`, load)
    await screen.findByText(new RegExp(text))
  },
)

const GOLD = { address: CAROL, symbol: 'GOLD', name: 'Gold', image: null, decimals: 0, trust: 'unknown' as const }
const paid: JettonFlow[] = [{ account: ALICE, jetton: GOLD, quantity: '-7' }]

/** Opens a part of a trace that cost Alice TON, beside this answer about its jettons. */
async function besideJettons(load: () => Promise<Part>, flows: JettonFlow[] | null, isUnfinished = false) {
  const value = {
    operations: [],
    known: {},
    unreadable: 0,
    wallets: {},
    flows: flows && { source: 'toncenter v3', rows: flows },
    isUnfinished,
  }
  const state = atom({
    status: 'ready',
    value,
    at: 0,
    sources: ['toncenter v3', 'tonapi'],
    saved: false,
    changing: false,
  })
  vi.doMock('../../src/stores/trace.ts', () => ({ $traceJettons: () => state }))
  onTestFinished(() => void vi.doUnmock('../../src/stores/trace.ts'))
  const props = { trace: chain(), hash: HASH, hasJettons: true, isUnfinished: false }
  await openScreen(`/tx/${HASH}`, part(load, props))
  return document.querySelector('main')?.textContent
}
const total = async () => (await import('../../src/islands/transaction/trace/TraceOutcome.tsx')).OutcomeWithJettons

test.each([
  { flows: paid, isUnfinished: false, text: /^In all, fees included, .+ paid 7 GOLD, .*TON/ },
  { flows: paid, isUnfinished: true, text: /^So far, fees included, .+ has paid 7 GOLD, .*TON/ },
  { flows: null, isUnfinished: false, text: /^$/ },
])('a total has the jettons, is none while they are unknown, and only final once they are: %j', async given => {
  expect(await besideJettons(total, given.flows, given.isUnfinished)).toMatch(given.text)
})

test.each([
  [paid, 'Jettons according to toncenter v3.'],
  [null, 'It is not known which jettons moved.'],
])('gains name the provider of their jettons, or that these are not known', async (flows, text) => {
  expect(await besideJettons(money, flows)).toContain(text)
})
