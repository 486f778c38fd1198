import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import type { Degradation } from '../../scripts/localnet/http/degradations.ts'
import type { Fault } from '../../scripts/localnet/http/faults.ts'
import { faultsOf, loadSchemas } from '../contract/support/schemas.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { shared } from '../contract/support/shared.ts'
import { standardNetwork } from './support/history.ts'

let network: Network
let served: Served
beforeAll(async () => {
  network = await standardNetwork()
  served = await serve(network, { control: true })
}, 120_000)
afterEach(() => control('reset', {}))
afterAll(async () => {
  await served.close()
})

const control = (path: string, body: unknown) =>
  fetch(`${served.origin}/control/${path}`, { method: 'POST', body: JSON.stringify(body) })
const arm = (fault: Fault) => control('faults', fault)
const degrade = async (degradation: Degradation) =>
  expect((await control('degradations', degradation)).status).toBe(200)
async function get(path: string, client = 'me') {
  const res = await fetch(served.origin + path, { headers: { 'User-Agent': client } })
  const text = await res.text()
  const value: unknown = JSON.parse(text)
  return { status: res.status, headers: res.headers, value }
}
const worth = (word: string) => network.fixtures.worthOpening.get(word)!
const head = () => network.chain.head(-1).seqno
const block = (seqno: number, method = 'getBlockHeader') =>
  `/api/v2/${method}?workchain=-1&shard=-9223372036854775808&seqno=${seqno}`
type Header = { result: { id: { seqno: number } } }

describe('a degraded node', () => {
  it('with “notReady” the node has not applied its newest blocks, nor three to come', async () => {
    await degrade({ notReady: 2, client: 'me' })
    for (const seqno of [head() - 1, head(), head() + 3]) {
      for (const method of ['getBlockHeader', 'getBlockTransactions', 'lookupBlock']) {
        const { status, value } = await get(block(seqno, method))
        expect([status, value]).toMatchObject([
          500,
          { ok: false, error: 'LITE_SERVER_NOTREADY: block is not applied', code: 500 },
        ])
      }
    }
    expect((await get(block(head() - 2))).status).toBe(200)
    expect((await get(block(head() + 4))).value).toMatchObject({ error: expect.stringContaining('is not in db') })
  })

  it('“notReady” applies to one client and ends on reset', async () => {
    await degrade({ notReady: 2, client: 'me' })
    expect((await get(block(head()), 'another')).status).toBe(200)
    await fetch(`${served.origin}/control/degradations?client=me`, { method: 'DELETE' })
    expect((await get(block(head()))).status).toBe(200)
  })

  it('with “otherBlock” the node answers with another block than requested', async () => {
    await degrade({ otherBlock: true, client: 'me' })
    expect(((await get(block(head() - 5))).value as Header).result.id.seqno).toBe(head() - 6)
    expect(((await get(block(head() - 5), 'another')).value as Header).result.id.seqno).toBe(head() - 5)
  })

  it('the node refuses a seqno above int32', async () => {
    for (const method of ['getBlockHeader', 'lookupBlock', 'shards', 'getBlockTransactions']) {
      const { status, value } = await get(block(2 ** 31, method))
      expect([method, status, value]).toMatchObject([method, 422, { ok: false, code: 422 }])
    }
    expect((await get(block(2 ** 31 - 1))).status).toBe(500)
  })
})

it.each([2, 25])('an index %i blocks behind knows nothing newer', async lag => {
  await degrade({ indexLag: lag, client: 'me' })
  const seqno = head() - lag
  expect((await get('/v2/blockchain/masterchain-head')).value).toMatchObject({ seqno })
  expect((await get('/v2/status')).value).toMatchObject({ last_known_masterchain_seqno: seqno })
  const { transactions } = network.chain.block(-1, seqno + 1)!
  const [unknown] = transactions
  const path = `/v2/blockchain/transactions/${unknown!.hash.toString('hex')}`
  expect((await get(path)).status).toBe(404)
  expect((await get(path, 'another')).status).toBe(200)
  expect((await get(`/v2/blockchain/masterchain/${seqno + 1}/blocks`)).status).toBe(404)
  expect((await get(`/v2/blockchain/masterchain/${seqno}/blocks`)).status).toBe(200)
  const known = network.chain.block(-1, seqno)!.transactions[0]!
  expect((await get(`/v2/blockchain/transactions/${known.hash.toString('hex')}`)).status).toBe(200)
})

it('the control plane refuses an unknown degradation', async () => {
  expect((await control('degradations', { unknown: true })).status).toBe(400)
  expect((await control('degradations', { indexLag: 'two' })).status).toBe(400)
})

describe('the jetton actions of a transaction', () => {
  type Event = { actions: ({ type: string } & Record<string, { comment?: string } & Record<string, unknown>>)[] }
  const actions = async (hash: string) => ((await get(`/v2/events/${hash}/jettons`)).value as Event).actions

  it('jetton actions are 404 when there are none, and 413 for a trace that is too long', async () => {
    const hash = worth('failed transaction')
    expect(await get(`/v2/events/${hash}/jettons`)).toMatchObject({ status: 404, value: { error: 'entity not found' } })
    expect((await get(`/v2/events/${hash}`)).status).toBe(200)
    await arm({ match: `/events/${hash}/jettons`, status: 413 })
    expect(await get(`/v2/events/${hash}/jettons`)).toMatchObject({
      status: 413,
      value: { error: 'trace is too long' },
    })
  })

  it('jetton actions without a sender’s comment have the provider’s text', async () => {
    const found = await actions(worth('jetton transfer with a call'))
    const comments = found.map(({ JettonTransfer }) => JettonTransfer!.comment)
    expect(comments).toEqual(expect.arrayContaining(['Call: StonfiSwapV2', 'Call: 0xa7fb58f8']))
  })

  it('with “flawed”, jetton actions have both amounts of a transfer that arrived short', async () => {
    await degrade({ flawed: true, client: 'me' })
    const [action] = await actions(worth('jetton transfer with a call'))
    expect(action!.type).toBe('FlawedJettonTransfer')
    expect(action!.FlawedJettonTransfer).toMatchObject({ sent_amount: '3000000000', received_amount: '2910000000' })
    expect(action!.FlawedJettonTransfer).not.toHaveProperty('amount')
  })
})

it.runIf(shared)('degraded answers match the provider’s schema', async () => {
  const schemas = loadSchemas('tonapi-v2.yml')
  await degrade({ flawed: true, indexLag: 3, client: 'me' })
  const hash = worth('jetton transfer with a call')
  const { value: event } = await get(`/v2/events/${hash}/jettons`)
  expect(faultsOf(schemas.component('Event'), event)).toEqual([])
  const { value: rates } = await get(`/v2/rates?tokens=${worth('jetton PLAIN')},nonsense&currencies=usd`)
  const [rate] = Object.values((rates as { rates: Record<string, unknown> }).rates)
  expect(faultsOf(schemas.component('TokenRates'), rate)).toEqual([])
})

it('a jetton without a market has a constant price of zero and no chart', async () => {
  const none = { prices: { USD: 0, EUR: 0 }, diff_24h: { USD: '0.00%' }, diff_7d: {}, diff_30d: {} }
  for (const word of ['jetton PLAIN', 'jetton WIN', 'jetton TRAM']) {
    const jetton = worth(word)
    expect((await get(`/v2/rates?tokens=${jetton}&currencies=usd,eur`)).value).toMatchObject({
      rates: { [jetton]: none },
    })
    expect((await get(`/v2/rates/chart?token=${jetton}`)).value).toEqual({ points: [] })
  }
  expect((await get('/v2/rates?tokens=xyz&currencies=usd,eur')).value).toMatchObject({ rates: { XYZ: none } })
  type Balances = { balances: { jetton: { symbol: string }; price: { prices: { USD: number } } }[] }
  const { balances } = (await get(`/v2/accounts/${worth('wallet')}/jettons?currencies=usd`)).value as Balances
  const price = (symbol: string) => balances.find(({ jetton }) => jetton.symbol === symbol)!.price.prices.USD
  expect(price('PLAIN')).toBe(0)
  expect(price('NUSD')).toBeGreaterThan(0)
})

it('a fault can answer with an empty object', async () => {
  await arm({ match: '/v2/dns/', body: {} })
  await arm({ match: '/v2/jettons/', body: {} })
  expect(await get('/v2/dns/nanoscope.ton')).toMatchObject({ status: 200, value: {} })
  expect((await get(`/v2/jettons/${worth('jetton')}`)).value).toEqual({})
})

it.each([true, false])('a 429 fault has or omits CORS headers: %s', async cors => {
  await arm({ match: '/api/v2/', status: 429, cors })
  const { status, headers } = await get('/api/v2/getMasterchainInfo')
  expect([status, headers.get('access-control-allow-origin')]).toEqual([429, cors ? '*' : null])
})
