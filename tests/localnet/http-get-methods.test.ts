import { beginCell, Cell } from '@ton/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChainView, Network } from '../../scripts/localnet/chain/types.ts'
import { readArgument, stackRecord } from '../../scripts/localnet/indexer/get-methods/stack.ts'
import { legacyEntry, readLegacyEntry } from '../../scripts/localnet/node-api/stack.ts'
import { type Served, serve } from '../contract/support/served-apis.ts'
import { standardNetwork } from './support/history.ts'

let network: Network
let served: Served
let wallet: string

beforeAll(async () => {
  network = await standardNetwork()
  served = await serve(network)
  wallet = network.fixtures.roles.get('wallet')![0]!.toRawString()
})
afterAll(() => served.close())

const preflight = (path: string, headers: string) =>
  fetch(`${served.origin}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://site.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': headers,
    },
  })

it('the node API lets other sites POST JSON (CORS preflight)', async () => {
  const answer = await preflight('/api/v2/runGetMethod', 'content-type')
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST')
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type')
})

it('the node API’s answer to a cross-origin POST is readable by the page', async () => {
  const answer = await fetch(`${served.origin}/api/v2/runGetMethod`, {
    method: 'POST',
    headers: { origin: 'https://site.test', 'content-type': 'application/json' },
    body: JSON.stringify({ address: wallet, method: 'seqno', stack: [] }),
  })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(await answer.json()).toMatchObject({
    ok: true,
    result: { exit_code: 0, stack: [['num', expect.any(String)]] },
  })
})

const one = { type: 'int', value: 1n } as const
const none = { type: 'null' } as const

it('the node API reads tuples and lists in its own notation', () => {
  const element = { '@type': 'tvm.stackEntryNumber', number: { number: '1' } }
  expect(readLegacyEntry(['list', { elements: [] }])).toEqual(none)
  expect(readLegacyEntry(['list', { elements: [element] }])).toEqual({ type: 'tuple', items: [one, none] })
  expect(readLegacyEntry(['tuple', { elements: [element, element] }])).toEqual({ type: 'tuple', items: [one, one] })
  expect(() => readLegacyEntry(['tuple', {}])).toThrow('elements')
  expect(() => readLegacyEntry(['tvm.Builder', ''])).toThrow('Unsupported stack entry type: tvm.Builder')
})

it('the node API writes builders as unsupported', () => {
  expect(legacyEntry({ type: 'builder', cell: Cell.EMPTY })).toEqual(['unsupported', ''])
})

it.each([
  ['5', { type: 'int', value: 5n }],
  ['9223372036854775807', { type: 'int', value: 2n ** 63n - 1n }],
  ['0xff', { type: 'int', value: 255n }],
  ['Null', none],
  ['NaN', { type: 'nan' }],
])('the indexer reads the argument %s', (text, item) => expect(readArgument(text)).toEqual(item))

it.each(['-5', '9223372036854775808', '-0x5', '0xzz', 'abc!'])('the indexer refuses the argument %s', text => {
  expect(() => readArgument(text)).toThrow("can't parse arg")
})

it.each([
  [15n, '0xf'],
  [-1n, '-0x1'],
  [2n ** 68n, '0x100000000000000000'],
  [2n ** 64n, '0x010000000000000000'],
  [-(2n ** 64n), '-0x010000000000000000'],
])('the indexer writes the integer %s as %s', (value, num) => {
  expect(stackRecord({ type: 'int', value })).toEqual({ type: 'num', num })
})

it('the indexer writes lists as tuples of their members', () => {
  const pair = (head: typeof one, tail: Parameters<typeof stackRecord>[0]) => ({
    type: 'tuple' as const,
    items: [head, tail],
  })
  const num = { type: 'num', num: '0x1' }
  expect(stackRecord(pair(one, pair(one, none)))).toEqual({ type: 'tuple', tuple: [num, num] })
  expect(stackRecord(pair(one, one))).toEqual({ type: 'tuple', tuple: [num, num] })
  expect(() => stackRecord(pair(one, pair(one, one)))).toThrow('invalid type')
  const cell = beginCell().storeUint(1, 8).endCell()
  expect(stackRecord({ type: 'slice', cell })).toMatchObject({ type: 'cell' })
})

it('the indexer finds a get-method by name, and answers a number with exit code 11', async () => {
  const ask = async (method: string) =>
    (await fetch(`${served.origin}/v2/blockchain/accounts/${wallet}/methods/${method}`)).json()
  expect(await ask('seqno')).toMatchObject({ success: true, exit_code: 0 })
  expect(await ask('85143')).toMatchObject({ success: false, exit_code: 11 })
})

/** The chain, but each get-method runs out of gas. */
const withoutGas = (chain: ChainView): ChainView =>
  new Proxy(chain, {
    get(target, name) {
      if (name === 'runGetMethod') return async () => ({ exitCode: -14, gasUsed: 1_000_000n, stack: [] })
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

it('the indexer writes a negative exit code of a get-method without its sign, the node API as it is', async () => {
  const gasless = await serve({ ...network, chain: withoutGas(network.chain) })
  const indexed = await fetch(`${gasless.origin}/v2/blockchain/accounts/${wallet}/methods/seqno`)
  expect(await indexed.json()).toMatchObject({ success: false, exit_code: 2 ** 32 - 14 })
  const body = JSON.stringify({ address: wallet, method: 'seqno', stack: [] })
  const headers = { 'content-type': 'application/json' }
  const run = await fetch(`${gasless.origin}/api/v2/runGetMethod`, { method: 'POST', headers, body })
  expect(await run.json()).toMatchObject({ ok: true, result: { exit_code: -14 } })
  await gasless.close()
})
