import { beginCell } from '@ton/core'
import { describe, expect, test, vi } from 'vitest'
import type { QueryState, Ready } from '../../../src/lib/query-state.ts'
import type { FactLoader, Voice } from '../../../src/stores/compare/comparison.ts'
import { indexerRow, nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const HASH = 'ab'.repeat(32)
const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64')
const ready = <T>(value: T, ...sources: string[]): Ready<T> => ({
  status: 'ready',
  value,
  at: Date.now() - 3000,
  sources,
  saved: false,
  changing: false,
})
const missing = { status: 404, body: { error: 'entity not found' } }

/** Presses Compare while `shown` is on screen, and returns the answer of another provider. */
async function press<T>(fact: FactLoader<T>, shown: Ready<T>, by: Voice) {
  const { compareVoices } = await import('../../../src/stores/compare/comparison.ts')
  const { voices } = await compareVoices(fact, shown)
  const query = voices.find(({ provider }) => provider === by)!.query
  return { ...look(query), again: query.refresh }
}
const urls = () => browser.calls.map(({ url }) => url)

describe('comparing an account', () => {
  const fact = () => import('../../../src/stores/compare/account.ts')
  const code = beginCell().storeUint(1, 8).endCell()
  const shown = {
    address: ALICE,
    state: 'active' as const,
    balance: '5',
    lastTransaction: { hash: HASH, lt: '10' },
    codeHash: code.hash().toString('hex'),
    dataHash: null,
  }
  const info = `/api/v2/getAddressInformation?address=${encodeURIComponent(ALICE)}`
  const indexed = `/v2/blockchain/accounts/${ALICE}`
  const raw = {
    balance: 5,
    status: 'active',
    code: code.toBoc().toString('hex'),
    last_transaction_lt: 10,
    last_transaction_hash: HASH,
  }

  test('an account from the node is compared with one call to the indexer, and nothing is cached', async () => {
    browser.announce(indexed, { body: raw })
    const pressed = await press(fact, ready(shown, 'toncenter'), 'tonapi')
    expect(await pressed.rest()).toMatchObject({
      value: {
        comparison: { kind: 'agrees', names: ['balance', 'status', 'last transaction', 'code hash'] },
        shown: { provider: 'toncenter' },
        other: { provider: 'tonapi' },
      },
    })
    pressed.stop()
    expect(urls()).toEqual([indexed])
    expect(Object.keys(localStorage).filter(name => name.includes('comparison'))).toEqual([])
  })

  test('an account from the indexer is compared with the node', async () => {
    const wire = { balance: '6', last_transaction_id: { lt: '10', hash: base64(HASH) }, state: 'active' }
    browser.announce(info, { body: { ok: true, result: { ...wire, code: code.toBoc().toString('base64') } } })
    const pressed = await press(fact, ready(shown, 'tonapi'), 'toncenter')
    expect(await pressed.rest()).toMatchObject({
      value: { comparison: { kind: 'differs', names: ['balance'] }, other: { provider: 'toncenter' } },
    })
    pressed.stop()
    expect(urls()).toEqual([info])
  })

  test('an account that has moved on agrees after a second comparison', async () => {
    browser.announce(indexed, { body: { ...raw, last_transaction_lt: 9, balance: 4 } }, { body: raw })
    const pressed = await press(fact, ready(shown, 'toncenter'), 'tonapi')
    expect(await pressed.rest()).toMatchObject({ value: { comparison: { kind: 'moved-on', gap: -1n }, apart: '' } })
    pressed.again()
    expect(await pressed.rest()).toMatchObject({ value: { comparison: { kind: 'agrees' } } })
    pressed.stop()
    expect(urls()).toEqual([indexed, indexed])
  })

  test('an account unknown to the other provider has a single source; other failures can be retried', async () => {
    browser.announce(indexed, missing, { status: 400, body: { error: 'no' } }, { body: raw })
    const pressed = await press(fact, ready(shown, 'toncenter'), 'tonapi')
    expect(await pressed.rest()).toMatchObject({ value: { comparison: { kind: 'single' } } })
    pressed.again()
    expect(await pressed.rest()).toMatchObject({ error: { kind: 'refused', provider: 'tonapi' } })
    pressed.again()
    const last = await pressed.rest()
    expect(last).toMatchObject({ value: { comparison: { kind: 'agrees' } } })
    expect(last).not.toHaveProperty('error')
    pressed.stop()
  })

  test.each<[balance: string, kind: string, names: string[]]>([
    ['5', 'agrees', ['balance', 'status', 'last transaction', 'code hash']],
    ['6', 'differs', ['balance']],
  ])('an account is compared with toncenter’s index: with a balance of %s it %s', async (balance, kind, names) => {
    const states = `/api/v3/accountStates?address=${encodeURIComponent(ALICE)}&include_boc=true`
    const wire = {
      address: ALICE,
      status: 'active',
      balance,
      last_transaction_hash: base64(HASH),
      last_transaction_lt: '10',
      code_hash: code.hash().toString('base64'),
      code_boc: code.toBoc().toString('base64'),
    }
    browser.announce(states, { body: { accounts: [wire] } })
    const pressed = await press(fact, ready(shown, 'toncenter'), 'toncenter v3')
    expect(await pressed.rest()).toMatchObject({
      value: { comparison: { kind, names }, shown: { provider: 'toncenter' }, other: { provider: 'toncenter v3' } },
    })
    pressed.stop()
    expect(urls()).toEqual([states])
  })
})

describe('providers to compare with', () => {
  const fact = () => import('../../../src/stores/compare/head.ts')
  const head = { seqno: 100, rootHash: HASH, fileHash: HASH, stateRootHash: null }
  const voices = async (source: string) => {
    const { compareVoices } = await import('../../../src/stores/compare/comparison.ts')
    return (await compareVoices(fact, ready(head, source))).voices.map(({ provider }) => provider)
  }

  test('Compare asks every provider that knows the value, except the one that showed it', async () => {
    expect(await voices('toncenter')).toEqual(['tonapi', 'toncenter v3'])
    expect(await voices('tonapi')).toEqual(['toncenter', 'toncenter v3'])
    expect(await voices('toncenter v3')).toEqual(['toncenter', 'tonapi'])
  })

  test('Compare asks one other provider when the build names no index', async () => {
    vi.stubEnv('PUBLIC_NODE_API_URL', '/api/v2')
    expect(await voices('toncenter')).toEqual(['tonapi'])
  })

  test('a failed provider leaves the comparison with the other', async () => {
    const { compareVoices } = await import('../../../src/stores/compare/comparison.ts')
    const last = { workchain: -1, seqno: 100, root_hash: base64(HASH), file_hash: base64(HASH), gen_utime: '5' }
    browser.announce('/api/v3/masterchainInfo', { body: { last, first: last } })
    browser.announce('/v2/blockchain/masterchain-head', { status: 400, body: { error: 'no' } })
    const { listen } = await compareVoices(fact, ready(head, 'toncenter'))
    let states: QueryState<unknown>[] = []
    const stop = listen(all => {
      states = all
    })
    await eventually(() => expect(states.map(({ status }) => status)).toEqual(['failed', 'ready']))
    expect(states).toMatchObject([
      { error: { provider: 'tonapi', kind: 'refused' } },
      { value: { comparison: { kind: 'agrees' }, other: { provider: 'toncenter v3' } } },
    ])
    stop()
  })
})

describe('comparing a transaction', () => {
  const fact = () => import('../../../src/stores/compare/transaction.ts')
  const bytes = transactionBytes()
  const other = transactionBytes({ text: 'bye' })
  const history = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=1&lt=10&hash=${bytes.hash}`
  const path = `/v2/blockchain/transactions/${bytes.hash}`
  const foundBy = (provider: string) =>
    ({ transaction: { account: ALICE, lt: '10', hash: bytes.hash, provider }, known: {} }) as never

  test('a transaction from tonapi agrees with the hash of the node’s bytes', async () => {
    browser.announce(history, { body: { ok: true, result: [nodeRow(bytes)] } })
    // A history of tonapi that the node completed.
    const pressed = await press(fact, ready(foundBy('tonapi'), 'tonapi', 'toncenter'), 'toncenter')
    expect(await pressed.rest()).toMatchObject({ value: { comparison: { kind: 'agrees', names: ['hash'] } } })
    pressed.stop()
    expect(urls()).toEqual([history])
  })

  test('a transaction with other bytes differs, whatever hash is stated beside them', async () => {
    const row = { ...indexerRow(bytes), raw: indexerRow(other).raw }
    browser.announce(path, { body: row })
    const pressed = await press(fact, ready(foundBy('toncenter'), 'toncenter'), 'tonapi')
    expect(await pressed.rest()).toMatchObject({
      value: {
        comparison: { kind: 'differs', names: ['hash'] },
        other: { statement: { values: { hash: other.hash } } },
      },
    })
    pressed.stop()
  })

  test('an old transaction is compared with the node’s archive, or has a single source', async () => {
    const gone = { status: 500, body: { ok: false, error: 'LITE_SERVER_UNKNOWN: lt not in db', code: 500 } }
    browser.announce(history, gone)
    browser.announce(`${history}&archival=true`, { body: { ok: true, result: [] } })
    const pressed = await press(fact, ready(foundBy('tonapi'), 'tonapi'), 'toncenter')
    expect(await pressed.rest()).toMatchObject({ value: { comparison: { kind: 'single' } } })
    pressed.stop()
    expect(urls()).toEqual([history, `${history}&archival=true`])
  })

  test('a transaction with unreadable bytes is not compared', async () => {
    browser.announce(history, { body: { ok: true, result: [{ ...nodeRow(bytes), data: 'AAAA' }] } })
    const pressed = await press(fact, ready(foundBy('tonapi'), 'tonapi'), 'toncenter')
    expect(await pressed.rest()).toMatchObject({ status: 'failed', error: { kind: 'malformed' } })
    pressed.stop()
  })
})

test('comparing the head with a lagging indexer tells the blocks and seconds between them', async () => {
  const head = { seqno: 100, rootHash: HASH, fileHash: HASH, stateRootHash: null }
  const body = { seqno: 98, root_hash: HASH, file_hash: HASH, gen_utime: 5 }
  browser.announce('/v2/blockchain/masterchain-head', { body }, { body: { ...body, seqno: 100 } })
  const shown = ready(head, 'toncenter')
  const pressed = await press(() => import('../../../src/stores/compare/head.ts'), shown, 'tonapi')
  const said = expect.stringMatching(/^2 blocks apart; the answers are \d+ s apart\.$/)
  const state = await pressed.rest()
  expect(state).toMatchObject({ value: { comparison: { kind: 'moved-on', gap: -2n }, apart: said } })
  const seconds = state.status === 'ready' ? Number(/(\d+) s/.exec(state.value.apart)?.[1]) : Number.NaN
  expect(seconds).toBeGreaterThanOrEqual(3)
  expect(seconds).toBeLessThanOrEqual(Math.round((Date.now() - shown.at) / 1000))
  pressed.again()
  expect(await pressed.rest()).toMatchObject({ value: { comparison: { kind: 'agrees' } } })
  pressed.stop()
})

describe('comparing the supply of a jetton', () => {
  const fact = () => import('../../../src/stores/compare/supply.ts')
  const path = `/api/v2/getTokenData?address=${encodeURIComponent(ALICE)}`
  const jetton = { address: ALICE, supply: '2000000000', decimals: 9, scale: null }
  const compare = async (value: object, total_supply: unknown) => {
    browser.announce(path, { body: { ok: true, result: { total_supply } } })
    const pressed = await press(fact, ready(value as never, 'tonapi'), 'toncenter')
    const state = await pressed.rest()
    pressed.stop()
    return state
  }

  test('the supply of a jetton agrees with its contract’s, as text or as a number', async () => {
    const agrees = { value: { comparison: { kind: 'agrees', names: ['total supply'] } } }
    expect(await compare(jetton, '2000000000')).toMatchObject(agrees)
    expect(await compare(jetton, 2000000000)).toMatchObject(agrees)
    expect(await compare(jetton, '2000000001')).toMatchObject({ value: { comparison: { kind: 'differs' } } })
  })

  test('a supply from toncenter’s index is not compared with itself, though the node sent the scale', async () => {
    const { compareVoices } = await import('../../../src/stores/compare/comparison.ts')
    const { voices } = await compareVoices(fact, ready(jetton as never, 'toncenter v3', 'toncenter'))
    expect(voices.map(({ provider }) => provider)).toEqual(['toncenter'])
  })

  test('the supply of a scaled jetton is compared at the displayed scale', async () => {
    const scale = { numerator: '2', denominator: '1' }
    expect(await compare({ ...jetton, scale }, '1000000000')).toMatchObject({
      value: { comparison: { kind: 'agrees' } },
    })
  })

  test('the supply of a jetton that the node does not know has a single source', async () => {
    browser.announce(path, {
      status: 409,
      body: { ok: false, error: 'Smart contract is not Jetton or NFT', code: 409 },
    })
    const pressed = await press(fact, ready(jetton as never, 'tonapi'), 'toncenter')
    expect(await pressed.rest()).toMatchObject({ value: { comparison: { kind: 'single' } } })
    pressed.stop()
  })
})

test('a shard block with another file hash is reported as different', async () => {
  const id = { workchain: 0, shard: '8000000000000000', seqno: 7 }
  const header = { ...id, rootHash: HASH, fileHash: HASH, genUtime: 5 } as never
  const path = '/v2/blockchain/blocks/(0,8000000000000000,7)'
  browser.announce(path, { body: { seqno: 7, root_hash: HASH, file_hash: 'cd'.repeat(32), gen_utime: 5 } })
  const pressed = await press(
    () => import('../../../src/stores/compare/block.ts'),
    ready(header, 'toncenter'),
    'tonapi',
  )
  expect(await pressed.rest()).toMatchObject({ value: { comparison: { kind: 'differs', names: ['file hash'] } } })
  pressed.stop()
  expect(urls()).toEqual([path])
})
