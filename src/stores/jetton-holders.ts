import { MINUTE } from '../lib/time.ts'
import { getHolders } from '../providers/indexer/jetton-holders.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

export const HOLDERS_PAGE = 100

/** A page of a jetton's holders, counted from 1. */
export const $jettonHolders = query({
  key: 'jetton-holders',
  freshFor: 5 * MINUTE,
  load: (call, master: RawAddress, page: number) => getHolders(call, master, HOLDERS_PAGE, (page - 1) * HOLDERS_PAGE),
})
