import { expect, test } from 'vitest'
import { type NamedThing, readNamed, sortNamed, soughtName } from '../../../../src/domain/search/named.ts'
import { ALICE, BOB, CAROL } from '../../../support/transaction.ts'

test.each([
  ['HUSD', 'HUSD'],
  ['  Hexagon\u200b USD ', 'Hexagon USD'],
  ['wallet of a market maker', 'wallet of a mar'],
  ['алиса', 'алиса'],
  ['$DOGS', 'DOGS'],
  ['ab', undefined],
  ['1049', undefined],
  ['alice.ton', undefined],
  ['elector', undefined],
  ['alice.eth', undefined],
  [`${'0'.repeat(63)}`, undefined],
  ['a'.repeat(61), undefined],
  ['https://example.com/x', undefined],
  ['<b>bold</b>', undefined],
])('for the text %j the name sent to tonapi is %j', (text, sought) => {
  expect(soughtName(text)).toBe(sought)
})

test.each([
  ['Hexagon USD · jetton', 'jetton', 'Hexagon USD'],
  ['Lenses · collection', 'collection', 'Lenses'],
  ['alice.ton', 'account', 'alice.ton'],
  ['A · jetton · collection', 'collection', 'A · jetton'],
  ['\u202eevil · jetton', 'jetton', 'evil'],
  [' · jetton', 'account', '· jetton'],
])('the result %j is read as a %s', (text, kind, name) => {
  expect(readNamed(text)).toEqual({ kind, name })
})

test('sortNamed lists each account once, whitelisted first and blacklisted last', () => {
  const named = (raw: NamedThing['raw'], trust: NamedThing['trust'], name = ''): NamedThing => ({
    kind: 'jetton',
    name,
    raw,
    trust,
  })
  const things = [
    named(BOB, 'blacklist'),
    named(CAROL, 'none', 'by name'),
    named(CAROL, 'none', 'by symbol'),
    named(ALICE, 'whitelist'),
  ]
  expect(sortNamed(things)).toEqual([
    named(ALICE, 'whitelist'),
    named(CAROL, 'none', 'by name'),
    named(BOB, 'blacklist'),
  ])
})
