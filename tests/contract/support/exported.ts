import { afterEach, beforeEach, vi } from 'vitest'
import type { JettonWallets } from '../../../src/domain/jetton/jetton.ts'
import type { Job } from '../../../src/stores/export/job-storage.ts'
import type { RawAddress } from '../../../src/ton/address.ts'

export type Row = {
  lt: string
  direction: string
  asset: string
  asset_address: string
  amount_units: string
  fee_nano: string
}

/** Points the providers of each test at a served network. */
export function useServed(world: { served: { origin: string } }): void {
  beforeEach(() => {
    vi.stubEnv('PUBLIC_NODE_API_URL', `${world.served.origin}/api/v2`)
    vi.stubEnv('PUBLIC_INDEXER_API_URL', `${world.served.origin}/v2`)
    vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
    vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
    vi.stubGlobal('location', { href: 'http://site.test/' })
    vi.stubGlobal('navigator', { onLine: true })
    vi.resetModules()
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })
}

const noBalances = async () => {
  throw new Error('not asked for')
}

type Options = { from?: number; to?: number; hasBalances?: boolean; jettons?: JettonWallets }

/** Rows of a range of an account's history, all of it by default, as the site exports it. */
export async function exported(
  account: RawAddress,
  { from = 0, to = Date.now() / 1000 + 86_400, hasBalances = true, jettons = {} }: Options = {},
): Promise<{ rows: Row[]; job: Job }> {
  const { findBalances } = await import('../../../src/stores/export/balances.ts')
  const { createExport } = await import('../../../src/stores/export/job.ts')
  const { holdJettons } = await import('../../../src/stores/export/jettons.ts')
  const { findStart, loadPage } = await import('../../../src/stores/export/pages.ts')
  const { memoryJobs } = await import('../../../src/stores/export/job-storage.ts')
  const storage = memoryJobs()
  const job = createExport(account, {
    storage: async () => storage,
    findStart,
    loadPage,
    balances: hasBalances ? findBalances : noBalances,
    jettons: async (call, account, progress, sums) =>
      Object.keys(jettons).length > 0 ? holdJettons(call, account, progress, sums) : { sums, check: 'checked' },
    names: async () => ({ jettons, find: () => undefined }),
  })
  await job.start({ from, to }, 'json')
  const state = job.$state.get()
  if (state.kind !== 'ended') throw new Error(`${account}: ${JSON.stringify(state)}`, { cause: state })
  const pieces = await Promise.all(
    Array.from({ length: state.job.pieces }, (_, place) => storage.piece(account, state.job.id, place)),
  )
  return { rows: JSON.parse(`[${pieces.filter(Boolean).join(',')}]`), job: state.job }
}
