import * as stakingWords from '#words/staking.ts'
import type { RawAddress } from '../../ton/address.ts'
import { type Decimal, decimalText, dividedBy, times, toDecimal } from '../market/decimal.ts'
import { COIN_DECIMALS, compareAmounts, sumAmounts } from '../notation/amount.ts'
import { shortAddress } from '../notation/short.ts'

/** A pool that stakes the coins of nominators. Amounts are nanoTON; null if the provider omits a value. */
export type StakingPool = {
  /** its position in the provider's answer, from 0 */
  id: number
  address: RawAddress | null
  name: string | null
  /** implementation, as named by the provider: "Nominator pools", "Liquid pools" */
  kind: string | null
  total: string | null
  minStake: string | null
  /** annual yield in percent */
  apy: number | null
  nominators: number | null
  /** maximum of nominators; null if unknown or unlimited */
  mostNominators: number | null
  /** true if it issues a jetton, which can be sold before the round ends */
  isLiquid: boolean | null
  /** master of the pool's jetton */
  jetton: RawAddress | null
  /** end of the current round, unix seconds */
  roundEnd: number | null
}
export type StakingPools = { pools: StakingPool[]; unreadable: number }

export const POOL_SORTS = ['apy', 'amount', 'nominators'] as const
export type PoolSort = (typeof POOL_SORTS)[number]

/** Names of at least this length are not shown. */
const LONG_NAME = 30

/** Title of a pool: its name if short, else its short address (`friendly`), else its number. */
export function poolTitle({ id, name }: StakingPool, friendly: string | null): string {
  if (name && [...name].length < LONG_NAME) return name
  return friendly ? shortAddress(friendly) : stakingWords.poolNumber(id + 1)
}

/** Key of a pool that is stable across answers. */
export const poolKey = ({ id, address }: StakingPool): string => address ?? String(id)

/** True for a pool without stake and nominators; false if unknown. Liquid pools have no count of nominators. */
export const isEmptyPool = ({ total, nominators, jetton }: StakingPool) =>
  total !== null && !/[^0]/.test(total) && (nominators === 0 || (nominators === null && jetton !== null))

/** Decimals of a rate: computed, and shown. */
const [RATE_EXACT, RATE_SHOWN] = [18, 4]

/** TON per jetton of a liquid pool, as text; null if unknown. `total` is nanoTON, `supply` unscaled. */
export function liquidRate(total: string | null, supply: string | null, decimals: number): string | null {
  if (total === null || supply === null) return null
  const coins = { digits: BigInt(total), places: COIN_DECIMALS }
  const rate = dividedBy(coins, { digits: BigInt(supply), places: decimals }, RATE_EXACT)
  return rate ? decimalText(rate, RATE_SHOWN) : null
}

/** Rank of an unknown figure: after all others. */
const LAST = -Number.MAX_VALUE
/** Compares descending; null comes last. */
const compareFigures = (a: number | null, b: number | null): number => (b ?? LAST) - (a ?? LAST)

const COMPARE: Record<PoolSort, (a: StakingPool, b: StakingPool) => number> = {
  apy: (a, b) => compareFigures(a.apy, b.apy),
  amount: (a, b) => compareAmounts(b.total ?? '-1', a.total ?? '-1'),
  nominators: (a, b) => compareFigures(a.nominators, b.nominators),
}

/** Sorts descending and stably. */
export const sortPools = (pools: StakingPool[], sort: PoolSort): StakingPool[] => pools.toSorted(COMPARE[sort])

export type ApyGrade = 'high' | 'middle' | 'low'

/** `high` from 5 %, `middle` from 3 %, else `low`. */
export function apyGrade(apy: number | null): ApyGrade {
  if (apy === null || apy < 3) return 'low'
  return apy < 5 ? 'middle' : 'high'
}

const known = <T>(values: (T | null)[]): T[] => values.filter(value => value !== null)

/** Sum of the amounts; null if one is unknown. */
export const sumAll = (amounts: (string | null)[]): string | null =>
  amounts.includes(null) ? null : sumAmounts(known(amounts))

/**
 * Figures of all pools together. `staked` (nanoTON) and `averageApy` are null if a pool does not state its own, the average also without
 * pools. `nominators` leaves out `uncounted` pools, and is null if no pool states them.
 */
export function poolTotals(pools: StakingPool[]) {
  const [yields, nominators] = [known(pools.map(({ apy }) => apy)), known(pools.map(pool => pool.nominators))]
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  return {
    staked: sumAll(pools.map(({ total }) => total)),
    averageApy: yields.length < (pools.length || 1) ? null : sum(yields) / yields.length,
    nominators: nominators.length ? sum(nominators) : null,
    uncounted: pools.length - nominators.length,
  }
}

/** Pools of one implementation: their number, and their total stake in nanoTON; null if the stake of one is unknown. */
export type PoolKind = { kind: string; pools: number; total: string | null }

/** Pools by implementation, largest stake first. At most `most` kinds, of which the last combines the rest. */
export function poolKinds(pools: StakingPool[], most: number): PoolKind[] {
  const kinds = [...Map.groupBy(pools, ({ kind }) => kind ?? stakingWords.otherKinds)]
    .map(([kind, alike]) => ({ kind, pools: alike.length, total: sumAll(alike.map(pool => pool.total)) }))
    .toSorted((a, b) => compareAmounts(b.total ?? '-1', a.total ?? '-1'))
  if (kinds.length <= most) return kinds
  const rest = kinds.splice(most - 1)
  const others = { kind: stakingWords.otherKinds, pools: rest.reduce((sum, kind) => sum + kind.pools, 0) }
  return [...kinds, { ...others, total: sumAll(rest.map(kind => kind.total)) }]
}

/** Exact simple interest on `amount` for a year, given an annual yield in percent; null for an unknown or negative yield. */
export function yearlyYield(amount: Decimal, apy: number | null): Decimal | null {
  if (apy === null || !(apy >= 0)) return null
  const { digits, places } = times(amount, toDecimal(apy))
  return { digits, places: places + 2 }
}
