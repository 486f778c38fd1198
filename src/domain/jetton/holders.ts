import type { RawAddress } from '../../ton/address.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import { sumAmounts } from '../notation/amount.ts'
import type { JettonRow } from './list.ts'
import type { JettonScale } from './scale.ts'

/** Facts about one jetton, from all providers. */
export type JettonDetails = JettonRow & {
  description: string | null
  /** true if more can be minted; and by whom: undefined if unreadable */
  mintable: boolean | null
  admin: RawAddress | null | undefined
  known: KnownAddresses
  /** web addresses by its author */
  links: string[]
  /** undefined if unknown, as in a row of a list, whose supply may be scaled */
  scale: JettonScale | null | undefined
}

/** A holder: `owner` holds the jettons in contract `wallet`; null if unknown. `balance` is unscaled. */
export type JettonHolder = {
  rank: number
  owner: RawAddress | null
  /** a provider's claim about the owner; null if unknown */
  isWallet: boolean | null
  wallet: RawAddress | null
  balance: string
}
export type JettonHolders = {
  holders: JettonHolder[]
  /** number of holders on all pages */
  total: number | null
  known: KnownAddresses
  unreadable: number
}

const held = ({ owner, wallet, balance }: JettonHolder) => `${owner} ${wallet} ${balance}`

/**
 * tonapi's page, with rows at the index's ranks, since rows of equal balance have no fixed order and should not move on screen. Rows that
 * tonapi lacks or writes unreadably are the index's. tonapi's own ranks and rows apply if the holders differ.
 */
export function joinHolders(indexed: JettonHolders, page: JettonHolders): JettonHolders {
  const byHolding = new Map(page.holders.map(holder => [held(holder), holder]))
  const isShort = page.unreadable > 0 || page.holders.length === 0
  const holders = indexed.holders.flatMap(holder => {
    const same = byHolding.get(held(holder))
    if (same) return { ...same, rank: holder.rank }
    return isShort ? holder : []
  })
  const matched = indexed.holders.filter(holder => byHolding.has(held(holder))).length
  if (matched < page.holders.length) return page
  const added = holders.length - matched
  return {
    holders,
    total: page.holders.length > 0 ? page.total : page.total || indexed.total,
    known: added > 0 ? { ...indexed.known, ...page.known } : page.known,
    unreadable: Math.max(0, page.unreadable - added),
  }
}

/** Maximum offset up to which the indexer sorts holders by balance. */
const MAX_OFFSET = 9000

/** True if no page can follow the one at `offset` with `count` rows. */
export const isLastOfHolders = (offset: number, size: number, count: number, total: number | null) =>
  offset + count >= (total ?? Number.POSITIVE_INFINITY) || offset + size > MAX_OFFSET

/** Joint balances of the first 1, 10 and 100 holders; omits sizes beyond the list's length, and those with a holder that is not in the list. */
export function concentration(holders: JettonHolder[]): { top: number; balance: string }[] {
  const sizes = [1, 10, 100].filter((_, i, all) => holders.length > (all[i - 1] ?? 0))
  return sizes.flatMap(size => {
    const first = holders.slice(0, size)
    if (first.some(({ rank }, place) => rank !== place + 1)) return []
    return [{ top: first.length, balance: sumAmounts(first.map(({ balance }) => balance)) }]
  })
}
