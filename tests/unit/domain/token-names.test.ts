import { expect, test } from 'vitest'
import { jettonNameOf, nftNameOf, symbolOf, unitOf } from '../../../src/domain/foreign/names.ts'
import { nftFacts } from '../../../src/domain/nft/facts.ts'
import { cautiousUnit } from '../../../src/domain/token/like-money.ts'

const long = 'x'.repeat(100)

test.each([
  ['a symbol', symbolOf({ symbol: long }), 24],
  ['a symbol behind an amount', unitOf({ symbol: long }), 16],
  ['the name of a jetton', jettonNameOf({ name: long }), 60],
  ['the name of an NFT', nftNameOf({ name: long }), 60],
])('the length of %s is limited', (_what, shown, longest) => {
  expect(shown).toBe(`${'x'.repeat(longest - 1)}…`)
})

test.each([null, '', '\u200b\u202e'])('a token named %j gets a default name', written => {
  expect([symbolOf({ symbol: written }), unitOf({ symbol: written })]).toEqual(['UNKNOWN', 'UNKNOWN'])
  expect([jettonNameOf({ name: written }), nftNameOf({ name: written })]).toEqual(['Unknown Jetton', 'Unnamed'])
})

test('the prefetched facts of an NFT contain its name unless it is blacklisted', () => {
  const fake = (trust: 'none' | 'blacklist') => ({ name: 'Free Gift', trust })
  expect(nftFacts({ kind: 'item', item: fake('none') })).toMatchObject({ heading: 'Free Gift' })
  expect(nftFacts({ kind: 'item', item: fake('blacklist') })).toEqual({})
  expect(nftFacts({ kind: 'collection', collection: fake('blacklist') })).toEqual({})
})

test('symbolOf removes direction marks', () => {
  expect(symbolOf({ symbol: 'US\u202eDT' })).toBe('USDT')
})

test.each([
  'TON',
  'ton',
  'ＴＯＮ',
  'ΤΟΝ',
  'ТОN',
  'T0N',
  'TON 💎',
  '💎TON',
  '$TON',
  'T\u200bON',
  '𝐓𝐎𝐍',
  'Ⓣⓞⓝ',
  'TÖN',
  'Toncoin',
  'Gram',
  '000 TON',
  'USD',
  'USD.',
  'JETTON',
  'My jettons',
  '$',
  '€',
  '5,000',
  '💎',
])('the symbol %s is not accepted as a unit without quotes', symbol => {
  expect(cautiousUnit(symbol, true)).toBe(`“${symbolOf({ symbol })}” jetton, unverified`)
  expect(cautiousUnit(symbol, false)).toBe(`“${symbolOf({ symbol })}” jetton`)
})

test.each(['USD₮', 'USDT', 'NOT', 'STON', 'tsTON', 'GRAMMAR', 'ТОНКО', '火币', '1INCH', 'jUSDC', 'USD1', 'L2TON', 'Т'])(
  'the symbol %s is accepted as a unit',
  symbol => {
    expect([cautiousUnit(symbol, true), unitOf({ symbol })]).toEqual([undefined, symbol])
  },
)
