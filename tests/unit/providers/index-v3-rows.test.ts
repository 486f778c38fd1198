import { beginCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { indexV3Row, transactionBytes } from '../../support/boc.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/index-v3/accounts.ts')),
  ...(await import('../../../src/providers/index-v3/jetton-transfers.ts')),
  ...(await import('../../../src/providers/index-v3/jettons.ts')),
  ...(await import('../../../src/providers/index-v3/nft-collections.ts')),
  ...(await import('../../../src/providers/index-v3/transactions.ts')),
}))

const at = encodeURIComponent(ALICE)
const DAVE = `0:${'d'.repeat(64)}`

describe('hashes of an account in toncenter’s index', () => {
  const [code, data, other] = [1, 2, 3].map(value => beginCell().storeUint(value, 8).endCell())
  const hashes = { codeHash: code!.hash().toString('hex'), dataHash: data!.hash().toString('hex') }
  const state = {
    address: ALICE,
    status: 'active',
    balance: '5',
    code_hash: hashes.codeHash,
    data_hash: hashes.dataHash,
    code_boc: code!.toBoc().toString('base64'),
    data_boc: data!.toBoc().toString('base64'),
  }
  async function hashesOf(changed: object) {
    const body = { accounts: [{ ...state, ...changed }], address_book: {} }
    network.announce(`/api/v3/accountStates?address=${at}&include_boc=true`, { body })
    return (await provider.getIndexV3Account(fakeCall(), ALICE)).hashes
  }
  const bytes = other!.toBoc().toString('base64')

  test('hashes of code and data are computed from the bytes of the index', async () => {
    expect(await hashesOf({})).toEqual(hashes)
  })

  test.each([
    ['code of another hash', { code_boc: bytes }],
    ['data of another hash', { data_boc: bytes }],
    ['no code', { code_boc: null }],
    ['no data', { data_boc: null }],
  ])('an account with %s beside the index’s hashes is rejected', async (_, changed) => {
    await expect(hashesOf(changed)).rejects.toMatchObject({ kind: 'another', provider: 'toncenter v3' })
  })
})

describe('jettons of toncenter’s index', () => {
  const wallet = (owner: string, balance: string, jetton: string = ALICE) => ({ address: BOB, owner, jetton, balance })

  test('holders keep their ranks beside dropped rows, and are wallets only where the index says so', async () => {
    const rows = [wallet(BOB, '9'), wallet(CAROL, '8', BOB), { jetton: ALICE }, wallet(CAROL, '7'), wallet(DAVE, '6')]
    const path = `/api/v3/jetton/wallets?jetton_address=${at}&exclude_zero_balance=true&limit=5&offset=100&sort=desc`
    const address_book = { [BOB]: { interfaces: ['wallet_v4r2'] }, [CAROL]: { interfaces: [] } }
    network.announce(path, { body: { jetton_wallets: rows, address_book } })
    const { holders, unreadable } = await provider.getIndexV3Holders(fakeCall(), ALICE, 5, 100)
    expect(holders.map(({ rank, owner, isWallet, balance }) => [rank, owner, isWallet, balance])).toEqual([
      [101, BOB, true, '9'],
      [104, CAROL, false, '7'],
      [105, DAVE, null, '6'],
    ])
    expect(unreadable).toBe(2)
  })

  test.each([
    [1000, true],
    [999, false],
  ])('a list of %i jettons by the index is marked as capped: %s', async (count, isCapped) => {
    const rows = [...Array.from({ length: count - 1 }, () => wallet(ALICE, '5', BOB)), null]
    const path = `/api/v3/jetton/wallets?owner_address=${at}&limit=1000&sort=desc`
    network.announce(path, { body: { jetton_wallets: rows } })
    expect(await provider.getIndexV3Jettons(fakeCall(), ALICE)).toMatchObject({ isCapped, unreadable: count })
  })

  test('transfers of a jetton exclude those that were reverted, and count those of other jettons', async () => {
    const row = {
      source: BOB,
      destination: CAROL,
      amount: '7',
      jetton_master: ALICE,
      transaction_hash: 'ab'.repeat(32),
      transaction_now: 5,
      transaction_aborted: false,
    }
    const jetton_transfers = [row, { ...row, transaction_aborted: true }, { ...row, jetton_master: BOB }, {}]
    network.announce(`/api/v3/jetton/transfers?jetton_master=${at}&limit=4&sort=desc`, { body: { jetton_transfers } })
    expect(await provider.getIndexV3JettonTransfers(fakeCall(), ALICE, 4)).toEqual({
      transfers: [{ from: BOB, to: CAROL, amount: '7', hash: 'ab'.repeat(32), utime: 5 }],
      known: {},
      unreadable: 2,
    })
  })
})

describe('a collection of toncenter’s index', () => {
  const read = (parts: object, more: object = {}) => {
    const content = { name: 'By contract', description: 'Its own' }
    const row = { address: ALICE, owner_address: BOB, collection_content: content, ...parts }
    const path = `/api/v3/nft/collections?collection_address=${at}&limit=1`
    network.announce(path, { body: { nft_collections: [row], ...more } })
    return provider.getIndexV3Collection(fakeCall(), ALICE)
  }

  test.each([
    ['12', '12'],
    ['0', '0'],
    ['-1', null],
    ['-2', undefined],
    ['many', undefined],
    [undefined, undefined],
  ])('the index’s number %j of a collection’s items is read as %j', async (next, count) => {
    expect((await read({ next_item_index: next })).itemCount).toBe(count)
  })

  test('a collection is named by its fetched metadata, else by its contract', async () => {
    expect(await read({})).toMatchObject({ name: 'By contract', description: 'Its own', trust: 'unknown' })
    const info = { type: 'nft_collections', valid: true, name: 'Fetched', is_scam: true }
    const metadata = { [ALICE]: { is_indexed: true, token_info: [info] } }
    expect(await read({}, { metadata })).toMatchObject({
      name: 'Fetched',
      description: 'Its own',
      trust: 'blacklist',
    })
    const failed = { [ALICE]: { is_indexed: true, token_info: [{ ...info, valid: false }] } }
    expect(await read({}, { metadata: failed })).toMatchObject({ name: 'By contract', trust: 'unknown' })
  })
})

describe('bounds of toncenter’s index', () => {
  const rowOf = (lt: number, more: object = {}) => ({
    ...indexV3Row(transactionBytes({ lt: BigInt(lt), prevLt: BigInt(lt - 1) })),
    ...more,
  })
  const history = `/api/v3/transactions?account=${at}&limit=9&sort=desc`
  /** Time of the rows. */
  const THEN = 1_700_000_000

  test('a page of the index’s history drops and counts rows above its highest logical time', async () => {
    network.announce(`${history}&end_lt=9`, { body: { transactions: [rowOf(10), rowOf(9), rowOf(8)] } })
    const read = await provider.getIndexV3History(fakeCall(), ALICE, 9, { endLt: '9' })
    expect(read.transactions.map(({ lt }) => lt)).toEqual(['9', '8'])
    expect(read.unreadable).toBe(1)
  })

  test('a page of the index’s history holds rows of its last second, and none of a later one', async () => {
    network.announce(`${history}&end_utime=${THEN}`, { body: { transactions: [rowOf(9)] } })
    expect((await provider.getIndexV3History(fakeCall(), ALICE, 9, { endUtime: THEN })).transactions).toHaveLength(1)
    network.announce(`${history}&end_utime=${THEN - 1}`, { body: { transactions: [rowOf(9)] } })
    const late = provider.getIndexV3History(fakeCall(), ALICE, 9, { endUtime: THEN - 1 })
    await expect(late).rejects.toMatchObject({ kind: 'another' })
  })

  test('the newest transactions cover the blocks from the oldest to the newest of their rows', async () => {
    const rows = [rowOf(9, { mc_block_seqno: 95 }), rowOf(8, { mc_block_seqno: 90 })]
    network.announce('/api/v3/transactions?limit=50&sort=desc', { body: { transactions: rows } })
    const { coverage, transactions } = await provider.getNewestTransactions(fakeCall(), 50)
    expect(coverage).toEqual({ read: 6, of: 6, failed: 0 })
    expect(transactions).toHaveLength(2)
  })

  test('emulated rows, whose hashes are on no chain, are dropped and counted', async () => {
    network.announce(history, { body: { transactions: [rowOf(9), rowOf(8, { emulated: true })] } })
    const read = await provider.getIndexV3History(fakeCall(), ALICE, 9)
    expect(read.transactions.map(({ lt }) => lt)).toEqual(['9'])
    expect(read.unreadable).toBe(1)
  })
})
