import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Step, Trace } from '../../src/domain/trace/trace.ts'
import { openScreen, part } from '../support/screen.ts'
import { chain, external, sent, step, trace } from '../support/trace.ts'
import { ALICE, BOB } from '../support/transaction.ts'

type State = { status: string; chain: object[]; stuck?: object }

const pinned = { stage: 'signed', authority: { kind: 'pinned', made: 1, rotations: 0 } }
const SIGNED = {
  status: 'ended',
  chain: [{ link: { kind: 'signatures' }, checked: { kind: 'proved', facts: pinned } }],
}
const FAILED = { status: 'ended', chain: [], problem: new Error('down') }
const REFUTED = { status: 'ended', chain: [], stuck: { checked: { kind: 'contradicted' } } }

/** Opens the proofs of a trace. Each run of a step's proof ends at once with its next result; there may be no run without one. */
async function prove(of: Trace, results: State[][]) {
  const proofs = new Map(
    of.steps.map(({ hash }, place) => {
      const $state = atom<State>({ status: 'idle', chain: [] })
      const start = () => $state.set(results[place]!.shift()!)
      return [hash, Object.assign($state, { claim: { kind: 'transaction', hash }, start, hold: () => () => {} })]
    }),
  )
  vi.doMock('../../src/stores/proof.ts', () => ({ $proof: ({ hash }: { hash: string }) => proofs.get(hash) }))
  onTestFinished(() => void vi.doUnmock('../../src/stores/proof.ts'))
  const load = async () => (await import('../../src/islands/transaction/trace/ProveSteps.tsx')).ProveSteps
  const { screen, user } = await openScreen(`/tx/${of.steps[0]!.hash}`, part(load, { trace: of }))
  return { screen, user, press: async (name: string) => user.click(await screen.findByRole('button', { name })) }
}

const linksOf = (element: Element) => [...element.querySelectorAll('a')].map(({ pathname }) => pathname)
const pathOf = ({ hash }: Step) => `/tx/${hash}`

test('a step that a provider’s bytes contradict is reported in red, others that are not proved can be tried again', async () => {
  const of = chain()
  const { screen, press } = await prove(of, [[SIGNED], [FAILED, SIGNED], [REFUTED], [SIGNED]])
  await press('Prove all 4 steps')
  await screen.findByText('2 of 4 steps are signed by validators, whose set this build pins')
  const refuted = screen.getByText('A proof does not fit')
  expect([refuted.role, ...linksOf(refuted)]).toEqual(['alert', pathOf(of.steps[2]!)])
  expect(linksOf(screen.getByText('Not proved:'))).toEqual([pathOf(of.steps[1]!)])
  await press('Try Again')
  await screen.findByText('3 of 4 steps are signed by validators, whose set this build pins')
  expect(screen.queryByText('Not proved:')).toBeNull()
  expect(linksOf(screen.getByText('A proof does not fit'))).toEqual([pathOf(of.steps[2]!)])
})

const message = sent(ALICE, BOB)
const first = step(null, ALICE, external(ALICE), [message])
const unread = { ...step(0, BOB, message), transaction: null, linked: false }

test.each([
  ['an unreadable step', trace([first, unread]), '1 of 2 steps are'],
  ['entries that were dropped', { ...trace([first]), unreadable: 1 }, '1 of at least 1 step is'],
])('the steps of a trace with %s are counted with it', async (_, of, text) => {
  const { screen, press } = await prove(of, [[SIGNED]])
  await press('Prove the readable step')
  await screen.findByText(`${text} signed by validators, whose set this build pins`)
})

test('a trace without a readable step offers no proof', async () => {
  const { screen } = await prove(trace([unread]), [])
  expect(screen.queryByRole('button')).toBeNull()
})
