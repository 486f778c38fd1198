import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { rowOf } from '../../../scripts/build/front-requests.ts'
import { againOf, frontRows, postRoutes, timesOf } from '../../../scripts/build/front-rows.ts'
import { nginxFrontFile } from '../../../scripts/build/host-files.ts'
import { type Call, mainCall } from '../../../src/lib/call.ts'
import { MINUTE } from '../../../src/lib/time.ts'
import { ACCOUNT_AGAIN_MS, HEAD_AGAIN_MS } from '../../../src/stores/base/times.ts'
import type { Fact } from '../../../src/stores/compare/comparison.ts'

type Options = {
  key: string
  freshFor?: number
  refetch?: number
  load: (call: unknown, ...args: (string | number)[]) => Promise<unknown> | AsyncGenerator
}
const { stores } = vi.hoisted(() => ({ stores: [] as Options[] }))

vi.mock('../../../src/stores/base/query.ts', () => ({
  query: (options: Options) => {
    stores.push(options)
    return () => ({ get: () => known[options.key] ?? { status: 'loading' }, listen: () => () => {}, refresh() {} })
  },
}))
// Every call is noted, and hardly any answered: then a store asks whom it would ask instead.
vi.mock('../../../src/providers/http/client.ts', async importOriginal => {
  const { ProviderError } = await import('../../../src/providers/http/error.ts')
  return {
    ...(await importOriginal<object>()),
    createClient:
      ({ baseUrl }: { baseUrl: string }) =>
      async (path: string, params: Record<string, string>) => {
        const { callUrl } = await import('../../../src/providers/http/prefetched.ts')
        const { pathname, search } = new URL(callUrl(baseUrl, path, params))
        // Numbers that no announced answer holds.
        asked.add(pathname + search.replaceAll(/NaN|undefined/g, '1'))
        const [, answer] = answers.find(([end]) => pathname.endsWith(end)) ?? []
        if (answer) return answer
        throw new ProviderError('not-found', 'tonapi', 'no answer')
      },
  }
})

const address = `0:${'00'.repeat(32)}` as const
const asked = new Set<string>()
let answers: [string, unknown][] = []
const known: Record<string, unknown> = {
  masterchain: { status: 'ready', value: { seqno: 17 } },
  jettons: { status: 'ready', value: { jettons: [{ address: `0:${'00'.repeat(32)}` }] } },
  'account-jettons': { status: 'ready', value: { balances: [{}] } },
}
/** Answers that lead to further calls. */
const leads: [string, unknown][] = [
  [
    '/v3/transactions',
    {
      // A transaction that cannot be rebuilt.
      transactions: { rows: [{ hash: '00'.repeat(32), account: address, lt: '1', block_ref: null }], unreadable: 0 },
      address_book: { known: {} },
    },
  ],
  ['/getMasterchainInfo', { last: { seqno: 1700 }, state_root_hash: '00'.repeat(32) }],
  ['/lookupBlock', { workchain: -1, shard: '8000000000000000', seqno: 17 }],
  ['/shards', { shards: { rows: [{ workchain: 0, shard: '-9223372036854775808', seqno: 5 }] } }],
  ['/jettons/history', { operations: { rows: [], unreadable: 0 } }],
]

const args: Record<string, (string | number)[]> = {
  block: [-1, '8000000000000000', 17],
  shards: [17],
  successors: [0, '8000000000000000', 17, 0],
  'block-transactions': [-1, '8000000000000000', 17],
  transaction: ['00'.repeat(32)],
  pending: ['00'.repeat(32)],
  trace: ['00'.repeat(32)],
  'trace-jettons': ['00'.repeat(32)],
  'operation-name': [0x0f8a7ea5],
  neighbour: ['receiver', address, address, '1', '00'.repeat(32)],
  'own-wallet': [address, address],
  'token-rates': ['usd'],
  'coin-price': ['usd'],
  'coin-worth': ['usd'],
  'exchange-rate': ['eur'],
  'coin-week': ['usd'],
  'coin-chart': ['usd', 'day'],
  'jetton-holders': [address, 1],
  'collection-items': [address, 1],
  nft: [address, 'any'],
  jettons: [1],
  'jetton-rates': [1],
  domain: ['name.ton'],
  'domain-records': ['name.ton'],
  bids: ['name.ton'],
}
/** Other arguments of a store, for answers of another route. */
const otherArgs: typeof args = { neighbour: ['sender', address, address, '1', '00'.repeat(32)] }

/** By route, the shortest time in ms after which a store asks it again. */
const again = new Map<string, number>()
const unknown: string[] = []
const posted = new Set<string>()

async function noteCalls({
  key,
  load,
  freshFor = Number.POSITIVE_INFINITY,
  refetch = Number.POSITIVE_INFINITY,
}: Options): Promise<void> {
  asked.clear()
  const call = mainCall(new AbortController().signal)
  for (answers of [leads, []])
    for (const given of [args[key] ?? [address], otherArgs[key]]) {
      const work = given && load(call, ...given)
      await (work && Symbol.asyncIterator in work ? Array.fromAsync(work) : work)?.catch(() => {})
    }
  for (const path of asked) {
    const isPosted = postRoutes.find(route => path.startsWith(route))
    if (isPosted) posted.add(isPosted)
    if (isPosted) continue
    const route = rowOf(path)?.[0]
    if (!route) unknown.push(`${key}: ${path}`)
    else again.set(route, Math.min(again.get(route) ?? Number.POSITIVE_INFINITY, freshFor, refetch))
  }
}

/** Requests of proofs: those of the newest block or state must be current. */
async function proofCalls(): Promise<Options[]> {
  const node = await import('../../../src/providers/node/proofs.ts')
  const config = await import('../../../src/providers/indexer/config.ts')
  const indexer = await import('../../../src/providers/indexer/proofs.ts')
  const hash = '00'.repeat(32)
  const block = { workchain: 0, shard: '8000000000000000', seqno: 17, rootHash: hash, fileHash: hash }
  const call = mainCall(new AbortController().signal)
  const load =
    (...asks: (() => Promise<unknown>)[]) =>
    () =>
      Promise.allSettled(asks.map(ask => ask()))
  const newest = [() => node.getCommitment(call, block), () => indexer.getAccountProof(call, address)]
  const lasting = [
    () => node.getSignatures(call, 17),
    () => node.getValidatorsAfter(call, 17),
    () => indexer.getBlockBytes(call, block),
    () => indexer.getTransactionProof(call, block, { account: address, lt: '1' }),
  ]
  return [
    { key: 'proofs of the newest', freshFor: HEAD_AGAIN_MS, load: load(...newest) },
    { key: 'proofs', load: load(...lasting) },
    { key: 'validators of now', load: load(() => config.getIndexedParameter(call, 34)) },
  ]
}

/** Requests of a replay on click. */
async function replayCalls(): Promise<Options[]> {
  const node = {
    ...(await import('../../../src/providers/node/config.ts')),
    ...(await import('../../../src/providers/node/execution.ts')),
  }
  const index = await import('../../../src/providers/index-v3/execution.ts')
  const call = mainCall(new AbortController().signal)
  const block = { workchain: 0, shard: '8000000000000000', seqno: 17 }
  const lasting = [() => node.getConfiguration(call, 17), () => node.getShardAccount(call, address, 17)]
  return [
    { key: 'replay', load: () => Promise.allSettled(lasting.map(ask => ask())) },
    { key: 'libraries', load: () => node.getLibraries(call, ['00'.repeat(32)]) },
    { key: 'blocks', load: () => index.getIndexV3Execution(call, block) },
  ]
}

/** Requests of a get-method on click, whose result must be current. */
async function methods(): Promise<Options> {
  const { createMethodRunner } = await import('../../../src/stores/get-method.ts')
  const runner = createMethodRunner()
  const load = () =>
    new Promise<void>(resolve => {
      runner.listen(({ status }) => status === 'failed' && resolve())
      runner.run({ address, method: 'seqno', args: [] })
    })
  return { key: 'get-method', freshFor: HEAD_AGAIN_MS, load }
}

/** Requests that Compare makes on click for values of a store: they are cached no longer than those values. */
async function comparisons(): Promise<Options[]> {
  const facts = import.meta.glob<{ fact?: Fact<never> }>('../../../src/stores/compare/*.ts')
  const shown = { address, account: address, lt: '1', hash: '00'.repeat(32), workchain: -1, shard: '8'.padEnd(16, '0') }
  const value = { ...shown, seqno: 17, scale: null, decimals: 9, transaction: shown } as never
  const loaded = await Promise.all(
    Object.entries(facts).map(async ([path, load]) => ({ ...(await load()), isHead: path.endsWith('head.ts') })),
  )
  return loaded.flatMap(({ fact, isHead }) =>
    [fact?.toncenter, fact?.tonapi, fact?.['toncenter v3']].flatMap(ask =>
      ask
        ? [
            {
              key: 'comparison',
              ...(isHead && { freshFor: HEAD_AGAIN_MS }),
              load: (call: unknown) => ask(call as Call, value),
            },
          ]
        : [],
    ),
  )
}

beforeAll(async () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('location', { href: 'https://site.example/' })
  await Promise.all(Object.values(import.meta.glob('../../../src/stores/*.ts')).map(load => load()))
  const { loadHistoryUntil } = await import('../../../src/stores/history-date.ts')
  // Asked on click, beside the stores.
  const byDate = { key: 'history-date', load: () => loadHistoryUntil(address, 1, new AbortController().signal) }
  const { getMarks } = await import('../../../src/providers/indexer/marks.ts')
  const marks = { key: 'marks', load: (call: unknown) => getMarks(call as Call, [address]) }
  const { getKnownAddresses } = await import('../../../src/providers/index-v3/accounts.ts')
  // Kinds of a list's addresses, which the address book keeps.
  const kinds = {
    key: 'kinds',
    load: (call: unknown) => getKnownAddresses(call as Call, [address]),
  }
  const { getAccount } = await import('../../../src/providers/node/account.ts')
  const openAccount = {
    key: 'open account',
    freshFor: ACCOUNT_AGAIN_MS,
    load: (call: unknown) => getAccount(call as Call, address),
  }
  for (const store of [
    ...stores,
    byDate,
    marks,
    kinds,
    openAccount,
    await methods(),
    ...(await proofCalls()),
    ...(await replayCalls()),
    ...(await comparisons()),
  ])
    await noteCalls(store)
})

describe('cache durations of the caching front', () => {
  it('every route that a store calls has a row in the caching front', () => {
    expect(stores.length).toBeGreaterThan(25)
    expect(unknown).toEqual([])
  })

  it('the caching front has rows only for routes that stores call', () => {
    expect([...posted].toSorted()).toEqual(postRoutes)
    expect(frontRows.map(([route]) => route).filter(route => !again.has(route))).toEqual([])
  })

  it('the caching front’s durations equal the stores’ refetch intervals', () => {
    const changing = frontRows.filter(([, pace]) => pace !== 'immutable')
    const asked = changing.map(([route]) => [route, Math.min(again.get(route) ?? 0, MINUTE) / 1000])
    expect(asked).toEqual(changing.map(([route, pace]) => [route, againOf(pace)]))
  })

  it('only immutable answers have long cache durations in the caching front', () => {
    expect(frontRows.filter(([, pace]) => pace === 'immutable').map(([route]) => route)).toEqual([
      '/api/v2/getBlockHeader',
      '/api/v2/lookupBlock',
      '/api/v2/shards',
      '/api/v2/getBlockTransactions',
      '/api/v2/getBlockTransactionsExt',
      '/api/v2/tryLocateResultTx',
      '/api/v2/tryLocateSourceTx',
      '/api/v2/getMasterchainBlockSignatures',
      '/api/v2/getConfigAll',
      '/api/v2/getShardAccountCell',
      '/v2/blockchain/blocks/*',
      '/v2/blockchain/blocks/*/boc',
      '/v2/liteserver/list_block_transactions/*',
      '/v2/blockchain/masterchain/*/transactions',
      '/v2/blockchain/transactions/*',
    ])
  })

  it.each(['head', 'blocks', 'account', 'prices', 'auctions', 'minute'] as const)(
    'an answer of the pace %s is never served later than the product’s next call',
    pace => {
      const { fresh, whileRevalidating, ifError } = timesOf(pace)
      const asked = againOf(pace) ?? 0
      expect(fresh).toBeGreaterThan(0)
      // A second more, as nginx counts whole ones.
      expect(fresh + whileRevalidating + 1).toBeLessThanOrEqual(asked)
      expect(fresh + ifError + 1).toBeLessThanOrEqual(asked)
    },
  )

  it('docs/deploy.md lists the caching front’s durations', () => {
    const doc = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8')
    const rows = [...doc.matchAll(/^\| (.+?)(?:: .*)? \| (\d+) s \| (\d+) s more \| (\d+) s more \|$/gm)]
    const paces = [...new Set(frontRows.map(([, pace]) => pace))].filter(pace => pace !== 'immutable')
    const wanted = paces.map(pace => {
      const { fresh, whileRevalidating, ifError } = timesOf(pace)
      return [pace === 'minute' ? 'a minute or longer' : `${againOf(pace)} s`, fresh, whileRevalidating, ifError].join()
    })
    expect(rows.map(row => row.slice(1).join()).toSorted()).toEqual([...new Set(wanted)].toSorted())
  })

  it('the nginx file contains the caching front’s rows, and the first match is the path’s row', () => {
    const lines = [...nginxFrontFile().matchAll(/^ {4}"~(\^\/.+\$)" "(s-maxage=\d+), .*";$/gm)]
    const timeIn = (path: string) => lines.find(([, pattern = '$.']) => new RegExp(pattern).test(path))?.[2]
    expect(lines).toHaveLength(frontRows.length)
    expect(timeIn('/api/v2/getMasterchainInfo')).toBe('s-maxage=1')
    expect(timeIn('/v2/dns/auctions')).toBe('s-maxage=7')
    expect(timeIn('/api/v3/decode?opcodes=0x0f8a7ea5')).toBe('s-maxage=15')
    expect(timeIn('/v2/dns/name.ton')).toBe('s-maxage=15')
    expect(timeIn('/v2/status')).toBe(undefined)
  })

  it.each([
    [1, '/api/v3/accountStates'],
    [64, '/api/v3/accountStates'],
    [65, undefined],
  ])('%s accounts in one request have the caching front’s row %s', (count, row) => {
    const addresses = Array.from({ length: count }, () => `address=0%3A${'a'.repeat(64)}`)
    expect(rowOf(`/api/v3/accountStates?${addresses.join('&')}&include_boc=false`)?.[0]).toBe(row)
  })

  it.each(['eur', 'usd%2Ceur'])('rates in %s have a row in the caching front', currencies => {
    expect(rowOf(`/v2/rates?tokens=ton&currencies=${currencies}`)?.[0]).toBe('/v2/rates')
  })

  it.each([
    '/v2/rates?tokens=ton&currencies=usd%2Ceur%2Crub',
    '/v2/dns/auctions?junk=1',
    '/v2/dns/..%2Fadmin',
    '/v2/dns/%2E%2E',
    '/v2/dns/name..ton',
    '/v2/accounts/_bulk',
    '/v2/rates?currencies=usd&tokens=ton',
    '/api/v2/getConfigParam?param=34&param=35',
  ])('%s, which no page requests, has no row in the caching front', target => {
    expect(rowOf(target)).toBe(undefined)
  })
})
