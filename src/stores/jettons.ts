import { MINUTE } from '../lib/time.ts'
import { getJettonList } from '../providers/indexer/jetton-list.ts'
import { jettonsRequest } from '../providers/requests/jettons.ts'
import { query } from './base/query.ts'
import { seenJettons } from './seen/tokens.ts'

export { JETTONS_PAGE } from '../providers/requests/jettons.ts'

/** A page of all jettons, counted from 1. */
export const $jettons = query({
  key: jettonsRequest.key,
  freshFor: 5 * MINUTE,
  async load(call, page: number) {
    const list = await getJettonList(call, page)
    seenJettons.remember(list.jettons, ({ address }) => address)
    return list
  },
})
