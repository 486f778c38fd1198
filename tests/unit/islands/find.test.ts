import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find } from '../../../src/ui/search/find.ts'

const hash = 'fec4f77e8b72eec62d14944d9cf99171a32c03783c8e6e30590aabbe35236f9b'
const usdt = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'
const raw = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe'
const refusal = {
  refusal: 'Invalid search query. Please enter a valid address, transaction hash, block number, or domain.',
}

beforeEach(() => void vi.stubGlobal('location', { host: 'nanoscope.example' }))
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['https://nanoscope.example/block/182', '/block/182'],
  [
    'https://nanoscope.example/block/7?workchain=0&shard=a000000000000000',
    '/block/7?workchain=0&shard=a000000000000000',
  ],
  [`nanoscope.example/address/${usdt}?tab=jettons`, `/address/${usdt}?tab=jettons`],
  ['https://nanoscope.example/rates', '/rates'],
  ['https://nanoscope.example/dns-explorer/', '/dns-explorer'],
  [`https://elsewhere.example/tx/${hash}`, `/tx/${hash}`],
  [`“http://localhost:4321/tx/${hash}”.`, `/tx/${hash}`],
  [`https://elsewhere.example/address/${usdt}/`, `/address/${usdt}`],
  [`https://elsewhere.example/jetton/${raw}`, `/jetton/${usdt}`],
  [`https://elsewhere.example/nft/${usdt}`, `/nft/${usdt}`],
  [`https://elsewhere.example/nft/collection/${usdt}`, `/nft/collection/${usdt}`],
  [`https://elsewhere.example/nft/item/${usdt}`, `/nft/item/${usdt}`],
  [`https://elsewhere.example/staking/${usdt}`, `/staking/${usdt}`],
  ['https://elsewhere.example/dns/alice.ton', '/dns/alice.ton'],
  [
    'https://elsewhere.example/block/7?workchain=0&shard=a000000000000000',
    '/block/7?workchain=0&shard=a000000000000000',
  ],
  [`https://tonscan.org/jetton/${usdt}`, `/jetton/${usdt}`],
  ['https://nanoscope.example//elsewhere.example/', '/elsewhere.example'],
  ['https://nanoscope.example/\\\\elsewhere.example/', '/elsewhere.example'],
  ['17', '/block/17'],
  ['@durov', '/dns/durov.t.me'],
])('the search %j leads to %s', (query, path) => {
  expect(find(query)).toEqual({ path })
})

test.each([
  'https://elsewhere.example/block/182',
  'https://elsewhere.example/rates',
  'https://elsewhere.example/tx/17',
  `https://elsewhere.example/tx/0x${hash}`,
  `https://elsewhere.example/tx/${usdt}`,
  `https://elsewhere.example/address/${hash}`,
  'https://elsewhere.example/address/alice.ton',
  `https://elsewhere.example/btc/tx/${hash}`,
  'https://elsewhere.example/block/7?workchain=0&shard=80',
  'https://elsewhere.example/block/7?workchain=0&seqno=9',
  `https://elsewhere.example/blog/${usdt}`,
])('the search %j is refused', query => {
  expect(find(query)).toEqual(refusal)
})

test('an empty search is refused without a message', () => {
  expect(find(' \u200b')).toEqual({ refusal: '' })
})

test.each([
  [
    usdt.replace(/s$/, 't'),
    'This looks like an address, but its checksum is wrong. Please check it for a mistyped character.',
  ],
  [hash.slice(1), `${refusal.refusal} A hash has 64 hex digits, this has 63.`],
])('the search %j is refused with its reason', (query, words) => {
  expect(find(query)).toEqual({ refusal: words })
})
