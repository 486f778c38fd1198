import { describe, expect, test } from 'vitest'
import type { Names } from '../../../src/domain/export/rows.ts'
import type { Job, Next } from '../../../src/stores/export/job-storage.ts'
import type { FindStart, LoadPage } from '../../../src/stores/export/pages.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE, message, operation, transaction } from '../../support/transaction.ts'

browserOfEachTest()

const DAY = 86_400
const now = () => Math.floor(Date.now() / 1000)
const listed: Names = { jettons: {}, find: () => undefined }
const never = new AbortController().signal
const newJob = async (range: { from: number; to: number }) =>
  (await import('../../../src/stores/export/new-job.ts')).newJob(range, 'csv')

type Tools = { loadPage?: LoadPage; findStart?: FindStart }
const noTool = async () => {
  throw new Error('not asked for')
}
async function step(before: Job, { loadPage = noTool, findStart = noTool }: Tools, names = listed) {
  const { nextStep } = await import('../../../src/stores/export/step.ts')
  return nextStep(ALICE, before, { loadPage, findStart }, names, never)
}

describe('a new export', () => {
  test('a new export reaching into the future ends now and begins with the newest transaction', async () => {
    const before = now()
    const { progress, next } = await newJob({ from: 0, to: before + 30 * DAY })
    expect(next).toEqual({ kind: 'newest' })
    expect(progress.to).toBeGreaterThanOrEqual(before)
    expect(progress.to).toBeLessThanOrEqual(now())
  })

  test('a new export that ends in the past begins with a search for its newest transaction', async () => {
    const to = now() - DAY
    expect(await newJob({ from: 0, to })).toMatchObject({ next: { kind: 'find' }, progress: { to } })
  })
})

describe('a step of an export', () => {
  test('an export whose range has no transaction completes without a row', async () => {
    const before = await newJob({ from: 0, to: now() - DAY })
    const { after, piece } = await step(before, { findStart: async () => ({ next: null, isCertain: true }) })
    expect(after).toMatchObject({ progress: { ending: 'complete' }, rows: 0, pieces: 0 })
    expect(piece).toBeNull()
  })

  test('an export without rows is not complete if its index may lag', async () => {
    const before = await newJob({ from: 0, to: now() - DAY })
    const { after } = await step(before, { findStart: async () => ({ next: null, isCertain: false }) })
    expect(after).toMatchObject({ progress: { ending: 'uncertain end' }, rows: 0 })
  })

  test('an export continues at the end of its range once found', async () => {
    const before = await newJob({ from: 0, to: now() - DAY })
    const next: Next = { kind: 'at', cursor: { lt: '9', hash: 'a'.repeat(64) } }
    for (const isCertain of [true, false]) {
      const { after } = await step(before, { findStart: async () => ({ next, isCertain }) })
      expect(after).toMatchObject({ progress: { ending: null, isEndCertain: isCertain }, next, pieces: 0 })
    }
  })

  test('each step of an export keeps its sources and adds to its counts', async () => {
    const page =
      (lt: string, source: string): LoadPage =>
      async call => {
        call.onProgress?.({ provider: source, phase: 'asked' })
        call.onSource(source)
        const received = message({ value: lt })
        const transactions = [transaction({ lt, utime: 100 + Number(lt), inMessage: received, totalFees: '1' })]
        return { transactions, more: true, unreadable: 0, stage: 'recent' }
      }
    const first = await step(await newJob({ from: 0, to: now() + DAY }), { loadPage: page('9', 'toncenter') })
    const second = await step(first.after, { loadPage: page('8', 'tonapi') })
    const third = await step(second.after, { loadPage: page('7', 'tonapi') })
    expect(third.after).toMatchObject({
      sources: ['toncenter', 'tonapi'],
      requests: 3,
      rows: 3,
      pieces: 3,
      // 9 + 8 + 7, less a fee of 1 each.
      moved: '21',
    })
  })
})

test('a row of an export names the provider that had it, not an earlier one that had no rows', async () => {
  const loadPage: LoadPage = async call => {
    for (const source of ['toncenter', 'tonapi']) call.onSource(source)
    const transactions = [transaction({ lt: '9', utime: 109, inMessage: message() })]
    return { transactions, more: true, unreadable: 0, stage: 'index' }
  }
  const { piece } = await step(await newJob({ from: 0, to: now() + DAY }), { loadPage })
  expect(piece).toMatch(/^[^\r]*,yes,tonapi,\r\n$/)
})

describe('movements that a tax file leaves out', () => {
  /** A page with a transaction in which an unknown contract says that jettons arrived. */
  const loadPage: LoadPage = async () => {
    const notice = message({ value: '0', body: operation(0x7362d09c, '7') })
    const transactions = [transaction({ lt: '9', utime: 109, inMessage: notice })]
    return { transactions, more: true, unreadable: 0, stage: 'recent' }
  }
  const newTaxJob = async () => ({ ...(await newJob({ from: 0, to: now() + DAY })), format: 'koinly' as const })

  test('each step of an export adds to the number of movements left out, which are no rows', async () => {
    const first = await step(await newTaxJob(), { loadPage })
    expect(first.after).toMatchObject({ rows: 1, leftOut: 1, jettonCheck: null })
    const second = await step({ ...first.after, progress: (await newTaxJob()).progress }, { loadPage })
    expect(second.after).toMatchObject({ rows: 2, leftOut: 2 })
  })

  test('an export that read a page without the list of jettons is unchecked, also if the next page has the list', async () => {
    const first = await step(await newTaxJob(), { loadPage }, { ...listed, lacksJettons: true })
    expect(first.after).toMatchObject({ jettonCheck: 'unlisted' })
    const second = await step({ ...first.after, progress: (await newTaxJob()).progress }, { loadPage })
    expect(second.after).toMatchObject({ jettonCheck: 'unlisted' })
  })
})

test('two states of an export are equal only with the same id and number of kept pieces', async () => {
  const { isSame } = await import('../../../src/stores/export/job-storage.ts')
  const job = await newJob({ from: 0, to: now() + DAY })
  expect(isSame(job, { ...job })).toBe(true)
  expect(isSame({ ...job, pieces: 1 }, job)).toBe(false)
  expect(isSame({ ...job, id: 'another' }, job)).toBe(false)
  expect(isSame({ ...job, next: { kind: 'find' } }, job)).toBe(false)
  expect(isSame(null, job)).toBe(false)
})
