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
  isDeleted: false,
  isEndCertain: true,
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
/** Sums with the history's. */
const checked = (history: string) => ({ sums: [{ ...sums[0], history }], check: 'checked' })
const unchecked = (check: string) => ({ sums, check })

describe('an export compares jetton sums with the indexer’s history', () => {
  test('comparing jetton sums reads one page of history when it is not full', async () => {
    announce(receipts(Array(7).fill(200)))
    expect(await held()).toEqual(checked('7'))
    expect(browser.calls).toHaveLength(1)
  })

  test('comparing jetton sums reads on when a page ends within the first second of the range', async () => {
    announce(receipts(Array(PAGE).fill(100), 8))
    announce(receipts(Array(5).fill(100), 3), 8)
    expect(await held()).toEqual(checked('1005'))
  })

  test('comparing jetton sums reads back to the first page that reaches before the range', async () => {
    announce(receipts([...Array(PAGE - 1).fill(200), 99], 8))
    expect(await held()).toEqual(checked('999'))
    expect(browser.calls).toHaveLength(1)
  })
})

describe('an export leaves jetton sums unchecked', () => {
  test('jetton sums stay unchecked when the history has an unreadable row', async () => {
    announce([...receipts(Array(7).fill(200)), null])
    expect(await held()).toEqual(unchecked('incomplete'))
  })

  test('jetton sums stay unchecked when the history is empty although jettons moved', async () => {
    announce([])
    expect(await held()).toEqual(unchecked('incomplete'))
    expect(await held([])).toEqual({ sums: [], check: 'checked' })
  })

  test('jetton sums stay unchecked when a page of the history has no movement of the account but names the next page', async () => {
    browser.announce(`/v2/accounts/${ALICE}/jettons/history?limit=${PAGE}`, { body: { events: [], next_from: 8 } })
    expect(await held()).toEqual(unchecked('incomplete'))
    expect(await held([])).toEqual({ sums: [], check: 'incomplete' })
  })

  test('jetton sums stay unchecked by a limit of the site when the history is longer than 20 pages', async () => {
    for (let page = 0; page < 20; page++) {
      const last = 1 + PAGE * (20 - page)
      announce(receipts(Array(PAGE).fill(200), last), page === 0 ? undefined : last + PAGE)
    }
    expect(await held()).toEqual(unchecked('too long'))
    expect(browser.calls).toHaveLength(20)
  })
})
