import { useCallback } from 'react'
import { $jettonRates } from '../../stores/jetton-rates.ts'
import type { RawAddress } from '../../ton/address.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import type { JettonRate } from './jetton-rate.ts'

export type RateOf = (address: RawAddress) => JettonRate

/** Rates of a page's jettons, as far as known. The function's identity changes with the rates. */
export function useRates(page: number): RateOf {
  const rates = useQuery($jettonRates(page))
  const { status } = rates
  const value = status === 'ready' ? rates.value : undefined
  return useCallback(
    address => (value ? (value[address] ?? 'none') : status === 'failed' ? 'failed' : 'loading'),
    [value, status],
  )
}
