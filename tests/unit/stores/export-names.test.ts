import { Address, beginCell, type Message } from '@ton/core'
import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'
import type { HoldJettons } from '../../../src/stores/export/jettons.ts'
import { nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { face } from '../../support/jetton.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const browser = browserOfEachTest()

type Loaded =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; value: { wallets: object }; partial?: true; changing?: boolean; error?: Error }
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
  vi.doMock('../../../src/stores/export/jettons.ts', () => ({
    holdJettons: async () => ({ sums: [], check: 'checked' }),
  }))
})

/** An export of all that an account did, which is one transaction. */
async function begin(received?: Message) {
  const list = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=99`
  browser.announce(list, {
    body: { ok: true, result: [nodeRow(transactionBytes({ prevLt: 0n, ...(received && { received }) }))] },
  })
  browser.announce(`/v2/blockchain/accounts/${ALICE}/transactions?limit=250&before_lt=10`, {
    body: { transactions: [] },
  })
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

test('an export without the list of jettons says so, and compares no sums with a history', async () => {
  const holdJettons = vi.fn<HoldJettons>()
  vi.doMock('../../../src/stores/export/jettons.ts', () => ({ holdJettons }))
  const job = await begin()
  $jettons.set({ status: 'failed' })
  await eventually(() => expect(job.$state.get()).toMatchObject({ kind: 'ended', job: { jettonCheck: 'unlisted' } }))
  expect(holdJettons).not.toHaveBeenCalled()
})

test('an export waiting for its account’s jettons can be paused, and then continues without them', async () => {
  const job = await begin()
  job.pause()
  await eventually(() => expect(job.$state.get()).toMatchObject({ kind: 'paused', pause: { why: 'pressed' } }))
  expect(browser.calls).toEqual([])
  void job.resume()
  $jettons.set({ status: 'failed' })
  await eventually(() => expect(job.$state.get()).toMatchObject({ kind: 'ended', rows: 1 }))
})

/** Bob's contract notifies Alice of 7 jettons from Carol. */
const notice: Message = {
  info: {
    type: 'internal',
    ihrDisabled: true,
    bounce: false,
    bounced: false,
    src: Address.parse(BOB),
    dest: Address.parse(ALICE),
    value: { coins: 1n },
    ihrFee: 0n,
    forwardFee: 0n,
    createdLt: 1n,
    createdAt: 1,
  },
  body: beginCell()
    .storeUint(0x7362d09c, 32)
    .storeUint(0, 64)
    .storeCoins(7n)
    .storeAddress(Address.parse(CAROL))
    .storeBit(0)
    .endCell(),
}
const part = { status: 'ready', value: { wallets: {} }, partial: true } as const

test('an export names jettons by the complete list, not by its first part', async () => {
  const job = await begin(notice)
  $jettons.set({ ...part, changing: true })
  $jettons.set({ status: 'ready', value: { wallets: { [BOB]: face } } })
  await eventually(() => expect(job.$state.get()).toMatchObject({ kind: 'ended', ending: 'complete' }))
  const { jobStorage } = await import('../../../src/stores/export/export.ts')
  const text = await (await jobStorage()).piece(ALICE, Object(job.$state.get()).job.id, 0)
  expect(text).toContain(face.symbol)
})

test('an export continues without jettons when their list fails after its first part', async () => {
  const job = await begin()
  $jettons.set({ ...part, changing: false, error: new Error('down') })
  await eventually(() => expect(job.$state.get()).toMatchObject({ kind: 'ended', rows: 1 }))
})
