import type { TokenRates } from '../market/market.ts'
import { trustRank } from '../token/trust.ts'
import type { Jetton } from './jetton.ts'
import { isImpossible } from './plausible.ts'

/** A jetton in the list. `supply` is decimal text of smallest units; null, as `holders`, where the provider says nothing sensible. */
export type JettonRow = Jetton & { supply: string | null; holders: number | null }

/** A page of the indexer's list, in its order. `unnamed` have neither symbol nor name and are not listed. */
export type JettonPage = { jettons: JettonRow[]; unnamed: number; unreadable: number }

/**
 * The first page of a ranking by holders that begins at its second place, with what was left out before it: those of the largest that are
 * not on it and have more holders than its last.
 */
export function withFirst(page: JettonPage, largest: readonly JettonRow[]): JettonPage {
  const listed = new Set(page.jettons.map(({ address }) => address))
  const least = Math.min(...page.jettons.flatMap(({ holders }) => holders ?? []))
  const first = largest.filter(({ address, holders }) => !listed.has(address) && (holders ?? 0) > least)
  return first.length > 0 ? { ...page, jettons: [...first, ...page.jettons] } : page
}

export const JETTON_SORTS = ['marketcap', 'holders', 'supply'] as const
export type JettonSort = (typeof JETTON_SORTS)[number]

/** A supply in whole jettons, as near as a double comes; none where it cannot be true. */
const wholeSupply = (jetton: JettonRow) =>
  isImpossible(jetton) ? 0 : Number(jetton.supply ?? 0) / 10 ** jetton.decimals

/** A substitute for market capitalisation, which no provider publishes: many holders and a large supply, each by its magnitude. */
export function marketProxy(jetton: JettonRow): number {
  const supply = wholeSupply(jetton)
  const { holders } = jetton
  return holders && supply ? Math.log10(holders + 1) * Math.log10(supply + 1) : 0
}

/** Price × supply; null without a supply that can be true. */
export const marketValue = (jetton: JettonRow, price: number): number | null =>
  jetton.supply === null || isImpossible(jetton) ? null : price * wholeSupply(jetton)

const WEIGHTS: Record<JettonSort, (jetton: JettonRow) => number> = {
  marketcap: marketProxy,
  holders: ({ holders }) => holders ?? -1,
  supply: wholeSupply,
}

/** Price × supply by these rates; -1 where either is not known. */
const valueBy = (rates: TokenRates, jetton: JettonRow): number => {
  const price = rates[jetton.address]?.price
  return (price == null ? null : marketValue(jetton, price)) ?? -1
}

/**
 * Highest first; equals keep the order they came in. By market capitalisation trusted ones stand first and blacklisted ones last, among their
 * like those whose price is known, and the rest by what stands in for it.
 */
export const sortJettons = (jettons: JettonRow[], sort: JettonSort, rates: TokenRates = {}): JettonRow[] =>
  jettons.toSorted(
    (a, b) =>
      (sort === 'marketcap' && (trustRank(a.trust) - trustRank(b.trust) || valueBy(rates, b) - valueBy(rates, a))) ||
      WEIGHTS[sort](b) - WEIGHTS[sort](a),
  )

/** Total and average of the holders, over the jettons whose count is known; null if no count is known. */
export function holderTotals(jettons: JettonRow[]): { total: number | null; average: number | null } {
  const counts = jettons.flatMap(({ holders }) => holders ?? [])
  if (counts.length === 0) return { total: null, average: null }
  const total = counts.reduce((sum, holders) => sum + holders, 0)
  return { total, average: Math.round(total / counts.length) }
}
