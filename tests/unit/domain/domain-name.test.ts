import { expect, test } from 'vitest'
import { type Auction, auctionState, readDomain } from '../../../src/domain/dns/domain.ts'
import { minPrice } from '../../../src/domain/dns/min-price.ts'
import { timeLeft } from '../../../src/domain/text/time-left.ts'

test.each([
  ['nanoscope', 'nanoscope.ton'],
  ['  NanoScope.TON ', 'nanoscope.ton'],
  ['news_of_ton.t.me', 'news_of_ton.t.me'],
  ['pay.nanoscope.ton', 'pay.nanoscope.ton'],
  ['nanoscope.ton.', 'nanoscope.ton'],
  ['телескоп', 'xn--e1aapcrgle.ton'],
])('%j asks for %s', (text, name) => {
  expect(readDomain(text)).toEqual({ name })
})

test.each([
  ['abc', 'A .ton name has 4 to 126 characters.'],
  [`${'a'.repeat(127)}.ton`, 'A .ton name has 4 to 126 characters.'],
  ['abc.t.me', 'A .t.me name has 4 to 32 characters.'],
  ['with_underscore.ton', 'A .ton domain has letters, digits and hyphens.'],
  ['with-hyphen.t.me', 'A .t.me name has letters, digits and underscores.'],
  ['<script>.ton', 'A .ton domain has letters, digits and hyphens.'],
  ['a/../b', 'A .ton domain has letters, digits and hyphens.'],
  ['.ton', 'A .ton domain has letters, digits and hyphens.'],
])('%j cannot be a domain', (text, problem) => {
  expect(readDomain(text)).toEqual({ problem })
})

const auction: Auction = { domain: 'a.ton', bid: null, bids: null, bidder: null, endsAt: 100, status: null }

test('an auction is active while its end lies ahead, whatever the provider says', () => {
  expect(auctionState(auction, 99)).toBe('active')
  expect(auctionState({ ...auction, status: 'active' }, 100)).toBe('ended')
})

test('without an end the provider’s word counts', () => {
  expect(auctionState({ ...auction, endsAt: null, status: 'active' }, 99)).toBe('active')
  expect(auctionState({ ...auction, endsAt: null, status: 'closed' }, 99)).toBe('ended')
  expect(auctionState({ ...auction, endsAt: null }, 99)).toBe('unknown')
})

test.each([
  [0, '0s'],
  [59, '59s'],
  [61, '1m 1s'],
  [3600, '1h 0m'],
  [90_061, '1d 1h'],
])('%i seconds are written as %s', (seconds, text) => {
  expect(timeLeft(seconds)).toBe(text)
})

test.each([
  ['four.ton', 100],
  ['fives.ton', 50],
  ['sixsix.ton', 40],
  ['sevenn.ton', 40],
  ['sevenrs.ton', 30],
  ['eightrss.ton', 20],
  ['nine-nine.ton', 10],
  ['tenletters.ton', 5],
  ['elevenchars.ton', 1],
  [`${'x'.repeat(126)}.ton`, 1],
  ['sub.four.ton', null],
  ['four.t.me', null],
])('the first bid for %s is at least %s coins', (name, coins) => {
  expect(minPrice(name)).toBe(coins)
})
