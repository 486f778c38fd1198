import type { TokenRates } from '../market/market.ts'
import { trustRank } from '../token/trust.ts'
import type { Jetton } from './jetton.ts'
import { isImpossible } from './plausible.ts'

/**
 * A jetton of a list. `supply`: smallest units as decimal text, scaled (TEP-526). Both are null if the provider sends no valid value.
 * `isScaled`: it is not known whether its price is of a scaled unit.
 */
export type JettonRow = Jetton & { supply: string | null; holders: number | null; isScaled?: true }

/** A page of the indexer's list, in its order. `unnamed`: number of omitted jettons without symbol and name. */
export type JettonPage = { jettons: JettonRow[]; unnamed: number; unreadable: number }

/**
 * Completes the first page of a ranking that starts at its second place. Prepends those of the largest jettons that are not on the page and
 * have more holders than its last row.
 */
export function withFirst(page: JettonPage, largest: readonly JettonRow[]): JettonPage {
  const listed = new Set(page.jettons.map(({ address }) => address))
  const least = Math.min(...page.jettons.flatMap(({ holders }) => holders ?? []))
  const first = largest.filter(({ address, holders }) => !listed.has(address) && (holders ?? 0) > least)
  return first.length > 0 ? { ...page, jettons: [...first, ...page.jettons] } : page
}

export const JETTON_SORTS = ['marketcap', 'holders', 'supply'] as const
export type JettonSort = (typeof JETTON_SORTS)[number]

/** Supply in jettons as a double; 0 if impossible. */
const wholeSupply = (jetton: JettonRow) =>
  isImpossible(jetton) ? 0 : Number(jetton.supply ?? 0) / 10 ** jetton.decimals

/** Substitute for market capitalisation, which no provider publishes: product of the magnitudes of holders and supply. */
export function marketProxy(jetton: JettonRow): number {
  const supply = wholeSupply(jetton)
  const { holders } = jetton
  return holders && supply ? Math.log10(holders + 1) * Math.log10(supply + 1) : 0
}

/** Price × supply; null if the supply is unknown, impossible or scaled. */
export const marketValue = (jetton: JettonRow, price: number): number | null =>
  jetton.supply === null || jetton.isScaled || isImpossible(jetton) ? null : price * wholeSupply(jetton)

const WEIGHTS: Record<JettonSort, (jetton: JettonRow) => number> = {
  marketcap: marketProxy,
  holders: ({ holders }) => holders ?? -1,
  supply: wholeSupply,
}

/** Price × supply at these rates; -1 if unknown. */
const valueBy = (rates: TokenRates, jetton: JettonRow): number => {
  const price = rates[jetton.address]?.price
  return (price == null ? null : marketValue(jetton, price)) ?? -1
}

/**
 * Sorts descending and stably. By market capitalisation, trusted jettons are first and blacklisted last. Within each, those with a known
 * price are first, the rest follow by `marketProxy`.
 */
export const sortJettons = (jettons: JettonRow[], sort: JettonSort, rates: TokenRates = {}): JettonRow[] =>
  jettons.toSorted(
    (a, b) =>
      (sort === 'marketcap' && (trustRank(a.trust) - trustRank(b.trust) || valueBy(rates, b) - valueBy(rates, a))) ||
      WEIGHTS[sort](b) - WEIGHTS[sort](a),
  )

/** Total and average of the jettons' numbers of holders; null without jettons, or if one number is unknown. */
export function holderTotals(jettons: JettonRow[]): { total: number | null; average: number | null } {
  const counts = jettons.flatMap(({ holders }) => holders ?? [])
  if (counts.length === 0 || counts.length < jettons.length) return { total: null, average: null }
  const total = counts.reduce((sum, holders) => sum + holders, 0)
  return { total, average: Math.round(total / counts.length) }
}
