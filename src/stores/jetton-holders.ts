import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

export const HOLDERS_PAGE = 100

/** A page of a jetton's holders, counted from 1. */
export const $jettonHolders = query({
  key: 'jetton-holders',
  freshFor: 5 * MINUTE,
  async *load(call, master: RawAddress, page: number) {
    const { loadHolders } = await import('./load-holders.ts')
    return yield* loadHolders(call, master, HOLDERS_PAGE, (page - 1) * HOLDERS_PAGE)
  },
})
