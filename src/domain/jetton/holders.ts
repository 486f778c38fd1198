import type { RawAddress } from '../../ton/address.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import { sumAmounts } from '../notation/amount.ts'
import type { JettonRow } from './list.ts'
import type { JettonScale } from './scale.ts'

/** All that the indexer says of one jetton. */
export type JettonDetails = JettonRow & {
  description: string | null
  /** whether more can be minted, and who may */
  mintable: boolean | null
  admin: RawAddress | null
  known: KnownAddresses
  /** addresses on the web, as its author gives them */
  links: string[]
  /** undefined while only the row of a list is known: its supply may be scaled */
  scale: JettonScale | null | undefined
}

/** `owner` holds the jettons in the contract `wallet`; null where it is not known. `balance` is unscaled. */
export type JettonHolder = {
  rank: number
  owner: RawAddress | null
  /** what the indexer says of the owner; null where it says nothing */
  isWallet: boolean | null
  wallet: RawAddress | null
  balance: string
}
export type JettonHolders = {
  holders: JettonHolder[]
  /** of all pages */
  total: number | null
  known: KnownAddresses
  unreadable: number
}

const held = ({ owner, wallet, balance }: JettonHolder) => `${owner} ${wallet} ${balance}`

/**
 * A page as tonapi has it, with its rows in the places that the index gave them: rows with equal balances have no fixed order, and
 * those on screen stay where they are. Where the two name other holders, tonapi's page counts.
 */
export function joinHolders(indexed: JettonHolders, page: JettonHolders): JettonHolders {
  const byHolding = new Map(page.holders.map(holder => [held(holder), holder]))
  const holders = indexed.holders.flatMap(holder => {
    const same = byHolding.get(held(holder))
    return same ? [{ ...same, rank: holder.rank }] : []
  })
  return { ...page, holders: holders.length === page.holders.length ? holders : page.holders }
}

/** The indexer sorts holders by balance so far and no further. */
const MAX_OFFSET = 9000

/** True if no page can follow the one at `offset`, whose `count` rows were sent. */
export const isLastOfHolders = (offset: number, size: number, count: number, total: number | null) =>
  offset + count >= (total ?? Number.POSITIVE_INFINITY) || offset + size > MAX_OFFSET

/** Joint holdings of the first 1, 10 and 100 of a list; a circle no larger than the one before is left out. */
export function concentration(holders: JettonHolder[]): { top: number; balance: string }[] {
  const sizes = [1, 10, 100].filter((_, i, all) => holders.length > (all[i - 1] ?? 0))
  return sizes.map(size => ({
    top: Math.min(size, holders.length),
    balance: sumAmounts(holders.slice(0, size).map(({ balance }) => balance)),
  }))
}
