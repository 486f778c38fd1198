import { useCallback } from 'react'
import { recentValue } from '../../lib/recent-value.ts'
import { $jettonRates } from '../../stores/jetton-rates.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import type { JettonRate } from './jetton-rate.ts'

export type RateOf = (address: RawAddress) => JettonRate

/** Rates of a page's jettons, as far as known; too old ones count as failed. The function's identity changes with the rates. */
export function useRates(page: number): RateOf {
  const rates = useQuery($jettonRates(page))
  const { status } = rates
  const value = recentValue(rates)
  return useCallback(
    address => (value ? (value[address] ?? 'none') : status === 'loading' ? status : 'failed'),
    [value, status],
  )
}
