import { expect, test } from 'vitest'
import type { NamedThing } from '../../../../src/domain/search/named.ts'
import { lookOf, namesakeOf, soughtLooks } from '../../../../src/domain/search/namesake.ts'
import { ALICE, BOB, CAROL } from '../../../support/transaction.ts'

test.each([
  ['NUЅD', 'nusd'],
  ['USDТ', 'usdt'],
  ['USD₮', 'usdt'],
  ['ＵＳＤＴ', 'usdt'],
  ['U S D T ✅', 'usdt'],
  ['𝐍𝐎𝐓', 'not'],
  ['Τοn', 'ton'],
  ['u\u200bsdt', 'usdt'],
  ['💎', ''],
])('the text %j looks like %j', (text, look) => {
  expect(lookOf(text)).toBe(look)
})

const fake = { address: BOB, symbol: 'NUЅD', name: 'Nano Dollar', trust: 'none' as const }
const known: NamedThing = { kind: 'jetton', name: 'NUSD', raw: ALICE, trust: 'whitelist' }

test('an unverified jetton resembling a whitelisted one by symbol or name has it as namesake', () => {
  expect(namesakeOf(fake, [known])).toEqual({ thing: known, alike: 'symbol' })
  const dollar = { ...known, name: 'nano dollar' }
  expect(namesakeOf({ ...fake, symbol: 'X' }, [dollar])).toEqual({ thing: dollar, alike: 'name' })
  expect(namesakeOf({ ...fake, name: 'NUSD' }, [known])).toMatchObject({ alike: 'symbol' })
})

test.each(['whitelist', 'unknown'] as const)('a jetton with the trust “%s” is no imitation', trust => {
  expect(namesakeOf({ ...fake, trust }, [known])).toBeUndefined()
})

test('a namesake is another, whitelisted jetton that looks the same completely', () => {
  expect(namesakeOf(fake, [{ ...known, trust: 'none' }])).toBeUndefined()
  expect(namesakeOf(fake, [{ ...known, kind: 'collection' }])).toBeUndefined()
  expect(namesakeOf(fake, [{ ...known, raw: BOB }])).toBeUndefined()
  expect(namesakeOf(fake, [{ ...known, name: 'NUSDX' }])).toBeUndefined()
  expect(namesakeOf({ ...fake, symbol: '💎', name: null }, [{ ...known, raw: CAROL, name: '🚀' }])).toBeUndefined()
})

test.each([
  [fake, ['nusd', 'nanodollar']],
  [{ ...fake, symbol: 'NU' }, ['nanodollar']],
  [{ ...fake, name: 'N U S D' }, ['nusd']],
  [{ ...fake, symbol: 'A name of very many letters', name: null }, ['anameofverymany']],
  [{ ...fake, symbol: 'NU', name: null }, []],
  [{ ...fake, trust: 'whitelist' as const }, []],
  [{ ...fake, trust: 'unknown' as const }, []],
])('for a namesake of %j the texts sent to tonapi are %j', (token, sought) => {
  expect(soughtLooks(token)).toEqual(sought)
})
