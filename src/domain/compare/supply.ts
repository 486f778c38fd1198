import * as compareWords from '#words/compare.ts'
import { formatAmount } from '../notation/amount.ts'
import type { Statement } from './comparison.ts'

/** `supply` in smallest units; null if unknown. Providers do not state its moment. */
export const supplyStatement = (supply: string | null, decimals: number): Statement => ({
  at: '',
  when: compareWords.unsaid,
  values: { [compareWords.supply]: supply && formatAmount(supply, decimals) },
})
