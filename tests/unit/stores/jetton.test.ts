import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const unknown = { status: 404, body: { error: 'entity not found' } }
const down = { status: 400, body: { error: 'down' } }
const at = encodeURIComponent(ALICE)
const INDEXER = `/v2/jettons/${ALICE}`
const INDEX = `/api/v3/jetton/masters?address=${at}&limit=1`
const NODE = `/api/v2/getTokenData?address=${at}`
const METHOD = '/api/v2/runGetMethod'

const num = (value: number) => ['num', `0x${value.toString(16)}`]
const run = (exit_code: number, ...stack: unknown[]) => ({ body: { ok: true, result: { exit_code, stack } } })
const noMethod = run(11, num(85143))

beforeEach(() => browser.announce(METHOD, noMethod))

async function jetton() {
  const screen = look((await import('../../../src/stores/jetton.ts')).$jetton(ALICE))
  const state = await screen.rest()
  screen.stop()
  return state
}

const info = { type: 'jetton_masters', valid: true, name: 'Name', symbol: 'SYM', extra: { decimals: '6' } }
const master = { address: ALICE, total_supply: '7000000', mintable: true, admin_address: BOB }
const indexed = { jetton_masters: [master], metadata: { [ALICE]: { is_indexed: true, token_info: [info] } } }
const noMaster = { body: { jetton_masters: [] } }
const noToken = { status: 409, body: { ok: false, error: 'Smart contract is not Jetton or NFT', code: 409 } }
const data = { name: 'Name', symbol: 'SYM', decimals: '6', image: 'https://some.test/image.png' }
const content = (type: string, data: unknown) => ({ jetton_content: { type, data } })
const token = (parts: object = {}) => ({
  body: {
    ok: true,
    result: {
      contract_type: 'jetton_master',
      total_supply: 7000000,
      mintable: false,
      admin_address: '',
      ...content('onchain', data),
      ...parts,
    },
  },
})

test('a jetton that the indexer reports as unknown once is requested again', async () => {
  browser.announce(INDEXER, unknown, { body: { metadata: { symbol: 'A' } } })
  expect(await jetton()).toMatchObject({ status: 'ready', value: { symbol: 'A' } })
})

test('a jetton unknown to all providers is not found', async () => {
  browser.announce(INDEXER, unknown)
  browser.announce(INDEX, noMaster)
  browser.announce(NODE, noToken)
  expect(await jetton()).toMatchObject({ status: 'failed', error: { kind: 'not-found', provider: 'tonapi' } })
  expect(browser.calls.map(({ url }) => url)).toEqual([INDEXER, INDEXER, INDEX, NODE])
})

describe('with tonapi down, a jetton’s source', () => {
  test('with tonapi down, a jetton comes from toncenter’s index, without trust and holders', async () => {
    browser.announce(INDEXER, down)
    browser.announce(INDEX, { body: indexed })
    expect(await jetton()).toMatchObject({
      sources: ['toncenter v3', 'toncenter'],
      value: {
        symbol: 'SYM',
        name: 'Name',
        decimals: 6,
        supply: '7000000',
        holders: null,
        trust: 'unknown',
        admin: BOB,
      },
    })
  })

  test.each([
    ['is down', down],
    ['answers {}', { body: {} }],
    ['answers null', { body: null }],
    ['names another jetton', { body: { ...indexed, jetton_masters: [{ ...master, address: BOB }] } }],
    ['has no metadata', { body: { jetton_masters: [master] } }],
  ])('with tonapi down, a jetton comes from its contract when the index %s', async (_, answer) => {
    browser.announce(INDEXER, down)
    browser.announce(INDEX, answer)
    browser.announce(NODE, token())
    expect(await jetton()).toMatchObject({
      sources: ['toncenter'],
      value: {
        symbol: 'SYM',
        decimals: 6,
        supply: '7000000',
        trust: 'unknown',
        mintable: false,
        admin: null,
        image: null,
        original: 'https://some.test/image.png',
      },
    })
  })

  const admins = [
    ['unreadable', 'odd', undefined],
    ['of another type', 7, undefined],
    ['absent', null, null],
    ['empty', '', null],
    ['addr_none', 'addr_none', null],
  ] as const

  test.each(admins)('an admin that is %s in the index’s answer, %j, is read as %j', async (_, admin_address, admin) => {
    browser.announce(INDEXER, down)
    browser.announce(INDEX, { body: { ...indexed, jetton_masters: [{ ...master, admin_address }] } })
    expect(await jetton()).toMatchObject({ sources: ['toncenter v3', 'toncenter'], value: { admin } })
  })

  test.each(admins)('an admin that is %s in the node’s answer, %j, is read as %j', async (_, admin_address, admin) => {
    browser.announce(INDEXER, down)
    browser.announce(INDEX, down)
    browser.announce(NODE, token({ admin_address }))
    expect(await jetton()).toMatchObject({ sources: ['toncenter'], value: { admin } })
  })

  test('with tonapi down and no index configured, a jetton is read from its contract', async () => {
    vi.stubEnv('PUBLIC_NODE_API_URL', '/api/v2')
    browser.announce(INDEXER, down)
    browser.announce(NODE, token())
    expect(await jetton()).toMatchObject({ sources: ['toncenter'], value: { symbol: 'SYM' } })
  })
})

describe('with tonapi down, a jetton’s scale (TEP-526)', () => {
  const sources = [
    ['toncenter’s index', { body: indexed }],
    ['its contract', down],
  ] as const

  test.each(sources)('with the jetton by %s, the scale and the scaled supply are by the contract', async (_, index) => {
    browser.announce(INDEXER, down)
    browser.announce(INDEX, index)
    browser.announce(NODE, token())
    browser.announce(METHOD, run(0, num(3), num(2)))
    expect(await jetton()).toMatchObject({ value: { scale: { numerator: '3', denominator: '2' }, supply: '10500000' } })
  })

  test.each(sources)(
    'with the jetton by %s, a failed call leaves the scale and the supply unknown',
    async (_, index) => {
      browser.announce(INDEXER, down)
      browser.announce(INDEX, index)
      browser.announce(NODE, token())
      browser.announce(METHOD, down)
      expect(await jetton()).toMatchObject({ value: { symbol: 'SYM', scale: undefined, supply: null } })
    },
  )

  test('a contract without the method has no scale', async () => {
    browser.announce(INDEXER, down)
    browser.announce(INDEX, { body: indexed })
    expect(await jetton()).toMatchObject({ value: { scale: null, supply: '7000000' } })
  })
})

describe('the contract of a jetton', () => {
  test.each([
    ['is not to be had', down],
    ['answers {}', { body: { ok: true, result: {} } }],
    ['keeps names and decimals outside of the chain', token(content('offchain', 'https://some.test/a.json'))],
    ['keeps decimals outside of the chain', token(content('onchain', { uri: 'https://a.test/a.json', symbol: 'A' }))],
    ['has neither name nor symbol', token(content('onchain', { decimals: '6' }))],
    ['has no supply that can be read', token({ total_supply: '-1' })],
    ['is another', token({ address: BOB })],
  ])('tonapi’s failure is shown when the contract of a jetton %s', async (_, answer) => {
    browser.announce(INDEXER, down)
    browser.announce(INDEX, down)
    browser.announce(NODE, answer)
    expect(await jetton()).toMatchObject({ status: 'failed', error: { provider: 'tonapi', kind: 'refused' } })
  })

  test('a jetton’s contract without decimals and without a metadata file means 9 decimals', async () => {
    browser.announce(INDEXER, down)
    browser.announce(INDEX, down)
    browser.announce(NODE, token(content('onchain', { symbol: 'A' })))
    expect(await jetton()).toMatchObject({ value: { symbol: 'A', name: null, decimals: 9 } })
  })
})

test('an account whose contract is a jetton wallet is not found as a jetton', async () => {
  browser.announce(INDEXER, down)
  browser.announce(INDEX, noMaster)
  browser.announce(NODE, token({ contract_type: 'jetton_wallet' }))
  expect(await jetton()).toMatchObject({ status: 'failed', error: { kind: 'not-found' } })
})
