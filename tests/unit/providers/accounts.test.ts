import { beginCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { fakeCall, providerTests, whole } from '../../support/provider.ts'
import { ALICE } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/node/account.ts')),
  ...(await import('../../../src/providers/indexer/account.ts')),
  ...(await import('../../../src/providers/indexer/domains.ts')),
}))

const code = beginCell().storeUint(1, 8).endCell()
const data = beginCell().storeRef(code).endCell()
const HASH = 'ab'.repeat(32)
const lastTransaction = { hash: HASH, lt: '9007199254740993' }
const info = `/api/v2/getAddressInformation?address=${encodeURIComponent(ALICE)}`
const state = {
  '@type': 'raw.fullAccountState',
  balance: '1592521995920473',
  last_transaction_id: { lt: '9007199254740993', hash: Buffer.from(HASH, 'hex').toString('base64') },
  code: code.toBoc().toString('base64'),
  data: data.toBoc().toString('base64'),
  frozen_hash: '',
  sync_utime: 1653396994,
  state: 'active',
}
const entity = {
  address: ALICE,
  state: 'active',
  balance: '1592521995920473',
  lastTransaction,
  codeHash: code.hash().toString('hex'),
  dataHash: data.hash().toString('hex'),
}

describe('an account from the node', () => {
  const answer = (result: unknown) => network.announce(info, { body: { ok: true, result } })

  test('the node’s account has its hashes computed from its code and data', async () => {
    answer(state)
    expect(await whole(provider.getAccount(fakeCall(), ALICE))).toEqual(entity)
  })

  test.each([-1, '-1', '', 0, '0', undefined])(
    'the node’s balance %j of an unused account is read as 0',
    async balance => {
      const none = { balance, code: '', data: '', state: 'uninitialized' }
      answer({ ...none, last_transaction_id: { lt: '0', hash: `${'A'.repeat(43)}=` } })
      expect(await whole(provider.getAccount(fakeCall(), ALICE))).toEqual({
        address: ALICE,
        state: 'uninitialized',
        balance: '0',
        lastTransaction: null,
        codeHash: null,
        dataHash: null,
      })
    },
  )

  test('the node’s account without a balance has an unknown balance', async () => {
    answer({ ...state, balance: '' })
    expect((await whole(provider.getAccount(fakeCall(), ALICE))).balance).toBeNull()
  })

  test.each([
    ['frozen', 'frozen'],
    ['melted', 'unknown'],
  ])('the account state %j is read as a known state or as unknown', async (word, expected) => {
    answer({ ...state, state: word })
    expect((await whole(provider.getAccount(fakeCall(), ALICE))).state).toBe(expected)
  })

  test('the node’s account with unreadable code and data has no hashes', async () => {
    answer({ ...state, code: 'te6c', data: '%' })
    expect(await whole(provider.getAccount(fakeCall(), ALICE))).toMatchObject({ codeHash: null, dataHash: null })
  })
})

describe('an account from the indexer', () => {
  test('the indexer’s account equals the node’s', async () => {
    const raw = {
      address: ALICE,
      status: 'active',
      balance: 1592521995920473,
      last_transaction_hash: HASH,
      code: code.toBoc().toString('hex'),
      data: data.toBoc().toString('hex'),
    }
    const body = JSON.stringify(raw).replace(/}$/, ',"last_transaction_lt":9007199254740993}')
    network.announce(`/v2/blockchain/accounts/${ALICE}`, { body })
    expect(await whole(provider.getIndexedAccount(fakeCall(), ALICE))).toEqual(entity)
  })

  test.each(['nonexist', 'uninit'])('the indexer’s account status %s is read as uninitialized', async status => {
    network.announce(`/v2/blockchain/accounts/${ALICE}`, { body: { status, balance: 0, last_transaction_lt: 0 } })
    expect(await whole(provider.getIndexedAccount(fakeCall(), ALICE))).toMatchObject({
      state: 'uninitialized',
      balance: '0',
      lastTransaction: null,
    })
  })

  test('the indexer’s account has a last transaction unless its hash is of zeros', async () => {
    const lastOf = async (last_transaction_hash: string) => {
      const body = { status: 'active', balance: 5, last_transaction_lt: 10, last_transaction_hash }
      network.announce(`/v2/blockchain/accounts/${ALICE}`, { body })
      return (await whole(provider.getIndexedAccount(fakeCall(), ALICE))).lastTransaction
    }
    expect(await lastOf('0'.repeat(64))).toBeNull()
    expect(await lastOf(HASH)).toEqual({ hash: HASH, lt: '10' })
  })

  test('facts of an account are read with hostile characters removed', async () => {
    const body = {
      address: ALICE,
      balance: 5,
      status: 'active',
      get_methods: [],
      last_activity: 1717957542,
      interfaces: ['wallet_v4r2'],
      name: 'moiseev\u202e.ton',
      is_wallet: true,
      is_scam: true,
      memo_required: true,
    }
    network.announce(`/v2/accounts/${ALICE}`, { body })
    expect(await provider.getAccountFacts(fakeCall(), ALICE)).toEqual({
      isWallet: true,
      interfaces: ['wallet_v4r2'],
      methods: [],
      name: 'moiseev.ton',
      isScam: true,
      isSuspended: false,
      needsMemo: true,
      lastActivity: 1717957542,
    })
  })

  test('facts of an unused account are read as empty values', async () => {
    network.announce(`/v2/accounts/${ALICE}`, { body: { status: 'nonexist', is_wallet: false, last_activity: 0 } })
    expect(await provider.getAccountFacts(fakeCall(), ALICE)).toEqual({
      isWallet: false,
      interfaces: [],
      methods: [],
      name: null,
      isScam: false,
      isSuspended: false,
      needsMemo: false,
      lastActivity: null,
    })
  })

  test('domains that resolve to an account are read, and unreadable names are dropped', async () => {
    network.announce(`/v2/accounts/${ALICE}/dns/backresolve`, { body: { domains: ['vasya.ton', 7, '\u200b'] } })
    expect(await provider.getDomainsOf(fakeCall(), ALICE)).toEqual(['vasya.ton'])
  })
})
