import { concentration, type JettonDetails, type JettonHolder } from './holders.ts'
import { percentOf } from './percent.ts'
import { scaled } from './scale.ts'

/** Percentages of the supply that the first 1, 10 and 100 holders have; none where the supply is unknown. */
export function topShares(
  { scale, supply }: JettonDetails,
  holders: JettonHolder[],
): { top: number; percent: string }[] {
  return concentration(holders).flatMap(({ top, balance }) => {
    const percent = percentOf(scaled(balance, scale), supply)
    return percent ? [{ top, percent }] : []
  })
}
