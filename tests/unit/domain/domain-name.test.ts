import { expect, test } from 'vitest'
import { auctionState, sortBids, splitAuctions } from '../../../src/domain/dns/auction.ts'
import { type Auction, type Bid, namesDomain, ranOut } from '../../../src/domain/dns/domain.ts'
import { minPrice, nextBid } from '../../../src/domain/dns/min-price.ts'
import { readDomain } from '../../../src/domain/dns/name.ts'
import { timeLeft } from '../../../src/domain/text/time-left.ts'

test.each([
  ['nanoscope', 'nanoscope.ton'],
  ['  NanoScope.TON ', 'nanoscope.ton'],
  ['news_of_ton.t.me', 'news_of_ton.t.me'],
  ['pay.nanoscope.ton', 'pay.nanoscope.ton'],
  ['pay_me.nanoscope.ton', 'pay_me.nanoscope.ton'],
  ['pay-me.nanoscope.t.me', 'pay-me.nanoscope.t.me'],
  ['nanoscope.ton.', 'nanoscope.ton'],
  ['nano-scope', 'nano-scope.ton'],
  ['-pay-.nanoscope.ton', '-pay-.nanoscope.ton'],
  ['телескоп', 'xn--e1aapcrgle.ton'],
])('the text %j is read as the domain %s', (text, name) => {
  expect(readDomain(text)).toEqual({ name })
})

test.each([
  ['abc', 'A .ton name has 4 to 126 characters.'],
  [`${'a'.repeat(127)}.ton`, 'A .ton name has 4 to 126 characters.'],
  ['abc.t.me', 'A .t.me name has 4 to 32 characters.'],
  ['with_underscore.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['with-hyphen.t.me', 'A .t.me name has letters, digits and underscores.'],
  ['pay.with_underscore.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['<script>.nanoscope.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['<script>.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['a/../b', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['алиса@боб.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['ä/b.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['ä\\b.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['алиса:80.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['алиса?b.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['алиса#b.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['али\tса.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['ä%62.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['-zzzz.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['zzzz-.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['pay.zzzz-', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
])('readDomain rejects %j', (text, problem) => {
  expect(readDomain(text)).toEqual({ problem })
})

test.each([
  ['alice.ton', 'alice.ton', true],
  ['pay.alice.ton', 'alice.ton', true],
  ['alice.ton', 'pay.alice.ton', false],
  ['malice.ton', 'alice.ton', false],
  ['alice.t.me', 'alice.ton', false],
  ['xn--e1aapcrgle.ton', 'телескоп.ton', true],
  ['alice.ton', 'a', false],
])('an answer about %s may name %s: %s', (domain, named, isOwn) => {
  expect(namesDomain(domain, named)).toBe(isOwn)
})

const auction: Auction = { domain: 'a.ton', bid: null, bids: null, bidder: null, endsAt: 100, status: null }

test('an auction is active until its end, whatever status the provider gives', () => {
  expect(auctionState(auction, 99)).toBe('active')
  expect(auctionState({ ...auction, status: 'active' }, 100)).toBe('ended')
})

test('an auction without an end has the status that the provider gives', () => {
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
])('timeLeft of %i seconds is %s', (seconds, text) => {
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
])('the minimal first bid for %s is %s coins', (name, coins) => {
  expect(minPrice(name)).toBe(coins)
})

test.each([
  ['alice.ton', '100000000000', '105000000000'],
  ['alice.ton', '1', '1'],
  ['alice.ton', '17280000001', '18144000001'],
  ['pay.alice.ton', '100', null],
  ['alice.t.me', '100', null],
])('after a bid for %s of %s nanoTON the minimal next bid is %s', (name, highest, least) => {
  expect(nextBid(name, highest)).toBe(least)
})

test.each<[string, number | null | undefined, boolean]>([
  ['alice.ton', 99, true],
  ['alice.ton', 100, false],
  ['alice.ton', null, false],
  ['alice.ton', undefined, false],
  ['alice.t.me', 99, false],
])('%s with the expiry %s has expired at time 100: %s', (name, expiresAt, isOver) => {
  expect(ranOut({ name, ...(expiresAt !== undefined && { expiresAt }) }, 100)).toBe(isOver)
})

test('accepted bids are sorted by amount, and refused bids separately by time', () => {
  const bid = (value: string, utime: number, succeeded = true): Bid => ({
    bidder: `0:${'a'.repeat(64)}`,
    value,
    utime,
    hash: null,
    succeeded,
  })
  const bids = [
    bid('99999999999999999999', 1),
    bid('7', 2, false),
    bid('100000000000000000000', 3),
    bid('900', 4, false),
  ]
  const { taken, refused } = sortBids([...bids, bid('99999999999999999999', 5)])
  expect(taken.map(({ utime }) => utime)).toEqual([3, 5, 1])
  expect(refused.map(({ utime }) => utime)).toEqual([4, 2])
})

test('splitAuctions separates ended auctions, and counts those with an unknown end as running', () => {
  const auctions = [auction, { ...auction, endsAt: 200 }, { ...auction, endsAt: null }]
  const { running, ended } = splitAuctions(auctions, 150)
  expect(running.map(({ endsAt }) => endsAt)).toEqual([200, null])
  expect(ended.map(({ endsAt }) => endsAt)).toEqual([100])
})
