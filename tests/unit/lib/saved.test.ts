import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCache } from '../../../src/lib/cache.ts'
import { readEntry, writeEntry } from '../../../src/lib/saved.ts'
import { fakeStorage } from '../../support/storage.ts'

const NAME = 'nanoscope:1:cache:x:account:0:ab'
const NOW = 1_000_000
const entry = {
  value: { balance: '5', code: null },
  at: NOW,
  until: NOW + 10,
  removeAt: NOW + 20,
  sources: ['toncenter'],
}
const text = writeEntry(NAME, entry)

/** Values that stood under the keys of screens and emptied them. */
const wrongValues = [
  null,
  undefined,
  0,
  5,
  '',
  'text',
  true,
  [],
  [null],
  [5],
  {},
  { known: 5 },
  { rows: null },
  { value: {} },
]
const wrongTexts = [
  ...wrongValues.map(value => JSON.stringify({ ...entry, value })),
  ...wrongValues.map(value => JSON.stringify(value) ?? 'undefined'),
  ...wrongValues.map(value => text.slice(0, text.indexOf('{')) + JSON.stringify({ ...entry, value })),
  ...[
    text.slice(0, -1),
    text.slice(1),
    `${text} `,
    ` ${text}`,
    text.toUpperCase(),
    text.replace('"5"', '"6"'),
    ':',
    '{',
    'null',
  ],
]

test('a saved entry is read back unchanged', () => {
  expect(readEntry(NAME, text)).toEqual(entry)
})

describe('rejecting saved entries that this build did not write', () => {
  test.each(wrongTexts)('an invalid saved entry is rejected: %s', wrong => {
    expect(readEntry(NAME, wrong)).toBeUndefined()
  })

  test('a saved entry under another query’s name is rejected', () => {
    expect(readEntry(NAME.replace('ab', 'cd'), text)).toBeUndefined()
  })

  test('a saved entry with any character changed, added or removed is rejected', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(1), fc.string({ maxLength: 2 }), (place, removed, added) => {
        const other = text.slice(0, place) + added + text.slice(place + removed)
        expect(readEntry(NAME, other)).toEqual(other === text ? entry : undefined)
      }),
      { numRuns: 2000 },
    )
  })
})

test('the cache ignores entries altered in its storage', () => {
  const storage = fakeStorage()
  const cache = createCache({ prefix: 'p:', storage: () => storage, now: () => NOW })
  cache.write('a', { value: 1, at: NOW, sources: [] }, 1000)
  expect(cache.read('a')?.value).toBe(1)
  const name = 'p:a'
  storage.setItem(name, storage.getItem(name)!.replace('"value":1', '"value":2'))
  expect(cache.read('a')).toBeUndefined()
  expect(cache.recall('a')).toBeUndefined()
})
