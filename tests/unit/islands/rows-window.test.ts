import { expect, test } from 'vitest'
import {
  rowByKey,
  rowsAt,
  scrollHeightOf,
  scrollTopOf,
  topOf,
  topShowing,
} from '../../../src/islands/replay/rows-window.ts'

const small = { count: 100, rowHeight: 28, height: 560 }
const large = { count: 1_000_000, rowHeight: 28, height: 560 }

test('a small virtual list scrolls by its actual height', () => {
  expect([scrollHeightOf(small), topOf(small, 140), scrollTopOf(small, 140)]).toEqual([2800, 140, 140])
  expect(rowsAt(small, 280)).toEqual({ first: 2, end: 38, offset: 56 })
})

test('a virtual list of a million rows stays below the maximal height, and its last row is reachable', () => {
  const height = scrollHeightOf(large)
  expect(height).toBeLessThan(16_000_000)
  expect(topOf(large, height - 560)).toBe(28_000_000 - 560)
  expect(rowsAt(large, topOf(large, height - 560)).end).toBe(1_000_000)
})

test('rows of a scaled virtual list are at the browser’s scroll position', () => {
  for (const top of [0, 12_345_678, 28_000_000 - 560]) {
    const { first, offset } = rowsAt(large, top)
    // The row at the upper edge is as far from the first rendered one as on a list that is not scaled.
    expect(offset + (top - first * 28)).toBeCloseTo(scrollTopOf(large, top), 5)
    expect(topOf(large, scrollTopOf(large, top))).toBeCloseTo(top, 3)
  }
})

test.each([small, large])('a virtual list of $count rows renders at most 60', box => {
  for (let top = 0; top <= box.count * 28 - 560; top += box.count * 3 + 11) {
    const { first, end } = rowsAt(box, top)
    expect(end - first).toBeLessThanOrEqual(60)
  }
})

test('topShowing scrolls as little as possible to a near row, and centres a distant one', () => {
  expect(topShowing(small, 280, 15)).toBe(280)
  expect(topShowing(small, 280, 9)).toBe(252)
  expect(topShowing(small, 280, 30)).toBe(308)
  expect(topShowing(small, 0, 60)).toBe(60 * 28 - 266)
  expect(topShowing(small, 0, 99)).toBe(2800 - 560)
  expect(topShowing({ ...small, count: 3 }, 0, 2)).toBe(0)
})

test.each([
  ['ArrowDown', 51],
  ['ArrowUp', 49],
  ['PageDown', 69],
  ['PageUp', 31],
  ['Home', 0],
  ['End', 99],
  ['a', undefined],
])('the key %s chooses row %s', (key, row) => {
  expect(rowByKey(small, key, 50)).toBe(row)
})

test('keys do not leave the list’s rows', () => {
  expect([rowByKey(small, 'ArrowUp', 0), rowByKey(small, 'PageDown', 95)]).toEqual([0, 99])
})
