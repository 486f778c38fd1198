import { concentration, type JettonDetails, type JettonHolder } from './holders.ts'
import { percentOf } from './percent.ts'
import { isImpossible } from './plausible.ts'
import { scaled } from './scale.ts'

/** Supply for computing shares; null if impossible, as it would make all shares look small. */
export const believedSupply = ({ supply }: Pick<JettonDetails, 'supply'>): string | null =>
  isImpossible({ supply, decimals: 0 }) ? null : supply

/** Percentages of the supply that the first 1, 10 and 100 holders have, as text and number. Empty if the scale or the supply is unknown, or the supply impossible. */
export function topShares(
  { scale, ...jetton }: JettonDetails,
  holders: JettonHolder[],
): { top: number; percent: string; share: number }[] {
  if (scale === undefined) return []
  const supply = believedSupply(jetton)
  return concentration(holders).flatMap(({ top, balance }) => {
    const units = scaled(balance, scale)
    const percent = percentOf(units, supply)
    if (!percent || !supply) return []
    return [{ top, percent, share: Number((BigInt(units) * 10_000n) / BigInt(supply)) / 100 }]
  })
}
