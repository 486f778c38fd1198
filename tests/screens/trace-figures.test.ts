import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import type { Step, Trace } from '../../src/domain/trace/trace.ts'
import { openScreen, part } from '../support/screen.ts'
import { chain, external, sent, step, trace } from '../support/trace.ts'
import { ALICE, BOB, CAROL, threw } from '../support/transaction.ts'

const HASH = 'a'.repeat(64)

type Part = ComponentType<{ trace: Trace; hash: string; hasJettons: boolean }>

const open = async (of: Trace, load: () => Promise<Part>) =>
  (await openScreen(`/tx/${HASH}`, part(load, { trace: of, hash: HASH, hasJettons: false }))).screen
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

/** Accounts and totals of the table, each with its figure. */
const rows = () =>
  [...document.querySelectorAll('li')].map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' '))

test('gains, payments and fees of a fully read trace add up', async () => {
  const screen = await open(chain(), money)
  await screen.findByText('every amount is accounted for')
  expect(rows().at(-1)).toBe('Fees of 4 steps 0.000000052 TON')
})

test('amounts of a trace with an unreadable step are not all accounted for', async () => {
  const [first] = [sent(ALICE, BOB, { value: '0' })]
  const steps = [step(null, ALICE, external(ALICE), [first]), unread(step(0, BOB, first))]
  const screen = await open(trace(steps), money)
  await screen.findByText('not all of its steps could be read')
  screen.getByText('not every amount is accounted for: steps are missing')
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
