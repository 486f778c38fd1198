import { MINUTE } from '../lib/time.ts'
import { getHolders } from '../providers/indexer/jetton-holders.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'
import { withIndexV3 } from './base/with-index-v3.ts'

export const HOLDERS_PAGE = 100

/** A page of a jetton's holders, counted from 1. */
export const $jettonHolders = query({
  key: 'jetton-holders',
  freshFor: 5 * MINUTE,
  load(call, master: RawAddress, page: number) {
    const offset = (page - 1) * HOLDERS_PAGE
    return withIndexV3(
      call,
      call => getHolders(call, master, HOLDERS_PAGE, offset),
      async call =>
        (await import('../providers/index-v3/jettons.ts')).getIndexedV3Holders(call, master, HOLDERS_PAGE, offset),
    )
  },
})
