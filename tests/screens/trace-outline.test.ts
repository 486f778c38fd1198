import { expect, test } from 'vitest'
import type { Step, Trace } from '../../src/domain/trace/trace.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part } from '../support/screen.ts'
import { external, sent, step, trace } from '../support/trace.ts'
import { ALICE, BOB, CAROL, message, threw, transaction } from '../support/transaction.ts'

const PATH = `/tx/${'a'.repeat(64)}`
const TON = '1000000000'

/** Opens the outline of a trace on the page of its step `at`. */
async function openOutline(of: Trace, at = 0) {
  const load = part(async () => (await import('../../src/islands/transaction/trace/TraceOutline.tsx')).TraceOutline, {
    trace: of,
    current: of.steps[at]?.hash ?? '',
  })
  const { screen, user } = await openScreen(PATH, load)
  await screen.findByRole('tree', { name: 'Trace' })
  return { user, rows: () => screen.getAllByRole('treeitem') }
}
const textsOf = (rows: HTMLElement[]) => rows.map(({ textContent }) => textContent)

const [first, second] = [sent(ALICE, BOB, { value: TON }), sent(ALICE, CAROL, { value: TON })]
const branches = (...received: Step[]) =>
  trace([step(null, ALICE, external(ALICE), [first, second], { lt: '10' }), ...received])

test('an outline marks the step of the page, and the failed step that was first on the chain', async () => {
  const of = branches(
    step(0, BOB, first, [], { ...threw(), lt: '30' }),
    step(0, CAROL, second, [], { ...threw(), lt: '20' }),
  )
  const { rows } = await openOutline(of, 1)
  expect(rows().map(row => row.getAttribute('aria-current'))).toEqual([null, 'true', null])
  expect(rows().map(row => row.getAttribute('href'))).toEqual(of.steps.map(({ hash }) => `/tx/${hash}`))
  expect(textsOf(rows()).map(text => text?.includes(' · this transaction'))).toEqual([false, true, false])
  expect(textsOf(rows()).map(text => text?.includes(' · first to fail'))).toEqual([false, false, true])
  expect(rows().map(row => row.querySelectorAll('.icon').length)).toEqual([0, 1, 1])
})

test('an expected step has no link and is not called unreadable or failed', async () => {
  const expected = { ...step(0, BOB, first, [], threw()), expected: true }
  const { rows } = await openOutline(branches(expected, { ...step(0, CAROL, second), transaction: null }))
  const [, ahead, unread] = rows()
  expect(ahead?.textContent).toContain('expected by the provider’s emulation')
  expect(ahead?.textContent).not.toContain('cannot be read')
  expect([ahead?.tagName, unread?.tagName]).toEqual(['DIV', 'A'])
  expect(ahead?.querySelector('.icon')).toBeNull()
  expect(unread?.textContent).toMatch(/cannot be read$/)
})

/** Alice pays 1 TON to nine accounts; the step `failed` of them fails. */
function payments(failed?: number) {
  const messages = Array.from({ length: 9 }, () => sent(ALICE, BOB, { value: TON }))
  const received = messages.map((paid, place) => step(0, BOB, paid, [], place === failed ? threw() : {}))
  return trace([step(null, ALICE, external(ALICE), messages), ...received])
}

test('nine similar steps are one row with their sum, which a click expands and folds again', async () => {
  const { user, rows } = await openOutline(payments())
  const [, run] = rows()
  expect(textsOf(rows())[1]).toBe('9 × Transfer9 TON')
  expect([rows().length, run?.getAttribute('aria-expanded')]).toEqual([2, 'false'])
  await user.click(run!)
  expect([rows().length, run?.getAttribute('aria-expanded')]).toEqual([11, 'true'])
  await user.click(run!)
  expect([rows().length, run?.getAttribute('aria-expanded')]).toEqual([2, 'false'])
})

test.each([
  ['the step of the page', undefined, 4],
  ['a failed step', 4, 0],
])('similar steps are not folded if %s is among them', async (_, failed, at) => {
  const { rows } = await openOutline(payments(failed), at)
  expect(rows()).toHaveLength(11)
})

test('arrow keys, Home and End move through an outline, and only its focused row is a tab stop', async () => {
  const { user, rows } = await openOutline(payments())
  const [root, run] = rows()
  root?.focus()
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(root)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(run)
  expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0])
  await user.keyboard('{ArrowRight}')
  expect([rows().length, document.activeElement]).toEqual([11, run])
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(rows()[3])
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(run)
  await user.keyboard('{ArrowLeft}')
  expect(rows()).toHaveLength(2)
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(root)
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(run)
  await user.keyboard('{Shift>}{Home}{/Shift}')
  expect(document.activeElement).toBe(run)
})

const stepByStep = part(async () => (await import('../../src/islands/transaction/trace/StepByStep.tsx')).StepByStep, {
  transaction: transaction({
    inMessage: message({ hash: 'd'.repeat(64) }),
    outMessages: [message({ hash: 'e'.repeat(64), source: ALICE, destination: CAROL, value: '500000000' })],
  }),
})

test('a trace too long to list offers to find the sender and the receiver beside their amounts', async () => {
  const { screen } = await openScreen(PATH, stepByStep)
  await screen.findByText('1 transaction of this trace on screen, each checked here')
  const [sender, own, receiver, ...more] = textsOf(screen.getAllByRole('treeitem'))
  expect(sender).toMatch(/^·Sent by EQC7u7\S+ TransferFind what sent it1 TON$/)
  expect(own).toContain(' · this transaction')
  expect(receiver).toMatch(/^·EQDMzM\S+ TransferFind what it started0\.5 TON$/)
  expect(more).toEqual([])
})

test('a step that could not be loaded says why, and a click loads it again', async () => {
  const body = { ok: false, error: 'down', code: 400 }
  const faults = [{ match: '/tryLocateResultTx', status: 400, body }]
  const { network, screen, user } = await openScreen(PATH, stepByStep, { faults })
  const ask = await screen.findByRole('treeitem', { name: /Find what it started/ })
  await user.click(ask)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Not loaded\. .+ Try Again$/)
  expect(ask.getAttribute('aria-disabled')).toBe('false')
  const before = (await network.calls()).length
  await user.click(ask)
  await eventually(async () => expect((await network.calls()).length).toBeGreaterThan(before))
})
