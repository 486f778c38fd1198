import type { JettonDetails } from '../domain/jetton/holders.ts'
import type { JettonRow } from '../domain/jetton/list.ts'
import { MINUTE } from '../lib/time.ts'
import { jettonRequest } from '../providers/requests/jetton.ts'
import { friendlyAddress, type RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'
import { PRICES_AGAIN_MS } from './base/times.ts'
import { seenJettons } from './seen/tokens.ts'

/** Facts about a jetton from a row of a list. */
const fromRow = (row: JettonRow): JettonDetails => ({
  ...row,
  description: null,
  mintable: null,
  admin: null,
  known: {},
  links: [],
  scale: undefined,
})

/** One jetton. Yields the facts of a list's row first, if known. */
export const $jetton = query({
  key: jettonRequest.key,
  freshFor: 5 * MINUTE,
  async *load(call, master: RawAddress) {
    const row = seenJettons.find(master)
    if (row) yield fromRow(row)
    return (await import('./load-jetton.ts')).loadJetton(call, master)
  },
})

/** Price of a jetton in US dollars; null where it has no market. */
export const $jettonRate = query({
  key: 'jetton-rate',
  freshFor: 2 * MINUTE,
  refetch: PRICES_AGAIN_MS,
  async load(call, master: RawAddress) {
    const { getTokenRates } = await import('../providers/indexer/token-rates.ts')
    const rates = await getTokenRates(call, [friendlyAddress(master)], 'usd')
    return rates[master] ?? null
  },
})
