import { describe, expect, test } from 'vitest'
import type { RangeProgress } from '../../../src/domain/export/range.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { face, party, preview } from '../../support/jetton.ts'
import { fakeCall } from '../../support/provider.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const PAGE = 1000
const progress: RangeProgress = {
  from: 100,
  to: 5000,
  first: null,
  before: null,
  last: null,
  reached: null,
  broken: false,
  ending: 'complete',
}
const sums = [{ jetton: { ...face, trust: 'whitelist' as const }, moved: '7', history: null }]
/** Receipts of a unit each, newest first, at these times; their lts are their places counted from the end. */
const receipts = (times: number[], last = 1) =>
  times.map((utime, place) => ({
    operation: 'transfer',
    utime,
    lt: last + times.length - 1 - place,
    amount: '1',
    source: party(BOB),
    destination: party(ALICE),
    jetton: preview,
  }))
const announce = (operations: unknown[], before?: number) =>
  browser.announce(`/v2/accounts/${ALICE}/jettons/history?limit=${PAGE}${before ? `&before_lt=${before}` : ''}`, {
    body: { operations },
  })
const held = async (of = sums) =>
  (await import('../../../src/stores/export/jettons.ts')).holdJettons(fakeCall(), ALICE, progress, of)

describe('sums of jettons are held against the history of the indexer', () => {
  test('sums of jettons need no second page of history where the first is not full', async () => {
    announce(receipts(Array(7).fill(200)))
    expect(await held()).toEqual([{ ...sums[0], history: '7' }])
    expect(browser.calls).toHaveLength(1)
  })

  test('page by page, also where a page ends within the first second of the range', async () => {
    announce(receipts(Array(PAGE).fill(100), 8))
    announce(receipts(Array(5).fill(100), 3), 8)
    expect(await held()).toEqual([{ ...sums[0], history: '1005' }])
  })

  test('back to the first page that reaches behind the range', async () => {
    announce(receipts([...Array(PAGE - 1).fill(200), 99], 8))
    expect(await held()).toEqual([{ ...sums[0], history: '999' }])
    expect(browser.calls).toHaveLength(1)
  })
})

describe('sums of jettons stay unchecked', () => {
  test('where the history has a row that cannot be read', async () => {
    announce([...receipts(Array(7).fill(200)), null])
    expect(await held()).toEqual(sums)
  })

  test('where the history is empty though jettons moved, as some servers answer whatever moved', async () => {
    announce([])
    expect(await held()).toEqual(sums)
    expect(await held([])).toEqual([])
  })

  test('where the history is longer than 20 pages', async () => {
    for (let page = 0; page < 20; page++) {
      const last = 1 + PAGE * (20 - page)
      announce(receipts(Array(PAGE).fill(200), last), page === 0 ? undefined : last + PAGE)
    }
    expect(await held()).toEqual(sums)
    expect(browser.calls).toHaveLength(20)
  })
})
