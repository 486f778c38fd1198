/** The least first bid in whole coins, by the number of characters, since prices stopped falling in 2024 (dns-contract, `get_min_price_config`). */
const MIN_PRICES: Record<number, number> = { 4: 100, 5: 50, 6: 40, 7: 30, 8: 20, 9: 10, 10: 5 }
const LONG = 1

/** The least that outbids a bid for a `.ton` name, in nanoTON: 5 % more (dns-contract, `op::outbid`); null of other zones, whose rule is not known. */
export const nextBid = (name: string, highest: string): string | null =>
  /^[^.]+\.ton$/.test(name) ? String((BigInt(highest) * 105n) / 100n) : null

/** Whole coins that a first bid for a free `.ton` name has to be; null of names that are not auctioned there. */
export function minPrice(name: string): number | null {
  const [, label] = /^([^.]+)\.ton$/.exec(name) ?? []
  return label === undefined ? null : (MIN_PRICES[label.length] ?? LONG)
}
