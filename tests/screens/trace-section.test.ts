import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Step, Trace } from '../../src/domain/trace/trace.ts'
import { openScreen, part } from '../support/screen.ts'
import { chain, external, sent, step, trace } from '../support/trace.ts'
import { ALICE, BOB, CAROL, transaction } from '../support/transaction.ts'

const ALONE = 'Nothing followed: this transaction is all of its trace.'
const UNFINISHED = 'Messages are still on their way; the trace is asked for again.'
const FOLDED = 'Steps, money and proof'
const UNMARKED = 'tonapi tells nothing of this trace: names and scam marks are missing.'

/** Opens the trace of a transaction, in a state of its query. */
async function openState(state: object, own: Step | undefined, path: string) {
  const query = Object.assign(atom(state), { refresh() {}, refetch: undefined })
  const jettons = atom({ status: 'loading' })
  const scroll = vi.fn()
  const load = part(
    async () => {
      vi.doMock('../../src/stores/trace.ts', () => ({ $trace: () => query, $traceJettons: () => jettons }))
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll)
      return (await import('../../src/islands/transaction/trace/TraceSection.tsx')).default
    },
    { transaction: own?.transaction ?? transaction(), onWallets() {} },
  )
  onTestFinished(() => void vi.doUnmock('../../src/stores/trace.ts'))
  const { screen } = await openScreen(`${path}/${own?.hash ?? 'a'.repeat(64)}`, load)
  await screen.findByRole('heading', { name: 'Trace' })
  const texts = () => [ALONE, UNFINISHED, FOLDED, UNMARKED].filter(text => screen.queryByText(text))
  return { screen, scroll, texts }
}
const openTrace = (of: Trace, path = '/tx') => {
  const ready = { status: 'ready', value: of, at: Date.now(), sources: ['tonapi'], saved: false, changing: false }
  return openState(ready, of.steps[0], path)
}
const failed = (kind: string) => {
  const error = Object.assign(new Error(kind), { kind, provider: 'tonapi', detail: 'x' })
  return openState({ status: 'failed', error, changing: false }, undefined, '/tx')
}

const [first, second] = [sent(ALICE, BOB), sent(ALICE, CAROL)]
const root = step(null, ALICE, external(ALICE), [first])
const [toBob, toCarol] = [step(0, BOB, first), step(0, CAROL, second)]

test('a trace of one finished step says that nothing followed, and has no figures', async () => {
  const { screen, texts } = await openTrace(trace([step(null, ALICE, external(ALICE))]))
  expect(texts()).toEqual([ALONE])
  expect(screen.queryByText(/^Checked in this browser/)).toBeNull()
})

test('a trace of one step with a message on its way says so, and not that nothing followed', async () => {
  const { texts } = await openTrace(trace([root]))
  expect(texts()).toEqual([UNFINISHED, FOLDED])
})

test('a trace of two steps shows these, and folds its figures', async () => {
  const { screen, texts } = await openTrace(trace([root, toBob]))
  expect(texts()).toEqual([FOLDED])
  expect(screen.getByRole('tree').closest('details')).toBeNull()
  expect(screen.getByText(/^Checked in this browser/).closest('details')?.open).toBe(false)
})

test('a trace of more steps shows its figures at once', async () => {
  const { screen, texts } = await openTrace(chain())
  expect(texts()).toEqual([])
  expect(screen.getByText(/^Checked in this browser/).closest('details')).toBeNull()
  expect(screen.getAllByRole('tree')).toHaveLength(1)
})

test('only steps that happened and were read are offered for proof', async () => {
  const wide = step(null, ALICE, external(ALICE), [first, second])
  const others = [
    { ...toCarol, expected: true },
    { ...step(0, CAROL, sent(ALICE, CAROL)), transaction: null },
  ]
  const { screen } = await openTrace(trace([wide, toBob, ...others]))
  screen.getByRole('button', { name: 'Prove the 2 readable steps' })
})

test.each<[Partial<Trace>, string[]]>([
  [{ isUnmarked: true }, [UNMARKED]],
  [{}, []],
])('a trace with %j says only then that names and scam marks are missing', async (parts, expected) => {
  const { texts } = await openTrace({ ...chain(), ...parts })
  expect(texts()).toEqual(expected)
})

test.each([
  ['not-found', 'The indexer does not know this trace yet'],
  ['broken', 'Failed to load the trace'],
])('a trace whose request failed as %s: “%s”', async (kind, title) => {
  const { screen } = await failed(kind)
  screen.getByText(title)
  expect(screen.queryByRole('tree')).toBeNull()
})

test('a trace that is too long is not reported as failed', async () => {
  const { screen } = await failed('too-long')
  screen.getByText('Too long for the indexer to list')
  expect(screen.queryByText('Failed to load the trace')).toBeNull()
})

test.each([
  ['/trace', 1],
  ['/tx', 0],
])('a page at %s scrolls %i times to the trace', async (path, times) => {
  const { scroll } = await openTrace(chain(), path)
  expect(scroll).toHaveBeenCalledTimes(times)
})
