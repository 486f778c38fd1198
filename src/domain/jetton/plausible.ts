/** Maximum balance of a jetton wallet (TEP-74: amounts of at most 15 bytes). */
const MAX_AMOUNT = 2n ** 120n - 1n
/** More decimals than any jetton needs. */
const MAX_DECIMALS = 36

/** True for a supply above the standard's maximum, or for absurd decimals. */
export const isImpossible = ({ supply, decimals }: { supply: string | null; decimals: number }): boolean =>
  decimals > MAX_DECIMALS || (supply !== null && BigInt(supply) > MAX_AMOUNT)

/** True if a holder has more than twice the supply; smaller excesses may be due to answers of different ages. Both unscaled. */
export const exceedsSupply = (holders: readonly { balance: string }[], supply: string | null): boolean =>
  supply !== null && holders.some(({ balance }) => BigInt(balance) > 2n * BigInt(supply))
