import { expect, test, vi } from 'vitest'
import type { QueryOptions } from '../../../src/lib/query-options.ts'

const queries = vi.hoisted(() => new Map<string, QueryOptions<unknown, never>>())

vi.mock('../../../src/stores/base/query.ts', () => ({
  query: (options: QueryOptions<unknown, never>) => {
    queries.set(options.key, options)
    return () => ({})
  },
}))

await Promise.all(Object.values(import.meta.glob('../../../src/stores/*.ts')).map(load => load()))

// In seconds: how long an answer counts, and how often it is asked for again while somebody looks.
test.each([
  ['masterchain', 30, 5],
  ['block-briefs', 30, 10],
  ['recent-transactions', 15, 10],
  ['movements', 30, 30],
  ['network-stats', 300, 30],
  ['validators', 900, 60],
  ['elected', 900, undefined],
  ['round', 900, undefined],
  ['election-times', 64_800, undefined],
  ['max-factor', 64_800, undefined],
  ['next-round', 3600, undefined],
  ['coin-price', 120, 30],
  ['token-rates', 120, 30],
  ['jetton-rate', 120, 30],
  ['markets', 120, 60],
  ['coin-chart', 120, 120],
  ['coin-worth', 120, undefined],
  ['exchange-rate', 120, undefined],
  ['coin-week', 1800, undefined],
  ['staking-pools', 60, 60],
  ['auctions', 30, 30],
  ['bids', 30, undefined],
  ['item-auction', 30, undefined],
  ['jettons', 300, undefined],
  ['largest-jettons', 300, undefined],
  ['jetton', 300, undefined],
  ['jetton-holders', 300, undefined],
  ['jetton-transfers', 60, undefined],
  ['jetton-rates', 120, undefined],
  ['jetton-chart', 1800, undefined],
  ['jetton-prices', 1800, undefined],
  ['account', 60, undefined],
  ['code', 3600, undefined],
  ['source', 3600, undefined],
  ['named-like', 3600, undefined],
  ['spenders', 60, undefined],
  ['watched', 60, 60],
  ['watched-marks', 60, 60],
  ['account-facts', 60, undefined],
  ['account-transactions', 60, undefined],
  ['account-jettons', 60, undefined],
  ['account-jetton-history', 60, undefined],
  ['account-nfts', 60, undefined],
  ['account-nft-history', 60, undefined],
  ['item-history', 60, undefined],
  ['account-domains', 60, undefined],
  ['account-expected', 12, undefined],
  ['transaction', 600, undefined],
  ['pending', 5, undefined],
  ['trace', 600, undefined],
  ['trace-jettons', 600, undefined],
  ['own-wallet', 600, undefined],
  ['operation-name', 31_536_000, undefined],
  ['neighbour', 604_800, undefined],
  ['successors', 30, undefined],
  ['block', undefined, undefined],
  ['block-counts', undefined, undefined],
  ['block-transactions', undefined, undefined],
  ['shards', undefined, undefined],
  ['nft', undefined, undefined],
  ['collection-items', undefined, undefined],
  ['some-collections', undefined, undefined],
  ['domain', undefined, undefined],
  ['domain-records', undefined, undefined],
])('%s counts for %s s, and is asked for again every %s s', (key, kept, again) => {
  const { freshFor, refetch } = queries.get(key) ?? {}
  expect([freshFor && freshFor / 1000, refetch && refetch / 1000]).toEqual([kept, again])
  queries.delete(key)
})

test('no other answer is kept', () => {
  expect([...queries.keys()]).toEqual([])
})
