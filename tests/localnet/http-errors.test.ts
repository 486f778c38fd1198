import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { ask, askNode } from '../contract/support/wire.ts'
import { openFixed } from './support/history.ts'

let network: Network
let served: Served

beforeAll(async () => {
  network = await openFixed('mini')
  served = await serve(network)
})

afterAll(async () => {
  await served.close()
  network.close()
})

const SHARD = '-9223372036854775808'

describe('errors of the node API', () => {
  const cases: Array<[string, string, Record<string, unknown>, number, string]> = [
    [
      'an address it cannot read',
      'getAddressInformation',
      { address: 'X' },
      422,
      "failed to parse get request: Failed to parse ton_addr: 'X'",
    ],
    ['the zerostate', 'getBlockHeader', { workchain: -1, shard: SHARD, seqno: 0 }, 422, 'failed to parse get request'],
    [
      'a block of the future',
      'getBlockHeader',
      { workchain: -1, shard: SHARD, seqno: 999_999 },
      500,
      'LITE_SERVER_UNKNOWN: block (-1,8000000000000000,999999) is not in db',
    ],
    [
      'a shard in hexadecimal, which it takes for another shard',
      'getBlockHeader',
      { workchain: -1, shard: '8000000000000000', seqno: 1 },
      500,
      'LITE_SERVER_UNKNOWN',
    ],
    ['half a cursor', 'getTransactions', { address: `0:${'1'.repeat(64)}`, lt: 1 }, 422, 'failed to parse get request'],
    [
      'to call an account without code a token',
      'getTokenData',
      { address: `0:${'1'.repeat(64)}` },
      409,
      'Smart contract is not Jetton or NFT',
    ],
    ['the name of a domain under another word', 'dnsResolve', { domain_name: 'x.ton' }, 422, 'Missing required field'],
    ['an unknown method', 'getEverything', {}, 404, 'getEverything'],
  ]

  it.each(cases)('the node API refuses: %s', async (_what, method, params, status, text) => {
    const answer = await askNode(served.origin, method, params)
    const { ok, error, code } = answer.value as { ok: boolean; error: string; code: number }
    expect([answer.status, ok, code]).toEqual([status, false, status])
    expect(error).toContain(text)
  })

  it('the node API refuses runGetMethod over GET', async () => {
    const { status } = await askNode(served.origin, 'runGetMethod', { address: 'X', method: 'seqno' })
    expect(status).toBe(422)
  })
})

describe('paging in the node API', () => {
  it('the node API pages a block by the last row, in the order of accounts', async () => {
    const block = network.chain.transactionsOf(network.fixtures.roles.get('wallet')![0]!).at(-1)!.block
    const params = { workchain: 0, shard: SHARD, seqno: block.seqno }
    type Page = { result: { incomplete: boolean; transactions: { account: string; lt: string; hash: string }[] } }
    const rows: string[] = []
    let after = {}
    for (;;) {
      const { value } = await askNode(served.origin, 'getBlockTransactions', { ...params, count: 1, ...after })
      const { incomplete, transactions } = (value as Page).result
      const [row] = transactions
      rows.push(row!.hash)
      if (!incomplete) break
      after = { after_lt: row!.lt, after_hash: row!.account }
    }
    const { value } = await askNode(served.origin, 'getBlockTransactions', params)
    expect(rows).toEqual((value as Page).result.transactions.map(row => row.hash))
    expect(rows.length).toBeGreaterThan(1)
  })
})

describe('errors of the indexer', () => {
  const account = `0:${'1'.repeat(64)}`
  const cases: Array<[string, string, number, Record<string, string>]> = [
    ['a block id it cannot read', '/v2/blockchain/blocks/17', 400, { error: "can't decode block id 17" }],
    ['a block of the future', '/v2/blockchain/blocks/(-1,8000000000000000,999999)', 404, { error: 'block not found' }],
    [
      'a masterchain block it has not indexed',
      '/v2/blockchain/masterchain/999999/transactions',
      404,
      { error: 'no blocks found for masterchain seqno 999999' },
    ],
    ['an unknown hash', `/v2/blockchain/transactions/${'0'.repeat(64)}`, 404, { error: 'entity not found' }],
    ['a hash it cannot read', '/v2/blockchain/transactions/xyz', 400, { error: "can't decode hash xyz" }],
    ['an account never seen', `/v2/blockchain/accounts/${account}`, 404, { error: 'entity not found' }],
    ['an account without code', `/v2/blockchain/accounts/${account}/inspect`, 404, { error: 'account has no code' }],
    [
      'more than ten minutes',
      '/v2/blockchain/reduced/blocks?from=1&to=1000',
      400,
      { error: 'max diapason is 10 minutes' },
    ],
    [
      'a name that could be mistaken for an address',
      `/v2/dns/${'a'.repeat(44)}.ton/resolve`,
      400,
      { error: "domains with length 46, 48 and 52 can't be resolved by security issues" },
    ],
    [
      'a missing limit, with a capital E',
      `/v2/accounts/${account}/events`,
      400,
      {
        Error: 'operation GetAccountEvents: decode params: query: "limit": field required',
      },
    ],
    [
      'too high a limit, with a capital E',
      `/v2/accounts/${account}/events?limit=101`,
      400,
      {
        Error: 'operation GetAccountEvents: decode params: query: "limit": int: value 101 greater than 100',
      },
    ],
  ]

  it.each(cases)('the indexer refuses: %s', async (_what, url, status, body) => {
    const answer = await ask(served.origin, url)
    expect([answer.status, answer.value]).toEqual([status, body])
  })

  it('the indexer describes an unused account as nonexistent, but possibly a wallet', async () => {
    const { status, value } = await ask(served.origin, `/v2/accounts/${account}`)
    expect(status).toBe(200)
    expect(value).toMatchObject({ status: 'nonexist', balance: 0, is_wallet: true })
  })
})

it('the indexer writes integers above 2^53 as plain digits', async () => {
  const { text } = await ask(served.origin, '/v2/blockchain/masterchain-head')
  const { toNext } = network.chain.head(-1).valueFlow
  expect(toNext).toBeGreaterThan(2n ** 53n)
  expect(text).toContain(`"to_next_blk":{"grams":${toNext},`)
})

it('the indexer omits unknown values instead of writing null', async () => {
  for (let seqno = 1; seqno <= network.chain.head(-1).seqno; seqno += 1) {
    const { text } = await ask(served.origin, `/v2/blockchain/masterchain/${seqno}/transactions`)
    expect(text).not.toContain(':null')
  }
})
