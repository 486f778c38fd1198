import { concentration, type JettonDetails, type JettonHolder } from './holders.ts'
import { percentOf } from './percent.ts'
import { scaled } from './scale.ts'

/** Percentages of the supply that the first 1, 10 and 100 holders have, as text and number; none where the supply is unknown. */
export function topShares(
  { scale, supply }: JettonDetails,
  holders: JettonHolder[],
): { top: number; percent: string; share: number }[] {
  return concentration(holders).flatMap(({ top, balance }) => {
    const units = scaled(balance, scale)
    const percent = percentOf(units, supply)
    if (!percent || !supply) return []
    return [{ top, percent, share: Number((BigInt(units) * 10_000n) / BigInt(supply)) / 100 }]
  })
}
