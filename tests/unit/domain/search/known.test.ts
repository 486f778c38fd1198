import { expect, test } from 'vitest'
import { findKnown, knownAccounts, knownThings } from '../../../../src/domain/search/known.ts'

const A = `0:${'a1'.repeat(32)}`
const B = `0:${'b2'.repeat(32)}`
const jetton = (address: string, name: string | null, symbol: string | null, trust = 'none') => ({
  address,
  name,
  symbol,
  decimals: 9,
  image: null,
  trust,
})

test('knownThings finds jettons, collections and domains in answers of any shape, once each', () => {
  const answers = [
    { jettons: [jetton(A, 'Tether USD', 'USD₮')], unnamed: 0 },
    { balances: [{ jetton: jetton(A, 'Tether USD', 'USD₮'), wallet: B }] },
    { items: [{ address: A, name: 'Lens #1', domain: null, collection: { address: B, name: 'Lenses' } }] },
    { auctions: [{ domain: 'foundation.ton', bid: '1' }] },
    { collections: [{ address: A, name: 'Numbers', trust: 'none' }] },
  ]
  expect(knownThings(answers)).toEqual([
    { kind: 'jetton', name: 'Tether USD', also: 'USD₮', raw: A, trust: 'none' },
    { kind: 'collection', name: 'Lenses', also: '', raw: B, trust: 'unknown' },
    { kind: 'domain', name: 'foundation.ton', also: '' },
    { kind: 'collection', name: 'Numbers', also: '', raw: A, trust: 'none' },
  ])
})

test('knownThings skips blacklisted, unnamed and invalid entries, and cleans names', () => {
  const answers = [
    jetton(A, 'Bad', 'BAD', 'blacklist'),
    jetton(A, null, null),
    jetton('javascript:alert(1)', 'Not an address', 'X'),
    { domain: '"><img src=x>.ton' },
    undefined,
    7,
  ]
  expect(knownThings(answers)).toEqual([])
  expect(knownThings([jetton(A, 'a\u202eb', null)])).toMatchObject([{ kind: 'jetton', name: 'ab', also: '', raw: A }])
})

test.each([
  [['unknown', 'blacklist'], []],
  [['blacklist', 'unknown'], []],
  [['whitelist', 'unknown'], ['whitelist']],
  [['unknown', 'whitelist'], ['whitelist']],
  [['a new word'], ['unknown']],
])('knownThings joins the trust of answers that say %s', (said, trusts) => {
  const things = knownThings(said.map(trust => jetton(A, 'USDT', 'USDT', trust)))
  expect(things.map(thing => 'trust' in thing && thing.trust)).toEqual(trusts)
})

test('knownThings names a jetton without a name by its symbol', () => {
  expect(knownThings([jetton(A, null, 'AAA')])).toMatchObject([{ name: 'AAA', also: 'AAA', raw: A }])
})

test('knownAccounts offers accounts named by a provider, unless they are marked as scam', () => {
  const book = {
    [A]: { name: 'Fragment', isScam: false },
    [B]: { name: 'Free TON', isScam: true },
    nobody: { name: 'x' },
  }
  expect(knownAccounts(book)).toEqual([{ kind: 'account', name: 'Fragment', also: '', raw: A, trust: 'none' }])
  expect(knownAccounts(undefined)).toEqual([])
})

test('findKnown ranks equal names first, then beginnings, words and middles', () => {
  const domains = ['my-lens.ton', 'lensman.ton', 'lens', 'splendlens.ton', 'other.ton'].map(
    name => ({ kind: 'domain', name, also: '' }) as const,
  )
  expect(findKnown('LENS', domains).map(({ name }) => name)).toEqual([
    'lens',
    'lensman.ton',
    'my-lens.ton',
    'splendlens.ton',
  ])
  expect(findKnown('', domains)).toEqual([])
  expect(findKnown('e', domains, 2)).toHaveLength(2)
  expect(findKnown('usd', [{ kind: 'domain', name: 'Tether', also: 'USD₮' }])).toHaveLength(1)
})

test('findKnown lists a whitelisted jetton before its imitation with a shorter name', () => {
  const things = knownThings([jetton(A, 'USDT', 'USDT'), jetton(B, 'Tether USD', 'USDT', 'whitelist')])
  expect(findKnown('usdt', things).map(thing => 'raw' in thing && thing.raw)).toEqual([B, A])
})
