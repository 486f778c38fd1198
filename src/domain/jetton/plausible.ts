/** The most a jetton wallet can hold (TEP-74: amounts of at most 15 bytes), and more decimals than any jetton needs. */
const MAX_AMOUNT = 2n ** 120n - 1n
const MAX_DECIMALS = 36

/** True of a supply that no contract of the standard can have, or of decimals that leave nothing of one. */
export const isImpossible = ({ supply, decimals }: { supply: string | null; decimals: number }): boolean =>
  decimals > MAX_DECIMALS || (supply !== null && BigInt(supply) > MAX_AMOUNT)

/** True if one holder has more than twice what there is said to be: answers of different ages differ by less. Both are to be unscaled. */
export const exceedsSupply = (holders: readonly { balance: string }[], supply: string | null): boolean =>
  supply !== null && holders.some(({ balance }) => BigInt(balance) > 2n * BigInt(supply))
