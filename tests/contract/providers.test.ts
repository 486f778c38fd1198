import { readFileSync } from 'node:fs'
import { Address } from '@ton/core'
import { afterAll, describe, expect, it } from 'vitest'
import { routes } from '../../scripts/localnet/indexer/indexer.ts'
import { methods } from '../../scripts/localnet/node-api/methods.ts'
import { openFixed } from '../localnet/support/history.ts'
import { indexerCases } from './suites/indexer-cases.ts'
import { nodeCases } from './suites/node-cases.ts'
import { missingFrom } from './suites/recordings.ts'
import { landmarks } from './support/landmarks.ts'
import { faultsOf, loadSchemas, openTransactionExt } from './support/schemas.ts'
import { serve } from './support/served-apis.ts'
import { shared } from './support/shared.ts'
import { ask, askNode } from './support/wire.ts'

async function open() {
  const network = await openFixed('standard')
  const served = await serve(network)
  const indexer = shared ? loadSchemas('tonapi-v2.yml') : null
  const node = shared ? loadSchemas('toncenter-v2.yaml', openTransactionExt) : null
  return { network, served, indexer, node, marks: landmarks(network), origin: served.origin }
}

const world = await open()

afterAll(async () => {
  await world.served.close()
  world.network.close()
})

/** Indexer routes that answer no JSON, or no success, on this network. */
const UNASKED = new Set([
  'ProxyImage',
  'DownloadBlockchainBlockBoc',
  'SendBlockchainMessage',
  'ReindexAccount',
  'GetMultisigAccount',
])

describe.skipIf(!shared)('the embedded indexer and tonapi’s published schema', () => {
  const cases = indexerCases(world.marks)

  it.each(cases)(
    'the embedded indexer’s answer matches the schema: $operation $url',
    async ({ operation, url, body }) => {
      const { status, value } = await ask(world.origin, url, body)
      const [method = '', path = ''] = operation.split(' ')
      expect(faultsOf(world.indexer!.answer(method, path), value)).toEqual([])
      expect(status).toBe(200)
    },
  )

  it('the schema check covers every route of the embedded indexer', () => {
    const asked = new Set(cases.map(({ operation }) => operation))
    const left = routes.filter(({ method, path, name }) => !asked.has(`${method} ${path}`) && !UNASKED.has(name))
    expect(left.map(({ path }) => path)).toEqual([])
  })

  it('the embedded indexer has no route unknown to the schema', () => {
    const strange = routes.filter(({ method, path }) => !world.indexer!.operations.includes(`${method} ${path}`))
    expect(strange.map(({ name }) => name)).toEqual(['ProxyImage'])
  })
})

describe.skipIf(!shared)('known behaviour of the real indexer', () => {
  it('the embedded indexer refuses to page holders by offset beyond 9000', async () => {
    const { status, value } = await ask(world.origin, `/v2/jettons/${world.marks.raw('jetton')}/holders?offset=9001`)
    expect(status).toBe(400)
    expect(value).toEqual({
      error: 'offset is limited to 9000; use sort_by=address with last_account_id cursor for deeper pagination',
    })
  })

  it('the embedded indexer gives the jetton wallet, not the owner, as a holder’s address', async () => {
    const { marks, origin, network } = world
    const { value } = await ask(origin, `/v2/jettons/${marks.raw('jetton')}/holders?limit=1`)
    const { addresses } = value as { addresses: { address: string; owner: { address: string } }[] }
    const wallet = Address.parse(addresses[0]!.address)
    const { stack } = await network.chain.runGetMethod(wallet, 'get_wallet_data', [])
    const [, owner] = stack
    expect(owner?.type === 'slice' && owner.cell.beginParse().loadAddress().toRawString()).toBe(
      addresses[0]!.owner.address,
    )
  })
})

describe.skipIf(!shared)('the embedded node API and toncenter’s published schema', () => {
  const cases = nodeCases(world.marks)

  it.each(cases)(
    'the embedded node API’s answer matches the schema: $method → $result $params',
    async ({ method, result, params, post }) => {
      const { status, value } = await askNode(world.origin, method, params, post)
      const { ok, result: answer } = value as { ok: boolean; result: unknown }
      expect(faultsOf(world.node!.component(result), answer)).toEqual([])
      expect([status, ok]).toEqual([200, true])
    },
  )

  it('the schema check covers every method of the embedded node API', () => {
    const asked = new Set(cases.map(({ method }) => method))
    const sending = ['sendBoc', 'sendBocReturnHash', 'sendQuery']
    expect([...methods.keys()].filter(name => !asked.has(name) && !sending.includes(name))).toEqual([])
  })
})

const recorded = (name: string): unknown => JSON.parse(readFileSync(`${shared}fixtures/${name}`, 'utf8'))

describe.skipIf(!shared)('the embedded APIs and recorded answers', () => {
  const get = async (url: string, body?: unknown) => (await ask(world.origin, url, body)).value

  it('the embedded indexer’s block has all members of a recorded one', async () => {
    const block = await get('/v2/blockchain/masterchain-head')
    // extra currencies have no issuer here
    const free = [/\.other\[\]/]
    const recording = recorded('opentonapi/api-block-1-8000000000000000-34336028.json')
    expect(missingFrom(block, recording, free)).toEqual([])
  })

  it('the embedded indexer’s transactions have all members of recorded ones', async () => {
    const { marks } = world
    const seqnos = [...new Set(marks.items.map(({ block }) => block.seqno))]
    const own: unknown[] = []
    for (const seqno of seqnos.slice(0, 40)) {
      own.push(
        ...((await get(`/v2/blockchain/masterchain/${seqno}/transactions`)) as { transactions: [] }).transactions,
      )
    }
    for (const name of ['opentonapi/api-block-txs-1.json', 'opentonapi/api-block-txs-3.json']) {
      expect(missingFrom({ transactions: own }, recorded(name))).toEqual([])
    }
  })

  it('the embedded indexer’s balances, items and accounts have all members of recorded ones', async () => {
    const { marks } = world
    const wallet = marks.raw('wallet')
    const balances = await get(`/v2/accounts/${wallet}/jettons`)
    expect(missingFrom(balances, recorded('opentonapi/api-jetton-balances.json'))).toEqual([])
    const item = await get(`/v2/nfts/${marks.raw('nft item')}`)
    // metadata is free, names and icons come from the provider's address book
    const book = [/^\.metadata\./, /\.name$/, /\.icon$/, /\.memo_required$/]
    expect(missingFrom(item, recorded('tonapi-js/address.getNftItemByAddress.json'), book)).toEqual([])
    const accounts = await get('/v2/accounts/_bulk', { account_ids: [wallet, marks.raw('pool')] })
    expect(missingFrom(accounts, recorded('tonapi-js/address.getAccounts.json'), book)).toEqual([])
  })

  it('the embedded indexer’s jettons, charts and get-methods have all members of recorded ones', async () => {
    const { marks } = world
    const jetton = await get(`/v2/jettons/${marks.raw('jetton')}`)
    // the recording was edited: on the wire the supply is a text
    const edited = [/^\.total_supply$/]
    expect(missingFrom(jetton, recorded('tonapi-js/bigint.getJettonInfo.json'), edited)).toEqual([])
    const chart = await get('/v2/rates/chart?token=ton&points_count=20')
    expect(missingFrom(chart, recorded('tonapi-js/services.getChartRates.json'))).toEqual([])
    const method = await get(`/v2/blockchain/accounts/${marks.worth('NFT collection')}/methods/royalty_params`)
    expect(missingFrom(method, recorded('tonapi-js/cell.execGetMethodForBlockchainAccount.json'))).toEqual([])
  })

  it('the embedded indexer repeats the newest chart point, as recorded', async () => {
    const { points } = (await get('/v2/rates/chart?token=ton')) as { points: number[][] }
    const { points: theirs } = recorded('tonapi-js/services.getChartRates.json') as { points: number[][] }
    expect(theirs[0]).toEqual(theirs[1])
    expect(points[0]).toEqual(points[1])
    expect(points[1]![0]).toBeGreaterThan(points[2]![0]!)
  })

  it('the embedded node API’s answers have all members of shapes derived from recorded bytes', async () => {
    const { marks, origin } = world
    const { seqno } = marks.signed.block
    const block = { workchain: 0, shard: '-9223372036854775808', seqno }
    const derived = (method: string, id: string) => recorded(`derived-toncenter/${method}-shape-block-${id}.json`)
    for (const method of ['getBlockTransactions', 'getBlockTransactionsExt']) {
      const answer = await askNode(origin, method, { ...block, count: 100 })
      // a wallet's first message carries its code; later ones do not
      expect(missingFrom(answer.value, derived(method, '39478616'))).toEqual([])
    }
    const history = await askNode(origin, 'getTransactions', { address: marks.raw('wallet'), limit: 100 })
    expect(missingFrom(history.value, derived('getTransactions', '39478616'))).toEqual([])
  })
})
