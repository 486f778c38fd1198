import { expect, test } from 'vitest'
import { pastedDomain } from '../../../src/domain/search/pasted-domain.ts'
import { whatIsWrong } from '../../../src/domain/search/refusal.ts'
import { classify } from '../../../src/domain/search/search.ts'
import { friendlyAddress } from '../../../src/ton/address.ts'

const RAW = `0:${'11'.repeat(32)}` as const

const LINKS: [string, string][] = [
  ['alice.ton', 'alice.ton'],
  ['alice.ton.', 'alice.ton'],
  ['ALICE.TON', 'alice.ton'],
  ['"alice.ton"', 'alice.ton'],
  ['https://alice.ton/', 'alice.ton'],
  ['http://Alice.ton/page?x=1#part', 'alice.ton'],
  ['tonsite://alice.ton/', 'alice.ton'],
  ['ton://alice.ton', 'alice.ton'],
  ['ton://transfer/alice.ton?amount=5', 'alice.ton'],
  ['pay.alice.ton', 'pay.alice.ton'],
  ['@durable', 'durable.t.me'],
  ['@Durable.', 'durable.t.me'],
  ['t.me/durable', 'durable.t.me'],
  ['https://t.me/durable?start=1', 'durable.t.me'],
  ['https://durable.t.me', 'durable.t.me'],
  ['https://telegram.me/durable/', 'durable.t.me'],
  ['https://fragment.com/username/durable', 'durable.t.me'],
  ['https://dns.ton.org/#alice', 'alice.ton'],
  ['https://dns.ton.org/#alice.ton', 'alice.ton'],
  ['dns.ton.org/#Alice', 'alice.ton'],
  ['https://dns.ton.org/?testnet=true#alice', 'alice.ton'],
  ['https://tonviewer.com/alice.ton', 'alice.ton'],
  ['алиса.ton', 'xn--80aaxl5a.ton'],
  ['АЛИСА.TON', 'xn--80aaxl5a.ton'],
  ['https://алиса.ton/', 'xn--80aaxl5a.ton'],
  ['https://dns.ton.org/#алиса', 'xn--80aaxl5a.ton'],
  ['https://dns.ton.org/#%D0%B0%D0%BB%D0%B8%D1%81%D0%B0', 'xn--80aaxl5a.ton'],
  ['xn--80aaxl5a.ton', 'xn--80aaxl5a.ton'],
]

test.each(LINKS)('the search box reads %j as the domain %s', (text, domain) => {
  expect(classify(text)).toEqual({ kind: 'domain', domain })
})

test.each([
  ...LINKS,
  ['alice', 'alice.ton'],
  ['  Alice ', 'alice.ton'],
  ['алиса', 'xn--80aaxl5a.ton'],
  ['config', 'config.ton'],
  ['1234', '1234.ton'],
])('the domain form reads %j as %s', (text, name) => {
  expect(pastedDomain(text)).toEqual({ name })
})

const ADDRESS = 'This is an address, not a name: the search at the top of the page finds it.'
const LINK = 'This link names no domain of TON.'

test.each<[string, string]>([
  ['abc', 'A .ton name has 4 to 126 characters.'],
  ['https://abc.ton/', 'A .ton name has 4 to 126 characters.'],
  ['with_underscore.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['two words', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['@abc', 'A Telegram username has 4 to 32 letters, digits and underscores, and begins with a letter.'],
  [friendlyAddress(RAW), ADDRESS],
  [RAW, ADDRESS],
  ['https://example.com/alice', LINK],
  ['https://t.me/joinchat/abcdef', LINK],
  ['alice.eth', 'Domains of TON end in .ton or .t.me.'],
])('the domain form explains what is wrong with %j', (text, problem) => {
  expect(pastedDomain(text)).toEqual({ problem })
})

test.each([
  ['a b.ton', 'A .ton domain has letters and digits, and hyphens only between them.'],
  ['a!b.t.me', 'A .t.me name has letters, digits and underscores.'],
  ['@abc', 'A Telegram username has 4 to 32 letters, digits and underscores, and begins with a letter.'],
])('the search box explains what is wrong with %j', (text, problem) => {
  expect(classify(text)).toEqual({ kind: 'unknown' })
  expect(whatIsWrong(text)).toBe(problem)
})
