import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'
import { nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: { wallets: object } }
let $jettons = atom<Loaded>({ status: 'loading' })

beforeEach(() => {
  $jettons = atom<Loaded>({ status: 'loading' })
  vi.doMock('../../../src/stores/address-tokens.ts', () => ({
    $accountJettons: () => $jettons,
    $accountNfts: () => atom({ status: 'loading' }),
  }))
  vi.doMock('../../../src/stores/export/balances.ts', () => ({
    findBalances: async () => ({ opening: null, moved: '0', closing: null }),
  }))
  vi.doMock('../../../src/stores/export/jettons.ts', () => ({ holdJettons: async () => [] }))
})

/** An export of all that an account did, which is one transaction. */
async function begin() {
  const list = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=99`
  browser.announce(list, { body: { ok: true, result: [nodeRow(transactionBytes({ prevLt: 0n }))] } })
  const { exportOf } = await import('../../../src/stores/export/export.ts')
  const job = exportOf(ALICE)
  void job.start({ from: 0, to: Date.now() / 1000 + 86_400 }, 'csv')
  await eventually(() => expect(job.$state.get().kind).toBe('running'))
  return job
}

test.each<Loaded>([{ status: 'failed' }, { status: 'ready', value: { wallets: {} } }])(
  'an export waits for the jettons of its account and continues when that load is %j',
  async loaded => {
    const job = await begin()
    expect(browser.calls).toEqual([])
    $jettons.set(loaded)
    await eventually(() => expect(job.$state.get()).toMatchObject({ kind: 'ended', rows: 1 }))
  },
)

test('an export waiting for its account’s jettons can be paused, and then continues without them', async () => {
  const job = await begin()
  job.pause()
  await eventually(() => expect(job.$state.get()).toMatchObject({ kind: 'paused', pause: { why: 'pressed' } }))
  expect(browser.calls).toEqual([])
  void job.resume()
  $jettons.set({ status: 'failed' })
  await eventually(() => expect(job.$state.get()).toMatchObject({ kind: 'ended', rows: 1 }))
})
