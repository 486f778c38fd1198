import { expect, test } from 'vitest'
import { fillSteps, joinTraces } from '../../../src/domain/trace/join.ts'
import type { Step, Trace } from '../../../src/domain/trace/trace.ts'
import { chain, trace } from '../../support/trace.ts'

const hashes = ({ steps }: Trace) => steps.map(({ hash }) => hash)
const unread = ({ steps }: Trace) => steps.filter(({ transaction }) => !transaction).map(({ hash }) => hash)

/** The trace without the bytes of a step. */
const without = (whole: Step[], place: number) =>
  trace(whole.map((step, at) => (at === place ? { ...step, transaction: null, linked: false } : step)))

test('joinTraces fills a step’s bytes from the other provider and links it to its parent', () => {
  const steps = chain().steps
  const whole = trace(steps)
  const last = steps.length - 1
  for (const joined of [joinTraces(without(steps, last), whole), joinTraces(whole, without(steps, last))]) {
    expect(unread(joined)).toEqual([])
    expect(joined.steps[last]?.linked).toBe(true)
  }
})

test('bytes that belong to no step change nothing', () => {
  const steps = chain().steps
  const lacking = without(steps, 1)
  expect(unread(fillSteps(lacking, [steps[0]!.transaction, null]))).toEqual(unread(lacking))
})

test('a step whose parent is unreadable is not linked', () => {
  const steps = chain().steps
  expect(fillSteps(without(steps, 0), []).steps[1]?.linked).toBe(false)
})

test('joinTraces uses the second trace’s steps when more of them happened', () => {
  const steps = chain().steps
  const [longer, shorter] = [trace(steps), trace(steps.slice(0, -1))]
  expect(hashes(joinTraces(shorter, longer))).toEqual(hashes(longer))
  expect(hashes(joinTraces(longer, shorter))).toEqual(hashes(longer))
})

test('toncenter’s flag of replaced code is kept, whichever trace shows the step', () => {
  const steps = chain().steps
  const said = trace(steps.map((step, at) => (at === 1 ? { ...step, isCodeReplaced: true } : step)))
  for (const joined of [joinTraces(said, trace(steps)), joinTraces(trace(steps), said)])
    expect(joined.steps.map(({ isCodeReplaced }) => isCodeReplaced)).toEqual([undefined, true, undefined, undefined])
})

test('expected steps of the second trace do not replace a finished trace', () => {
  const steps = chain().steps
  const foreseen = { ...steps.at(-1)!, hash: 'ff'.repeat(32), expected: true, parent: 0 }
  expect(hashes(joinTraces(trace(steps), trace([...steps, foreseen])))).toEqual(hashes(trace(steps)))
})

test('joinTraces uses the second trace’s steps if the first lacks a dropped one, also while the second is unfinished', () => {
  const steps = chain().steps
  const [dropped, unfinished] = [{ ...trace(steps.slice(0, 1)), unreadable: 1 }, trace(steps.slice(0, 3))]
  expect(hashes(joinTraces(dropped, unfinished))).toEqual(hashes(unfinished))
})

test('joinTraces takes facts of addresses from the second trace', () => {
  const address = `0:${'11'.repeat(32)}` as const
  const said = (name: string) => ({ [address]: { isWallet: true, name, isScam: false } })
  const [first, second] = [chain(), chain()]
  expect(joinTraces({ ...first, known: said('one') }, { ...second, known: said('two') }).known).toEqual(said('two'))
})
